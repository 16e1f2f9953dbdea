import type { BodyOf, QueryOf, ReplyOf, WhitePaperOfStaffData } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import { newId } from '../../../kernel/ids';
import { openPage } from '../../../kernel/list';
import { signAddress } from '../../../kernel/signed-address';
import { contentTexts } from '../content.texts';
import { findAnyPaper, insertPaper, lockPaper, placeOf, selectPapers, updatePaper } from './desk.repository';
import { fileOfPaper, WHITE_PAPER_PATH } from './draw-white-paper';
import type { PaperRow } from './white-paper.repository';

const LIST = 'GET /api/mpmkt/v1/staff/whitePapers';
type Save = BodyOf<'POST /api/mpmkt/v1/staff/whitePaper/save'>;

/** Editions of white papers, those included that nobody can read. */
export async function listStaffPapers(ctx: ActorCtx, query: QueryOf<typeof LIST>): Promise<ReplyOf<typeof LIST>> {
  const page = openPage(ctx, LIST, query, false);
  const read = await selectPapers(ctx.db, query, page);
  const { rows, nextCursor } = page.cut(read, ({ publishedAt, paperId }) => ({ key: publishedAt, id: paperId }));
  return { items: rows, nextCursor };
}

/** An edition as staff write it, with its file. @throws NOT_FOUND */
export async function showStaffPaper(ctx: Ctx, { paperId }: { paperId: string }): Promise<WhitePaperOfStaffData> {
  const row = await findAnyPaper(ctx.db, paperId);
  if (!row) throw refuse('NOT_FOUND', { message: contentTexts.paperMissing });
  const { body, pageCount } = await fileOfPaper(row);
  const { position: _, ...paper } = row;
  return {
    ...paper,
    file: signAddress(ctx.app, `${WHITE_PAPER_PATH}${paperId}.pdf`),
    pageCount,
    sizeBytes: body.length,
  };
}

/** An edition as the caller saw it, held until the transaction ends. @throws NOT_FOUND, STATE_CHANGED */
async function openSeen(ctx: Ctx, paperId: string, edit: number): Promise<PaperRow> {
  const row = await lockPaper(ctx.db, paperId);
  if (!row) throw refuse('NOT_FOUND', { message: contentTexts.paperMissing });
  if (row.edit !== edit) throw refuse('STATE_CHANGED', { message: contentTexts.changedMeanwhile });
  return row;
}

/** @throws BAD_INPUT for chapters with the same id: links to one would lead to the other */
function assertSense({ chapters }: Save['content']): void {
  if (new Set(chapters.map(({ chapterId }) => chapterId)).size < chapters.length)
    throw refuse('BAD_INPUT', { message: contentTexts.chapterTwice, data: { fields: ['body.content.chapters'] } });
}

/** Writes an edition, a new one unpublished; needs a transaction. @throws NOT_FOUND, BAD_INPUT, STATE_CHANGED */
export async function savePaper(
  ctx: ActorCtx,
  { paperId: given, edit, content }: Save,
): Promise<WhitePaperOfStaffData> {
  assertSense(content);
  const row = given === undefined ? null : await openSeen(ctx, given, edit);
  const paperId = row?.paperId ?? newId(ctx.now());
  // An edition of another subject moves to the place of that one.
  const position = row?.subject === content.subject ? row.position : await placeOf(ctx.db, content.subject);
  if (row) await updatePaper(ctx.db, paperId, { ...content, position });
  else await insertPaper(ctx.db, { ...content, paperId, position, isPublished: false });
  return showStaffPaper(ctx, { paperId });
}

/** Publishes an edition or takes it back; needs a transaction. @throws NOT_FOUND, STATE_CHANGED */
export async function showPaperToAll(
  ctx: ActorCtx,
  { paperId, edit, isPublished }: BodyOf<'POST /api/mpmkt/v1/staff/whitePaper/show'>,
): Promise<WhitePaperOfStaffData> {
  await openSeen(ctx, paperId, edit);
  await updatePaper(ctx.db, paperId, { isPublished });
  return showStaffPaper(ctx, { paperId });
}
