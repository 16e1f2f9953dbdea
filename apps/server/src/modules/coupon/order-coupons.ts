import {
  bestCoupons,
  type CouponJudgement,
  type CouponOrder,
  judgeCoupons,
  type QuotedCoupon,
} from '@voltfront/rules/coupon/quote-coupons';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import {
  type CouponRow,
  selectForOrder,
  selectLockedOn,
  selectOfOrder,
  selectOwnForUpdate,
  selectTemplates,
} from './coupon.repository';
import { lockCoupon, moveCoupon } from './move-coupon';

/** Coupons that ended within this time are still listed for an order, with the reason. */
const RECENTLY_MS = 30 * DAY_MS;

/** An order that coupons are wanted for, at the present time. */
export type OrderForCoupons = Omit<CouponOrder, 'now'>;

/** An order of somebody. */
interface OrderOf {
  accountId: string;
  orderNo: string;
}

/** Coupons and what becomes of each, in the same order. */
export interface JudgedCoupons {
  rows: CouponRow[];
  judgement: CouponJudgement;
}

async function toQuoted(ctx: Ctx, rows: readonly CouponRow[]): Promise<QuotedCoupon[]> {
  const ids = rows.map(({ templateId }) => templateId);
  const templates = await selectTemplates(ctx.db, ids);
  return rows.map(({ id, templateId, ...row }) => {
    const { models = [], stores = [], stacking = 'alone' as const } = templates.get(templateId) ?? {};
    return { ...row, couponId: id, models, stores, stacking };
  });
}

/** Somebody's coupons for an order, judged with a chosen set (the best one for null), and the best combination. */
export async function judgeOwnCoupons(
  ctx: Ctx,
  accountId: string,
  order: OrderForCoupons,
  chosenIds: readonly string[] | null,
): Promise<JudgedCoupons & { bestIds: string[]; bestFen: number }> {
  const at = { ...order, now: ctx.now() };
  const rows = await selectForOrder(ctx.db, accountId, ctx.now() - RECENTLY_MS);
  const quoted = await toQuoted(ctx, rows);
  const bestIds = bestCoupons(quoted, at);
  const best = judgeCoupons(quoted, at, bestIds);
  const judgement = chosenIds === null ? best : judgeCoupons(quoted, at, chosenIds);
  return { rows, judgement, bestIds, bestFen: best.reductionFen };
}

/**
 * Judges coupons of somebody that they chose for an order and locks their rows, so that no other order takes them
 * meanwhile; needs a transaction. Those that are not theirs are missing in the answer.
 */
export async function judgeForUpdate(
  ctx: Ctx,
  accountId: string,
  order: OrderForCoupons,
  chosenIds: readonly string[],
): Promise<JudgedCoupons> {
  const rows = await selectOwnForUpdate(ctx.db, accountId, chosenIds);
  return { rows, judgement: judgeCoupons(await toQuoted(ctx, rows), { ...order, now: ctx.now() }, chosenIds) };
}

/** Judges the coupons that lie on an order for another price of it: they are its own, and do not end while they lie there. */
export async function judgeOnOrder(
  ctx: Ctx,
  { accountId, orderNo }: OrderOf,
  order: OrderForCoupons,
  inOrder: readonly string[],
): Promise<JudgedCoupons> {
  const rows = (await selectOfOrder(ctx.db, accountId, orderNo)).filter(({ state }) => state === 'locked');
  const held = (await toQuoted(ctx, rows)).map((each) => ({
    ...each,
    state: 'unused' as const,
    expiresAt: Number.MAX_SAFE_INTEGER,
  }));
  return { rows, judgement: judgeCoupons(held, { ...order, now: ctx.now() }, inOrder) };
}

/** Moves coupons that lie on an order, all or some; needs a transaction. */
async function moveLocked(
  ctx: Ctx,
  { accountId, orderNo }: OrderOf,
  event: 'free' | 'use',
  couponIds?: readonly string[],
): Promise<void> {
  const changes = event === 'free' ? { orderNo: null } : {};
  for (const row of await selectLockedOn(ctx.db, accountId, orderNo)) {
    if (couponIds && !couponIds.includes(row.id)) continue;
    await moveCoupon(ctx, row, event, { who: 'order', note: orderNo, changes });
  }
}

/**
 * Puts a coupon on an order, so that nothing else can use it; needs a transaction.
 * @throws NOT_FOUND for somebody else's; STATE_CHANGED for one that cannot be used now
 */
export async function putOnOrder(ctx: Ctx, couponId: string, { accountId, orderNo }: OrderOf): Promise<void> {
  const row = await lockCoupon(ctx, { accountId, couponId });
  await moveCoupon(ctx, row, 'lock', { who: 'order', note: orderNo, changes: { orderNo } });
}

/** Gives coupons of an order back, all or some; those whose time is over by then have expired. Needs a transaction. */
export const freeFromOrder = (ctx: Ctx, order: OrderOf, couponIds?: readonly string[]): Promise<void> =>
  moveLocked(ctx, order, 'free', couponIds);

/** The coupons of an order that can no longer be given back are used. Needs a transaction. */
export const useOnOrder = (ctx: Ctx, order: OrderOf): Promise<void> => moveLocked(ctx, order, 'use');

/** Coupons that lie on an order (they come back with it) or were spent on it, oldest first. */
export async function couponsOfOrder(
  ctx: Ctx,
  { accountId, orderNo }: OrderOf,
): Promise<{ title: string; isSpent: boolean; expiresAt: number }[]> {
  const rows = await selectOfOrder(ctx.db, accountId, orderNo);
  return rows.map(({ title, state, expiresAt }) => ({ title, isSpent: state === 'used', expiresAt }));
}
