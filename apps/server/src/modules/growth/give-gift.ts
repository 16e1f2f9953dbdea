import type { Ctx } from '../../kernel/context';
import { grantCoupon } from '../coupon';

/** The gift of a benefit for a period. */
export interface Gift {
  accountId: string;
  /** Template of the coupon. */
  template: string;
  benefit: string;
  period: string;
}

/** Gives out the coupon of a benefit, once per period. @returns null when the template has run out */
export async function giveGift(ctx: Ctx, { accountId, template, benefit, period }: Gift): Promise<string | null> {
  const granted = await grantCoupon(ctx, { accountId, template, reason: 'level', ref: `${benefit}:${period}` });
  return granted?.couponId ?? null;
}
