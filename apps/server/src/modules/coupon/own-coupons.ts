import { ENDING_SOON_MS } from '@voltfront/rules/coupon/coupon-kinds';
import type { Ctx } from '../../kernel/context';
import { countEnding, countUsable, selectEnding, selectUsableOf } from './coupon.repository';

/** How many coupons somebody can use now. */
export const usableCoupons = (ctx: Ctx, accountId: string): Promise<number> =>
  countUsable(ctx.db, accountId, ctx.now());

/** Coupons of somebody at a glance. */
export interface Wallet {
  usable: number;
  /** How many of them end soon. */
  ending: number;
  /** The first of those that end soon. */
  firstEnding: { couponId: string; title: string; expiresAt: number }[];
}

/** What somebody can use now, and what of it ends soon; of the latter the first `most`, which cost a statement only then. */
export async function walletOf(ctx: Ctx, accountId: string, most: number): Promise<Wallet> {
  const now = ctx.now();
  const until = now + ENDING_SOON_MS;
  const counts = await countEnding(ctx.db, accountId, now, until);
  const rows = counts.ending > 0 ? await selectEnding(ctx.db, accountId, { now, until, limit: most }) : [];
  return { ...counts, firstEnding: rows.map(({ id: couponId, title, expiresAt }) => ({ couponId, title, expiresAt })) };
}

/** Kinds of coupons that are used with a car one has. */
const CAR_KINDS = ['charging', 'service'] as const;
const MOST_FOR_CAR = 5;

/** Coupons for charging and service that somebody can use now, the soonest-ending first. */
export async function couponsForCar(ctx: Ctx, accountId: string): Promise<Wallet['firstEnding']> {
  const rows = await selectUsableOf(ctx.db, accountId, { now: ctx.now(), kinds: CAR_KINDS, limit: MOST_FOR_CAR });
  return rows.map(({ id: couponId, title, expiresAt }) => ({ couponId, title, expiresAt }));
}

/** Kinds of coupons that are shown to the staff of a store. */
const STORE_KINDS = ['service', 'merchandise'] as const;
const MOST_IN_STORE = 50;

/** Coupons made from these templates that somebody can use now, the soonest-ending first. */
export async function couponsOfTemplates(
  ctx: Ctx,
  accountId: string,
  templateIds: readonly string[],
): Promise<Wallet['firstEnding']> {
  if (templateIds.length === 0) return [];
  const rows = await selectUsableOf(ctx.db, accountId, { now: ctx.now(), kinds: STORE_KINDS, limit: MOST_IN_STORE });
  return rows
    .filter(({ templateId }) => templateIds.includes(templateId))
    .map(({ id: couponId, title, expiresAt }) => ({ couponId, title, expiresAt }));
}
