import type { BodyOf, OrderNoticeData } from '@voltfront/contract';
import { isAnswerTo } from '@voltfront/rules/message/order-notice';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { tellLive } from '../live';
import { lockOwnOrder, noteOrder } from '../order';
import { showNotice } from './list-notices';
import { messageTexts } from './message.texts';
import { markNoticeRead, storeAnswer } from './notice.repository';

/**
 * Stores the answer of a notice, once, and a line on the order's timeline, which staff see too. Needs a transaction.
 * @throws NOT_FOUND, BAD_INPUT for an answer to something else, STATE_CHANGED for another answer than the one given or after
 * the deadline
 */
export async function answerNotice(
  ctx: ActorCtx,
  { orderNo, noticeId, answer }: BodyOf<'POST /api/mporder/v1/order/notices/answer'>,
): Promise<OrderNoticeData> {
  const { accountId } = ctx.actor;
  const key = { accountId, orderNo, noticeId };
  // Like every writer of an order: its row first.
  const order = await lockOwnOrder(ctx, { userId: accountId, orderNo });
  const before = await showNotice(ctx, key);
  if (!before.ask || !isAnswerTo(before.ask.kind, answer))
    throw refuse('BAD_INPUT', { data: { fields: ['body.answer'] } });
  if (before.ask.answer === answer) return before;
  if (!(await storeAnswer(ctx.db, key, answer, ctx.now())))
    throw refuse('STATE_CHANGED', {
      message: before.ask.answer === null ? messageTexts.answerOver : messageTexts.answered,
    });
  await markNoticeRead(ctx.db, key, ctx.now());
  await noteOrder(ctx, order, { title: messageTexts[answer], note: before.title, who: 'customer' });
  tellLive(ctx, accountId, 'messages');
  tellLive(ctx, accountId, 'orders');
  return showNotice(ctx, key);
}
