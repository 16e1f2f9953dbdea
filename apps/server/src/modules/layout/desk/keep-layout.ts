import { BlockSettings, type BodyOf, type LayoutContentData, type LayoutOfStaffData } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import { newId } from '../../../kernel/ids';
import { loadModels } from '../../vehicle';
import { layoutTexts } from '../layout.texts';
import {
  findRevision,
  insertPage,
  insertRevision,
  lockPage,
  type PageName,
  type PageRow,
  replaceBlocks,
  selectAllBlocks,
  updatePage,
} from './desk.repository';
import { BLOCKS_OF_MODEL, nameOf, publishedContent, showStaffLayout } from './show-layouts';

type Save = BodyOf<'POST /api/mpmkt/v1/staff/layout/save'>;
type Seen = BodyOf<'POST /api/mpmkt/v1/staff/layout/publish'>;
type Block = LayoutContentData['blocks'][number];

/** A page of the app, or an https address. */
const LINK = /^(\/[A-Za-z][\w/-]*(\?[^\s]*)?|\/|https:\/\/[^\s]+)$/;

/** The page as the caller saw it, held until the transaction ends. @throws NOT_FOUND, STATE_CHANGED */
async function openSeen(ctx: Ctx, { layoutId, edit }: Seen): Promise<PageRow> {
  const row = await lockPage(ctx.db, nameOf(layoutId));
  if (!row) throw refuse('NOT_FOUND', { message: layoutTexts.missing });
  if (row.edit !== edit) throw refuse('STATE_CHANGED', { message: layoutTexts.changedMeanwhile });
  return row;
}

const linksOf = (settings: object): string[] => {
  const items = 'items' in settings && Array.isArray(settings.items) ? settings.items : [settings];
  return items.flatMap(({ link }: { link?: unknown }) => (typeof link === 'string' ? [link] : []));
};

/** What makes no sense about a block of a kind of page. */
function faultsOf({ type, title, settings, startsAt, endsAt }: Block, kind: PageName['kind']): string[] {
  const parsed = BlockSettings.safeParse({ type, settings });
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const wrong = linksOf(parsed.data.settings).filter((link) => !LINK.test(link));
  return [
    ...wrong.map((link) => `link: “${link}”`),
    ...(kind === 'campaigns' && BLOCKS_OF_MODEL.has(type) ? ['type: this page has no model'] : []),
    ...(startsAt !== null && endsAt !== null && startsAt >= endsAt ? ['endsAt: ends before it begins'] : []),
    ...(title === '' ? ['title: is empty'] : []),
  ];
}

/** @throws BAD_INPUT with `data.faults`, each with the place of its block */
function assertSense({ blocks }: LayoutContentData, kind: PageName['kind']): void {
  const faults = blocks.flatMap((block, place) =>
    faultsOf(block, kind).map((fault) => `${place + 1}. ${block.title || block.type} · ${fault}`),
  );
  if (faults.length > 0) throw refuse('BAD_INPUT', { message: layoutTexts.wrongBlocks, data: { faults } });
}

/** Blocks whose ids are those of this page, or new: an id is never in two pages. */
async function ownBlocks(ctx: Ctx, row: PageRow | null, blocks: readonly Block[]): Promise<Block[]> {
  const kept = row ? [...(row.draft?.blocks ?? []), ...(await selectAllBlocks(ctx.db, row))] : [];
  const free = new Set(kept.map(({ blockId }) => blockId));
  return blocks.map((block) => ({
    ...block,
    // Each id once, too: the second of two has another one.
    blockId: free.delete(block.blockId) ? block.blockId : newId(ctx.now()),
  }));
}

/** @throws BAD_INPUT for a page of a model that is not there, ALREADY_DONE */
async function addPage(ctx: Ctx, name: PageName, content: LayoutContentData): Promise<void> {
  if (name.kind !== 'campaigns' && !(await loadModels(ctx)).some(({ modelId }) => modelId === name.slug))
    throw refuse('BAD_INPUT', { message: layoutTexts.noModel, data: { fields: ['body.layoutId'] } });
  const { title, text, picture, film } = content;
  const draft = { ...content, blocks: await ownBlocks(ctx, null, content.blocks) };
  const head = { title, text, picture, film, isPublished: false, draft, edit: 1, changedAt: ctx.now() };
  if (!(await insertPage(ctx.db, { ...name, ...head }))) throw refuse('ALREADY_DONE', { message: layoutTexts.isThere });
}

/**
 * Writes the draft of a page, a new one hidden; needs a transaction.
 * @throws NOT_FOUND, ALREADY_DONE, BAD_INPUT, STATE_CHANGED
 */
export async function saveLayout(ctx: ActorCtx, body: Save): Promise<LayoutOfStaffData> {
  const { layoutId, isNew, content } = body;
  const name = nameOf(layoutId);
  assertSense(content, name.kind);
  if (isNew) await addPage(ctx, name, content);
  else {
    const row = await openSeen(ctx, body);
    const draft = { ...content, blocks: await ownBlocks(ctx, row, content.blocks) };
    await updatePage(ctx.db, name, { draft, changedAt: ctx.now() });
  }
  return showStaffLayout(ctx, { layoutId });
}

/** Keeps what was there before the first revision, so that one can return to it. */
async function keepFirst(ctx: Ctx, row: PageRow): Promise<number> {
  if (row.revision > 0 || !row.isPublished) return row.revision;
  const { kind, slug } = row;
  await insertRevision(ctx.db, {
    ...{ kind, slug, revision: 1, publishedAt: null },
    content: await publishedContent(ctx, row),
  });
  return 1;
}

async function showDraft(ctx: Ctx, row: PageRow, draft: LayoutContentData): Promise<void> {
  const { kind, slug } = row;
  const now = ctx.now();
  assertSense(draft, kind);
  if (draft.blocks.length === 0) throw refuse('BAD_INPUT', { message: layoutTexts.noBlocks, data: { faults: [] } });
  const revision = (await keepFirst(ctx, row)) + 1;
  await insertRevision(ctx.db, { kind, slug, revision, content: draft, publishedAt: now });
  await replaceBlocks(
    ctx.db,
    row,
    draft.blocks.map((block, position) => ({ ...block, kind, slug, position })),
  );
  const { title, text, picture, film } = draft;
  const head = { title, text, picture, film, isPublished: true, draft: null, revision, changedAt: now };
  await updatePage(ctx.db, row, head);
}

/** Publishes the draft of a page, or shows a hidden page again; needs a transaction. @throws NOT_FOUND, STATE_CHANGED */
export async function publishLayout(ctx: ActorCtx, body: Seen): Promise<LayoutOfStaffData> {
  const row = await openSeen(ctx, body);
  if (row.draft) await showDraft(ctx, row, row.draft);
  else if (row.isPublished) throw refuse('STATE_CHANGED', { message: layoutTexts.nothingNew });
  else await updatePage(ctx.db, row, { isPublished: true, changedAt: ctx.now() });
  return showStaffLayout(ctx, body);
}

/** Hides a page; needs a transaction. @throws NOT_FOUND, STATE_CHANGED */
export async function hideLayout(ctx: ActorCtx, body: Seen): Promise<LayoutOfStaffData> {
  const row = await openSeen(ctx, body);
  if (!row.isPublished) throw refuse('STATE_CHANGED', { message: layoutTexts.isHidden });
  await updatePage(ctx.db, row, { isPublished: false, changedAt: ctx.now() });
  return showStaffLayout(ctx, body);
}

/** Makes a kept revision the draft; needs a transaction. @throws NOT_FOUND, STATE_CHANGED */
export async function restoreLayout(
  ctx: ActorCtx,
  body: BodyOf<'POST /api/mpmkt/v1/staff/layout/restore'>,
): Promise<LayoutOfStaffData> {
  const row = await openSeen(ctx, body);
  // What customers see is no draft.
  const isShown = body.revision === row.revision && (row.isPublished || row.revision > 0);
  const draft = isShown ? null : await findRevision(ctx.db, row, body.revision);
  if (draft === undefined) throw refuse('NOT_FOUND', { message: layoutTexts.noRevision });
  await updatePage(ctx.db, row, { draft, changedAt: ctx.now() });
  return showStaffLayout(ctx, body);
}
