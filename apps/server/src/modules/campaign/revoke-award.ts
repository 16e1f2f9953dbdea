import type { Ctx } from '../../kernel/context';
import { withdrawCoupon } from '../coupon';
import { takeBack } from '../points';
import { type AwardRow, lockAward } from './award.repository';
import { returnPrize } from './campaign.repository';
import { awardStates } from './move-award';
import { takeTicketsBack } from './ticket.repository';

/** What became of a prize whose reason has gone. */
export interface Revoked {
  /** Points that were taken, and those that had been used before. */
  taken: number;
  used: number;
  /** The award is revoked; false: what was given is used up, or on its way. */
  isRevoked: boolean;
}

const NOTHING: Revoked = { taken: 0, used: 0, isRevoked: false };
const OPEN: readonly AwardRow['state'][] = ['booked', 'waiting', 'ready', 'ordered'];

/**
 * Takes a prize back as far as it was not used, in the caller's transaction: what is left of its points and tickets, a coupon that was not
 * used, goods that were not sent, a code that was not scanned. Asking again changes nothing.
 */
export async function revokeAward(ctx: Ctx, { accountId, id, prizeId }: AwardRow): Promise<Revoked> {
  const award = await lockAward(ctx.db, { accountId, id });
  if (!award || !OPEN.includes(award.state)) return NOTHING;
  if (award.couponId !== null && !(await withdrawCoupon(ctx, { accountId, couponId: award.couponId }))) return NOTHING;
  await awardStates.move(ctx, award, 'revoke', { who: 'system' });
  await takeTicketsBack(ctx.db, award);
  await returnPrize(ctx.db, prizeId);
  const points = await takeBack(ctx, { accountId, reason: 'campaign', ref: id });
  return { ...points, isRevoked: true };
}
