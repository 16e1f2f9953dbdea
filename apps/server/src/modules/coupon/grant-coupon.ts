import { DAY_MS } from '@voltfront/rules/time';
import { type Ctx, withTransaction } from '../../kernel/context';
import { newId, randomDigits } from '../../kernel/ids';
import {
  countOfTemplate,
  findGranted,
  insertCoupon,
  returnToStock,
  type TemplateRow,
  takeFromStock,
} from './coupon.repository';
import type { CouponGrant } from './coupon.types';

/** Digits of the number of a coupon. */
export const COUPON_NO_DIGITS = 10;

/** A coupon of a template, as it is given out now. */
export function newCoupon(
  template: TemplateRow,
  { accountId, reason, ref, until = Number.POSITIVE_INFINITY }: CouponGrant,
  now: number,
) {
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
    expiresAt: Math.min(until, now + validDays * DAY_MS),
    reason,
    ref,
    createdAt: now,
    updatedAt: now,
  };
}

/** Gives out a coupon that was taken from the stock; null when another call for the same occasion was faster. */
async function hand(ctx: Ctx, template: TemplateRow, grant: CouponGrant) {
  const row = newCoupon(template, grant, ctx.now());
  if (await insertCoupon(ctx.db, row)) return { couponId: row.id, title: row.title };
  await returnToStock(ctx.db, template.id);
  return null;
}

/**
 * Gives out a coupon of a template, once per person, template and `ref`: asking again gives the same one. The limit per person
 * is for those who claim by themselves, and does not count here.
 * @returns null when the template has run out, is unknown or is not given out now
 */
export function grantCoupon(ctx: Ctx, grant: CouponGrant): Promise<{ couponId: string } | null> {
  const { accountId, template: templateId, ref } = grant;
  return withTransaction(ctx, async (tx) => {
    const known = await findGranted(tx.db, accountId, templateId, ref);
    if (known) return known;
    const template = await takeFromStock(tx.db, templateId, tx.now());
    if (!template) return null;
    const made = await hand(tx, template, grant);
    return made ? { couponId: made.couponId } : findGranted(tx.db, accountId, templateId, ref);
  });
}

/**
 * Gives out a coupon that somebody claims, within the limit per person; needs a transaction. Whoever takes from the stock holds
 * the template, so that claims of one person count each other.
 * @returns `limit` when the person had their share, null when there is none left
 */
export async function issueWithinLimit(
  ctx: Ctx,
  grant: CouponGrant,
): Promise<{ couponId: string; title: string } | 'limit' | null> {
  const template = await takeFromStock(ctx.db, grant.template, ctx.now());
  if (!template) return null;
  if ((await countOfTemplate(ctx.db, grant.accountId, grant.template)) < template.perPerson)
    return (await hand(ctx, template, grant)) ?? 'limit';
  await returnToStock(ctx.db, template.id);
  return 'limit';
}
