import type { ChapterCardData, QueryOf, ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { loadModels } from '../vehicle';
import { type ChapterRow, selectChapters, selectStory } from './story.repository';

type Story = ReplyOf<'GET /api/mpmkt/v1/brand/story'>;
type ChapterReply = ReplyOf<'GET /api/mpmkt/v1/brand/chapter'>;

const toCard = ({ chapterId, position, title, lead, cover, minutes }: ChapterRow): ChapterCardData => ({
  chapterId,
  number: String(position).padStart(2, '0'),
  title,
  lead,
  cover,
  minutes,
});

/**
 * The brand's story with its published chapters.
 * @throws NOT_FOUND while none is published
 */
export async function showStory(ctx: Ctx): Promise<Story> {
  const row = await selectStory(ctx.db);
  if (!row) throw refuse('NOT_FOUND');
  const { film, intro, timeline, figures, awards } = row;
  return { film, intro, timeline, figures, awards, chapters: (await selectChapters(ctx.db)).map(toCard) };
}

async function relatedModel(ctx: Ctx, modelId: string | null): Promise<ModelOf> {
  const model = (await loadModels(ctx)).find((one) => one.modelId === modelId);
  return model ? { modelId: model.modelId, name: model.name, tagline: model.tagline, picture: model.cutout } : null;
}

type ModelOf = Extract<ChapterReply, { state: 'published' }>['model'];

/**
 * A chapter with its neighbours; without a chapter, when it is not published or unknown, only the
 * others.
 */
export async function showChapter(
  ctx: Ctx,
  { chapterId }: QueryOf<'GET /api/mpmkt/v1/brand/chapter'>,
): Promise<ChapterReply> {
  const rows = await selectChapters(ctx.db);
  const at = rows.findIndex((row) => row.chapterId === chapterId);
  const row = rows[at];
  if (!row) return { state: 'offline', chapters: rows.map(toCard) };
  const [previous, next] = [rows[at - 1], rows[at + 1]];
  return {
    state: 'published',
    ...toCard(row),
    blocks: row.blocks,
    sources: row.sources,
    previous: previous ? toCard(previous) : null,
    next: next ? toCard(next) : null,
    model: await relatedModel(ctx, row.modelId),
  };
}
