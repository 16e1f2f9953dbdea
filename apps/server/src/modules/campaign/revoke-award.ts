import type { Ctx } from '../../kernel/context';
import { publish } from '../../kernel/jobs';
import { withdrawCoupon } from '../coupon';
import { takeBack } from '../points';
import { type AwardRow, findAwards, lockAward } from './award.repository';
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

declare module '../../kernel/jobs' {
  interface EventMap {
    /** A prize was taken back from its owner because an order that it was for was refunded. */
    AwardTakenBack: {
      accountId: string;
      awardId: string;
      prize: string;
      campaign: string;
      ofPoints: boolean;
      /** Points that were taken, and those that had been used before. */
      points: number;
      used: number;
    };
  }
}

const NOTHING: Revoked = { taken: 0, used: 0, isRevoked: false };
const OPEN: readonly AwardRow['state'][] = ['booked', 'waiting', 'ready', 'pickup', 'ordered'];

/** Tells the owner what was taken back; points that were used are not. */
async function tellOwner(ctx: Ctx, { accountId, id }: AwardRow, { taken, used }: Revoked): Promise<void> {
  const [full] = await findAwards(ctx.db, accountId, [id]);
  if (!full) return;
  const { prize, campaign } = full;
  const what = { awardId: id, prize: prize.title, campaign: campaign.title };
  await publish(ctx, 'AwardTakenBack', { accountId, ...what, ofPoints: prize.kind === 'points', points: taken, used });
}

/**
 * Takes a prize back as far as it was not used, in the caller's transaction: what is left of its points and tickets, a coupon
 * that was not used, goods that were not sent, a code that was not scanned; its owner is told. Asking again changes nothing.
 */
export async function revokeAward(ctx: Ctx, { accountId, id, prizeId }: AwardRow): Promise<Revoked> {
  const award = await lockAward(ctx.db, { accountId, id });
  if (!award || !OPEN.includes(award.state)) return NOTHING;
  if (award.couponId !== null && !(await withdrawCoupon(ctx, { accountId, couponId: award.couponId }))) return NOTHING;
  await awardStates.move(ctx, award, 'revoke', { who: 'system' });
  await takeTicketsBack(ctx.db, award);
  await returnPrize(ctx.db, prizeId);
  const points = await takeBack(ctx, { accountId, reason: 'campaign', ref: id });
  const revoked = { ...points, isRevoked: true };
  await tellOwner(ctx, award, revoked);
  return revoked;
}
