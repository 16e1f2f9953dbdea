import type { QueryOf, RefundDetailData } from '@voltfront/contract';
import { REFUND_DAYS } from '@voltfront/rules/refund/refund-reasons';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { orderForRefund } from '../order';
import { uploadAddress } from '../upload';
import { presentAccount } from './bank-account';
import { presentOrderOf } from './quote-refund';
import { type RefundRow, selectHistory, selectNewestOf, selectRefund } from './refund.repository';
import { reasonTitles, refundTexts } from './refund.texts';
import type { RefundKey } from './refund.types';

/** Why the money could not go back; null unless that is so now. */
const failureOf = ({ state, failure }: RefundRow): string | null =>
  state === 'failed' ? failure || refundTexts.methodRefused : null;

/** Pictures by addresses that end after some minutes. */
const presentPictures = (ctx: Ctx, { pictures }: RefundRow): string[] =>
  pictures.map((path) => uploadAddress(ctx, path));

/** What the customer and staff both see of a refund. */
export async function presentCommon(ctx: Ctx, row: RefundRow) {
  const { refundNo, state, amountFen, reason, words, explanation, parts, rejection, createdAt } = row;
  const history = await selectHistory(ctx.db, row);
  return {
    refundNo,
    state,
    amountFen,
    reason: { code: reason, title: reasonTitles[reason], words },
    explanation,
    pictures: presentPictures(ctx, row),
    parts,
    timeline: history.map((line) => ({ state: line.state, title: line.title, note: line.note, at: line.at })),
    rejection,
    failure: failureOf(row),
    days: REFUND_DAYS,
    createdAt,
  };
}

function actionsOf(row: RefundRow, canApply: boolean): RefundDetailData['actions'] {
  if (row.state === 'inReview') return ['withdraw'];
  if (row.state === 'failed') return ['correctAccount'];
  const isOver = row.state === 'rejected' || row.state === 'withdrawn';
  return isOver && canApply ? ['applyAgain'] : [];
}

/** A refund of the caller. @throws NOT_FOUND also for somebody else's */
export async function showRefund(ctx: Ctx, key: RefundKey): Promise<RefundDetailData> {
  const row = await selectRefund(ctx.db, key);
  if (!row) throw refuse('NOT_FOUND', { message: refundTexts.missing });
  return presentRefund(ctx, row);
}

async function presentRefund(ctx: Ctx, row: RefundRow): Promise<RefundDetailData> {
  const order = await orderForRefund(ctx, row);
  return {
    ...(await presentCommon(ctx, row)),
    order: presentOrderOf(order),
    account: presentAccount(row.account),
    actions: actionsOf(row, order.refusal === null),
    adviser: order.adviser,
  };
}

/** A refund by its number, or the newest one of an order, of the caller. @throws NOT_FOUND, BAD_INPUT for neither number */
export async function findOwnRefund(
  ctx: ActorCtx,
  { refundNo, orderNo }: QueryOf<'GET /api/mporder/v1/refund/detail'>,
): Promise<RefundDetailData> {
  const userId = ctx.actor.accountId;
  if (refundNo) return showRefund(ctx, { userId, refundNo });
  if (!orderNo) throw refuse('BAD_INPUT', { data: { fields: ['query.refundNo'] } });
  const row = await selectNewestOf(ctx.db, { userId, orderNo });
  if (!row) throw refuse('NOT_FOUND', { message: refundTexts.missing });
  return presentRefund(ctx, row);
}
