import type { ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { type ManualRow, selectChapter, selectManual } from './manual.repository';
import type { BothLanguages, ManualBlock } from './manual.tables';
import { ownedCarTexts } from './owned-car.texts';

type Chapter = ReplyOf<'GET /api/mporder/v1/ownedCar/manual/chapter'>;

const say = (words: BothLanguages): string => ownedCarTexts.stored(words);

const head = ({ chapter, title, summary, picture }: Omit<ManualRow, 'blocks'>) => ({
  chapter,
  title: say(title),
  summary: say(summary),
  picture,
});

function presentBlock(block: ManualBlock): Chapter['blocks'][number] {
  if (block.kind === 'steps') return { kind: 'steps', items: block.items.map(say) };
  if (block.kind === 'picture') return { ...block, caption: say(block.caption) };
  return { kind: block.kind, text: say(block.text) };
}

/** Chapters of the manual, in their order. */
export const listManual = async (ctx: Ctx): Promise<ReplyOf<'GET /api/mporder/v1/ownedCar/manual'>> =>
  (await selectManual(ctx.db)).map(head);

/** A chapter of the manual. @throws NOT_FOUND */
export async function showChapter(ctx: Ctx, { chapter }: { chapter: string }): Promise<Chapter> {
  const row = await selectChapter(ctx.db, chapter);
  if (!row) throw refuse('NOT_FOUND', { message: ownedCarTexts.noChapter });
  return { ...head(row), updatedAt: row.updatedAt, blocks: row.blocks.map(presentBlock) };
}
