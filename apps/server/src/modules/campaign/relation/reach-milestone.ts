import { MILESTONES, type Milestone } from '@voltfront/rules/campaign/milestones';
import { guardOf } from '../../../kernel/account-guard';
import type { Ctx } from '../../../kernel/context';
import { newId } from '../../../kernel/ids';
import { type EventMap, publish } from '../../../kernel/jobs';
import './relation.events';
import {
  findOfFriend,
  insertMilestone,
  type MilestoneRow,
  noteFurthest,
  type RelationRow,
  revokeOfOrder,
} from './relation.repository';

/** What happened to a friend. */
interface Reached {
  milestone: Milestone;
  /** The drive or the order. */
  ref: string;
  modelId: string | null;
}

const keyOf = ({ inviterId, friendId, id: milestoneId, milestone }: MilestoneRow) => ({
  inviterId,
  friendId,
  milestoneId,
  milestone,
});

/** Draws that give chances for friends hear of these. */
const forDraws = (milestone: Milestone): milestone is 'driven' | 'delivered' =>
  milestone === 'driven' || milestone === 'delivered';

/** Notes a milestone of a relation, once, and publishes it; needs a transaction. @returns null when it was reached before */
export async function reachMilestone(ctx: Ctx, relation: RelationRow, reached: Reached): Promise<MilestoneRow | null> {
  const now = ctx.now();
  const { inviterId, id: relationId, friendId, campaignId } = relation;
  const more = { isOverLimit: false, revokedAt: null, usedPoints: 0, createdAt: now };
  const row: MilestoneRow = { inviterId, id: newId(now), relationId, friendId, campaignId, ...reached, ...more };
  if (!(await insertMilestone(ctx.db, row))) return null;
  await noteFurthest(ctx.db, inviterId, relationId);
  await publish(ctx, 'RelationReached', keyOf(row));
  if (forDraws(reached.milestone))
    await publish(ctx, 'FriendReached', { inviterId, friendId, milestone: reached.milestone, ref: reached.ref });
  return row;
}

/** Notes how far somebody got, if somebody invited them; the many whom nobody invited cost one statement. */
async function noteReached(ctx: Ctx, friendId: string, reached: Reached): Promise<void> {
  const relation = await findOfFriend(ctx.db, friendId);
  if (!relation || !(await guardOf(ctx).holdAccount(ctx.db, friendId))) return;
  // The days of a relation say how long another one is kept away; who drove within them may order later.
  if (relation.until !== null && relation.until <= ctx.now()) return;
  await reachMilestone(ctx, relation, reached);
}

/** What the states of a test drive are worth. */
const MILESTONE_OF_DRIVE: Partial<Record<EventMap['TestDriveMoved']['to'], Milestone>> = {
  submitted: 'booked',
  confirmed: 'booked',
  arrived: 'arrived',
  done: 'driven',
};

/** A test drive was asked for, its driver came to the store, or it was done. */
export async function followDrive(ctx: Ctx, { userId, driveNo, to, modelId }: EventMap['TestDriveMoved']) {
  const milestone = MILESTONE_OF_DRIVE[to];
  if (milestone) await noteReached(ctx, userId, { milestone, ref: driveNo, modelId });
}

/** An intention or a deposit was paid; blind bookings do not count. */
export async function followPayment(ctx: Ctx, { userId, orderNo, kind, modelId }: EventMap['OrderPaid']) {
  if (kind === 'blind') return;
  const milestone = kind === 'intention' ? 'intention' : 'deposit';
  await noteReached(ctx, userId, { milestone, ref: orderNo, modelId });
}

export const followLock = (ctx: Ctx, { userId, orderNo, modelId }: EventMap['OrderLocked']) =>
  noteReached(ctx, userId, { milestone: 'locked', ref: orderNo, modelId });

export const followDelivery = (ctx: Ctx, { userId, orderNo, modelId }: EventMap['OrderDelivered']) =>
  noteReached(ctx, userId, { milestone: 'delivered', ref: orderNo, modelId });

/** An order was refunded: what its milestones gave is taken back as far as it was not used. */
export async function followRefund(ctx: Ctx, { userId, orderNo }: EventMap['OrderRefunded']): Promise<void> {
  const revoked = await revokeOfOrder(ctx.db, userId, orderNo, ctx.now());
  for (const row of revoked) await publish(ctx, 'RelationRevoked', keyOf(row));
  for (const relationId of new Set(revoked.map((row) => row.relationId))) {
    const [first] = revoked;
    if (first) await noteFurthest(ctx.db, first.inviterId, relationId);
  }
}

/** The order of milestones, for lists of them. */
export const byMilestone = (a: { milestone: Milestone }, b: { milestone: Milestone }): number =>
  MILESTONES.indexOf(a.milestone) - MILESTONES.indexOf(b.milestone);
