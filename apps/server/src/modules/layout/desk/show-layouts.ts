import {
  At,
  BlockSettings,
  CardIds,
  type LayoutContentData,
  type LayoutOfStaffData,
  PicturePath,
  type QueryOf,
  type ReplyOf,
} from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../../kernel/context';
import { describeSchema, type SchemaWords } from '../../../kernel/described-schema';
import { refuse } from '../../../kernel/errors';
import { openPage } from '../../../kernel/list';
import { findCards } from '../../community';
import { loadModels } from '../../vehicle';
import { cardIdsOf, parseSettings } from '../fill-block';
import { blockChoiceTexts, blockFieldTexts, layoutTexts } from '../layout.texts';
import {
  findAnyPage,
  type PageName,
  type PageRow,
  selectAllBlocks,
  selectPages,
  selectRevisions,
} from './desk.repository';

const LIST = 'GET /api/mpmkt/v1/staff/layouts';
const KINDS = 'GET /api/mpmkt/v1/staff/layout/kinds';
type Line = ReplyOf<typeof LIST>['items'][number];

/** Kind and slug of an id such as `community_YL01`. */
export function nameOf(layoutId: string): PageName {
  const [kind, slug = ''] = layoutId.split('_') as [PageName['kind'], string?];
  return { kind, slug };
}

function presentLine({ kind, slug, title, picture, isPublished, draft, revision, changedAt }: PageRow): Line {
  const layoutId = `${kind}_${slug}`;
  return { layoutId, kind, slug, title, picture, isPublished, hasDraft: draft !== null, revision, changedAt };
}

/** Laid out pages, those included that customers do not see. */
export async function listLayouts(ctx: ActorCtx, query: QueryOf<typeof LIST>): Promise<ReplyOf<typeof LIST>> {
  const page = openPage(ctx, LIST, query, false);
  const read = await selectPages(ctx.db, query, page);
  const { rows, nextCursor } = page.cut(read, ({ kind, slug }) => ({ key: 0, id: `${kind}_${slug}` }));
  return { items: rows.map(presentLine), nextCursor };
}

/** What customers see of a page. */
export async function publishedContent(ctx: Ctx, row: PageRow): Promise<LayoutContentData> {
  const { title, text, picture, film } = row;
  const blocks = await selectAllBlocks(ctx.db, row);
  return {
    ...{ title, text, picture, film },
    blocks: blocks.map(({ blockId, type, title: name, settings, startsAt, endsAt }) => ({
      ...{ blockId, type, title: name, startsAt, endsAt },
      settings: settings as LayoutContentData['blocks'][number]['settings'],
    })),
  };
}

/** Pages of the app, and the parameter that names the slug. */
const ADDRESSES: Record<PageName['kind'], string> = {
  community: '/pagesCommunity/aggregatedPage?modelId=',
  car: '/pagesActivity/carAggregated?modelId=',
  campaigns: '/pagesActivity/aggregatedPage?kind=',
};

/** A page as staff write it. @throws NOT_FOUND */
export async function showStaffLayout(ctx: Ctx, { layoutId }: { layoutId: string }): Promise<LayoutOfStaffData> {
  const name = nameOf(layoutId);
  const row = await findAnyPage(ctx.db, name);
  if (!row) throw refuse('NOT_FOUND', { message: layoutTexts.missing });
  const content = row.draft ?? (await publishedContent(ctx, row));
  const settings = content.blocks.flatMap((block) => parseSettings(block) ?? []);
  const cards = await findCards(ctx, settings.flatMap(cardIdsOf));
  return {
    ...presentLine(row),
    edit: row.edit,
    content,
    address: `${ADDRESSES[name.kind]}${name.slug}`,
    revisions: await selectRevisions(ctx.db, name),
    cards: [...cards].map(([cardId, { title }]) => ({ cardId, title })),
  };
}

const words: SchemaWords = {
  fields: blockFieldTexts,
  choices: blockChoiceTexts,
  formats: new Map<unknown, string>([
    [At, 'moment'],
    [PicturePath, 'picture'],
    [CardIds, 'cards'],
  ]),
};

/** Blocks that show what the page's model has. */
export const BLOCKS_OF_MODEL: ReadonlySet<string> = new Set([
  'vehicle',
  'versions',
  'rights',
  'accessories',
  'articles',
]);

const items = BlockSettings.options.map(({ shape }) => ({
  type: shape.type.value,
  settings: describeSchema(shape.settings, words),
  isOfModel: BLOCKS_OF_MODEL.has(shape.type.value),
}));

/** Every kind of block with what staff's form is drawn from. */
export async function showBlockKinds(ctx: Ctx): Promise<ReplyOf<typeof KINDS>> {
  const models = await loadModels(ctx);
  return { items, models: models.map(({ modelId, name }) => ({ modelId, name })) };
}
