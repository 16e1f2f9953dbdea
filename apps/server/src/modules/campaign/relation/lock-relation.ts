import type { RelationRefusal } from '@voltfront/rules/campaign/milestones';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { newId } from '../../../kernel/ids';
import { lockName } from '../../../kernel/name-lock.repository';
import { drivesSince } from '../../test-drive';
import { reachMilestone } from './reach-milestone';
import './relation.events';
import { endRelation, findOfFriend, insertRelation, noteRefusal, type RelationRow } from './relation.repository';

/** Who is no new customer any more, as a campaign sees it. */
export interface KnownRule {
  ordered: boolean;
  /** Accounts that are older than so many days. */
  accountDays: number | null;
  /** People who finished a drive within so many days. */
  drivenDays: number | null;
}

/** Somebody who was invited, and how. */
export interface Invitation {
  friendId: string;
  inviterId: string;
  campaignId: string;
  channel: string;
  shareId: string | null;
  known: KnownRule;
  /** The relation ends after so many days; null: never. */
  relationDays: number | null;
  /** The friend agreed to be called by the inviter. */
  mayCall?: boolean;
}

export type LockOutcome =
  | { relation: RelationRow; isNew: boolean }
  | { refusal: RelationRefusal; relation: RelationRow | null };

/** Whether a relation holds at a moment. */
export const isHeld = ({ endedAt, until }: RelationRow, now: number): boolean =>
  endedAt === null && (until === null || now < until);

/** Why somebody is no new customer; null: they are one. */
export async function knownAs(ctx: Ctx, friendId: string, known: KnownRule): Promise<RelationRefusal | null> {
  const now = ctx.now();
  if (known.ordered && (await ctx.app.hooks.ask(ctx, 'hasOrdered', { accountId: friendId })).includes(true))
    return 'ordered';
  if (known.drivenDays !== null && (await drivesSince(ctx, friendId, now - known.drivenDays * DAY_MS)) > 0)
    return 'driven';
  if (known.accountDays === null) return null;
  const [facts] = await ctx.app.hooks.ask(ctx, 'customerFacts', { accountId: friendId });
  return facts && now - facts.joinedAt > known.accountDays * DAY_MS ? 'oldAccount' : null;
}

/** Why a friend who is bound to nobody cannot be bound to this inviter. */
async function refusalOf(ctx: Ctx, { friendId, inviterId, known }: Invitation): Promise<RelationRefusal | null> {
  if (friendId === inviterId) return 'own';
  const back = await findOfFriend(ctx.db, inviterId);
  if (back?.inviterId === friendId && isHeld(back, ctx.now())) return 'circle';
  return knownAs(ctx, friendId, known);
}

/** Keeps for staff that a friend was not bound, and why. */
export async function keepRefusal(
  ctx: Ctx,
  { friendId, inviterId, campaignId }: Pick<Invitation, 'friendId' | 'inviterId' | 'campaignId'>,
  reason: RelationRefusal,
): Promise<void> {
  const now = ctx.now();
  const row = { friendId, id: newId(now), inviterId, campaignId, reason, tries: 1 };
  await noteRefusal(ctx.db, { ...row, createdAt: now, updatedAt: now });
}

async function refuseFriend(
  ctx: Ctx,
  invitation: Invitation,
  refusal: RelationRefusal,
  relation: RelationRow | null,
): Promise<LockOutcome> {
  await keepRefusal(ctx, invitation, refusal);
  return { refusal, relation };
}

/**
 * Binds a friend to an inviter; needs a transaction. The first one stays: asking again gives the same relation, another inviter
 * is refused until the relation ends. Refusals are kept for staff, so they are told by the outcome and not thrown.
 */
export async function lockRelation(ctx: Ctx, invitation: Invitation): Promise<LockOutcome> {
  const { friendId, inviterId, campaignId, channel, shareId, relationDays, mayCall = false } = invitation;
  // Both names, so that two who invite each other at once are no circle; sorted, so that they do not wait in a circle.
  for (const person of [...new Set([friendId, inviterId])].sort()) await lockName(ctx.db, `relation:${person}`);
  const now = ctx.now();
  const before = await findOfFriend(ctx.db, friendId);
  if (before && isHeld(before, now)) {
    if (before.inviterId === inviterId) return { relation: before, isNew: false };
    return refuseFriend(ctx, invitation, friendId === inviterId ? 'own' : 'bound', before);
  }
  const refusal = await refusalOf(ctx, invitation);
  if (refusal) return refuseFriend(ctx, invitation, refusal, null);
  if (before) await endRelation(ctx.db, before, now);
  const until = relationDays === null ? null : now + relationDays * DAY_MS;
  const relation: RelationRow = {
    inviterId,
    id: newId(now),
    friendId,
    campaignId,
    channel,
    shareId,
    until,
    endedAt: null,
    milestone: 'registered',
    isLapsed: false,
    remindedOn: null,
    mayCall,
    createdAt: now,
  };
  await insertRelation(ctx.db, relation);
  await reachMilestone(ctx, relation, { milestone: 'registered', ref: relation.id, modelId: null });
  return { relation, isNew: true };
}
