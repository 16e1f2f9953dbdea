import type { BodyOf, ChatAnswerData, QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { openPage } from '../../kernel/list';
import { lockName } from '../../kernel/name-lock.repository';
import { chatTexts } from './chat.texts';
import {
  type AnswerRow,
  countAnswers,
  deleteAnswer,
  findAnswer,
  insertAnswers,
  listAnswers,
  updateAnswer,
} from './chat-answer.repository';

const LIST = 'GET /api/mpaccount/v1/staff/chat/answers';
/** Most answers; a question is compared with all of them. */
const MOST = 100;

type Written = BodyOf<'POST /api/mpaccount/v1/staff/chat/answer'>;

const present = ({ id: answerId, createdAt: _, ...row }: AnswerRow): ChatAnswerData => ({ answerId, ...row });

/** All answers, in their order. */
export async function listForDesk(ctx: ActorCtx, query: QueryOf<typeof LIST>): Promise<ReplyOf<typeof LIST>> {
  const page = openPage(ctx, LIST, query, false);
  const { rows, nextCursor } = page.cut(await listAnswers(ctx.db, page), ({ position, id }) => ({
    key: position,
    id,
  }));
  return { items: rows.map(present), nextCursor };
}

async function addAnswer(ctx: ActorCtx, content: Omit<Written, 'answerId' | 'seenAt'>): Promise<ChatAnswerData> {
  await lockName(ctx.db, 'chat-answers');
  if ((await countAnswers(ctx.db)) >= MOST) throw refuse('LIMIT_REACHED', { message: chatTexts.tooManyAnswers });
  const now = ctx.now();
  const row = { ...content, id: newId(now), createdAt: now, updatedAt: now };
  await insertAnswers(ctx.db, [row]);
  return present(row);
}

/** Writes an answer, a new one without an id; needs a transaction. @throws NOT_FOUND, LIMIT_REACHED, STATE_CHANGED */
export async function writeAnswer(ctx: ActorCtx, { answerId, seenAt, ...content }: Written): Promise<ChatAnswerData> {
  if (answerId === null) return addAnswer(ctx, content);
  const found = await findAnswer(ctx.db, answerId);
  if (!found) throw refuse('NOT_FOUND', { message: chatTexts.noAnswer });
  // Two writes within a millisecond are told apart as well.
  const updatedAt = Math.max(ctx.now(), found.updatedAt + 1);
  const written = await updateAnswer(ctx.db, { id: answerId, seenAt: seenAt ?? 0 }, { ...content, updatedAt });
  if (!written) throw refuse('STATE_CHANGED', { message: chatTexts.answerChanged });
  return present(written);
}

/** Removes an answer. @throws NOT_FOUND */
export async function removeAnswer(
  ctx: ActorCtx,
  { answerId }: BodyOf<'POST /api/mpaccount/v1/staff/chat/answer/remove'>,
): Promise<{ ok: true }> {
  if (!(await deleteAnswer(ctx.db, answerId))) throw refuse('NOT_FOUND', { message: chatTexts.noAnswer });
  return { ok: true };
}
