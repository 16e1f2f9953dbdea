import type { BodyOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { type FinancedOrder, orderForFinance } from '../order';
import { openApplication } from './application.repository';
import { calculatePlan } from './calculate-plan';
import { PLAN_VALID_MS, presentStored } from './compare-plans';
import { financeTexts } from './finance.texts';
import type { FinanceInput } from './finance.types';
import { ownPlan } from './keep-plans';
import { orderStanding } from './order-part';
import { deleteWish, putWish } from './plan.repository';

type WishBody = BodyOf<'POST /api/mporder/v1/finance/wish'>;

/** The chosen plan: a saved one that is still valid, or the choice in the request. */
async function wishedFor(ctx: ActorCtx, body: WishBody): Promise<Pick<FinanceInput, 'choice' | 'tradeIn'>> {
  const { planId, choice, tradeIn } = body;
  if ((planId === undefined) === (choice === undefined))
    throw refuse('BAD_INPUT', { message: financeTexts.choosePlan, data: { fields: ['body.planId', 'body.choice'] } });
  if (choice) return { choice, tradeIn };
  const { input, validUntil } = await ownPlan(ctx, planId ?? '');
  if (ctx.now() >= validUntil) throw refuse('PLAN_EXPIRED');
  return { choice: input.choice, tradeIn: input.tradeIn };
}

async function lockForWish(ctx: ActorCtx, orderNo: string): Promise<FinancedOrder> {
  const key = { userId: ctx.actor.accountId, orderNo };
  const order = await orderForFinance(ctx, key, { lock: true });
  if (await openApplication(ctx.db, key)) throw refuse('APPLICATION_RUNNING');
  return order;
}

/**
 * Saves the plan chosen for an order, calculated from the order's frozen price; call it in a
 * transaction. A later one replaces it.
 * @throws NOT_FOUND for somebody else's order or plan; ORDER_NOT_READY for a closed, unpaid or
 * fully paid order
 * @throws APPLICATION_RUNNING, PLAN_EXPIRED, BAD_INPUT, and the errors of the calculation
 */
export async function noteWish(ctx: ActorCtx, body: WishBody): Promise<ReplyOf<'POST /api/mporder/v1/finance/wish'>> {
  const order = await lockForWish(ctx, body.orderNo);
  const standing = orderStanding(order);
  if (!standing.canWish) throw refuse('ORDER_NOT_READY', { message: standing.message ?? undefined });
  const { orderNo, userId, cityCode } = order;
  const input: FinanceInput = { subject: { kind: 'order', orderNo }, cityCode, ...(await wishedFor(ctx, body)) };
  const plan = await calculatePlan(ctx, input);
  const savedAt = ctx.now();
  const stored = { input, plan, savedAt, validUntil: savedAt + PLAN_VALID_MS };
  await putWish(ctx.db, { userId, orderNo, ...stored });
  return presentStored(ctx, stored);
}

/**
 * Deletes an order's chosen plan; call it in a transaction.
 * @throws NOT_FOUND for somebody else's order, or without a chosen plan; APPLICATION_RUNNING
 */
export async function dropWish(ctx: ActorCtx, { orderNo }: { orderNo: string }): Promise<{ ok: true }> {
  const { userId } = await lockForWish(ctx, orderNo);
  if (!(await deleteWish(ctx.db, { userId, orderNo })))
    throw refuse('NOT_FOUND', { message: financeTexts.noPlanOfOrder });
  return { ok: true };
}
