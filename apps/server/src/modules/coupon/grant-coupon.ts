import { DAY_MS } from '@voltfront/rules/time';
import { type Ctx, withTransaction } from '../../kernel/context';
import { newId, randomDigits } from '../../kernel/ids';
import { findGranted, insertCoupon, returnToStock, type TemplateRow, takeFromStock } from './coupon.repository';
import type { CouponGrant } from './coupon.types';

/** Digits of the number of a coupon. */
export const COUPON_NO_DIGITS = 10;

/** A coupon of a template, as it is given out now. */
export function newCoupon(template: TemplateRow, { accountId, reason, ref }: CouponGrant, now: number) {
  const { id: templateId, kind, title, amountFen, quantity, unit, thresholdFen, isGiftable, validDays } = template;
  return {
    accountId,
    id: newId(now),
    couponNo: randomDigits(COUPON_NO_DIGITS),
    templateId,
    kind,
    title,
    amountFen,
    quantity,
    unit,
    thresholdFen,
    isGiftable,
    state: 'unused' as const,
    startsAt: now,
    expiresAt: now + validDays * DAY_MS,
    reason,
    ref,
    createdAt: now,
    updatedAt: now,
  };
}

/** What came of giving out a coupon; `template` where this call gave it out. */
interface Granted {
  couponId: string;
  template: TemplateRow | null;
}

/** As `grantCoupon`, and says whether this call gave the coupon out. Needs a transaction. */
export async function issueCoupon(ctx: Ctx, grant: CouponGrant): Promise<Granted | null> {
  const { accountId, template: templateId, ref } = grant;
  const known = await findGranted(ctx.db, accountId, templateId, ref);
  if (known) return { ...known, template: null };
  const template = await takeFromStock(ctx.db, templateId, ctx.now());
  if (!template) return null;
  const row = newCoupon(template, grant, ctx.now());
  if (await insertCoupon(ctx.db, row)) return { couponId: row.id, template };
  // Another call for the same occasion was faster.
  await returnToStock(ctx.db, templateId);
  const first = await findGranted(ctx.db, accountId, templateId, ref);
  return first && { ...first, template: null };
}

/**
 * Gives out a coupon of a template, once per person, template and `ref`: asking again gives the same one.
 * @returns null when the template has run out, is unknown or is not given out now
 */
export function grantCoupon(ctx: Ctx, grant: CouponGrant): Promise<{ couponId: string } | null> {
  return withTransaction(ctx, async (tx) => {
    const granted = await issueCoupon(tx, grant);
    return granted && { couponId: granted.couponId };
  });
}
