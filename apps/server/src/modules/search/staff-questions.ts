import type { BodyOf, QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { publish } from '../../kernel/jobs';
import { openPage } from '../../kernel/list';
import {
  insertQuestion,
  isAsked,
  listQuestions,
  lockQuestion,
  type QuestionRow,
  updateQuestion,
} from './desk.repository';
import { searchTexts } from './search.texts';

const LIST = 'GET /api/mpmkt/v1/staff/search/questions';

/** Questions that the search answers, retired ones included. */
export async function listStaffQuestions(ctx: ActorCtx, query: QueryOf<typeof LIST>): Promise<ReplyOf<typeof LIST>> {
  const page = openPage(ctx, LIST, query, false);
  const read = await listQuestions(ctx.db, query, page);
  const { rows, nextCursor } = page.cut(read, ({ questionId }) => ({ key: 0, id: questionId }));
  return { items: rows, nextCursor };
}

/** A question as the caller saw it, held until the transaction ends. @throws NOT_FOUND, STATE_CHANGED */
async function openSeen(ctx: Ctx, questionId: string, edit: number): Promise<QuestionRow> {
  const row = await lockQuestion(ctx.db, questionId);
  if (!row) throw refuse('NOT_FOUND', { message: searchTexts.missing });
  if (row.edit !== edit) throw refuse('STATE_CHANGED', { message: searchTexts.changedMeanwhile });
  return row;
}

/** Keeps a changed question, and has it found as it is now. */
async function keep(ctx: Ctx, row: QuestionRow): Promise<QuestionRow> {
  const changed = { ...row, edit: row.edit + 1 };
  await updateQuestion(ctx.db, changed);
  await publish(ctx, 'SearchableChanged', { kind: 'question', ids: [row.questionId] });
  return changed;
}

/** Writes a question with its answer; needs a transaction. @throws NOT_FOUND, ALREADY_DONE, STATE_CHANGED */
export async function saveQuestion(
  ctx: ActorCtx,
  { questionId: given, edit, question, answer }: BodyOf<'POST /api/mpmkt/v1/staff/search/question/save'>,
): Promise<QuestionRow> {
  const row = given === undefined ? null : await openSeen(ctx, given, edit);
  const questionId = row?.questionId ?? newId(ctx.now());
  if (await isAsked(ctx.db, question, questionId)) throw refuse('ALREADY_DONE', { message: searchTexts.asked });
  if (row) return keep(ctx, { ...row, question, answer });
  const added = { questionId, question, answer, isRetired: false, edit: 0 };
  await insertQuestion(ctx.db, added);
  await publish(ctx, 'SearchableChanged', { kind: 'question', ids: [questionId] });
  return added;
}

/** Takes a question out of the search or puts it back; needs a transaction. @throws NOT_FOUND, STATE_CHANGED */
export async function retireQuestion(
  ctx: ActorCtx,
  { questionId, edit, isRetired }: BodyOf<'POST /api/mpmkt/v1/staff/search/question/retire'>,
): Promise<QuestionRow> {
  return keep(ctx, { ...(await openSeen(ctx, questionId, edit)), isRetired });
}
