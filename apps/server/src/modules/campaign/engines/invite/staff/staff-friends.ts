import type { BodyOf, QueryOf, ReplyOf, StaffFriendData } from '@voltfront/contract';
import { monthRange } from '@voltfront/rules/format/shanghai-time';
import { DAY_MS } from '@voltfront/rules/time';
import type { ActorCtx, Ctx } from '../../../../../kernel/context';
import { InternalError, refuse } from '../../../../../kernel/errors';
import { openPage } from '../../../../../kernel/list';
import { findMobile } from '../../../../account';
import { findStores } from '../../../../store';
import { findDrives } from '../../../../test-drive';
import type { CampaignRow } from '../../../campaign.repository';
import { assertTakesPart, openCampaign, refusalFor } from '../../../read-campaign';
import { listFriends, listMilestones, type RelationRow } from '../../../relation/relation.repository';
import { inviteTexts } from '../invite.texts';
import { INVITE, inviteSettingsOf } from '../invite-settings';
import { presentFriends } from '../present-friends';
import { insertDispute, lastChange, lockOwnRelation, ownDisputes } from './staff.repository';

const FRIENDS = 'GET /api/mpmkt/v1/campaign/staff/friends';

/** @throws FORBIDDEN for somebody who is no employee; what was reached can be seen after the end, too */
async function openForStaff(ctx: ActorCtx, slug: string): Promise<CampaignRow> {
  const row = await openCampaign(ctx, INVITE, slug);
  if ((await refusalFor(ctx, row)) !== null) await assertTakesPart(ctx, row);
  if (!inviteSettingsOf(row).staff) throw refuse('NOT_FOUND');
  return row;
}

/** Store and time of the drives of friends. */
async function visitsOf(ctx: Ctx, inviterId: string, rows: readonly RelationRow[]) {
  const milestones = await listMilestones(
    ctx.db,
    inviterId,
    rows.map(({ id }) => id),
  );
  const booked = milestones.filter(({ milestone }) => milestone === 'booked' || milestone === 'driven');
  const drives = await findDrives(
    ctx,
    booked.map(({ ref }) => ref),
  );
  const stores = await findStores(
    ctx,
    [...drives.values()].flatMap(({ storeId }) => storeId ?? []),
  );
  const visits = new Map<string, NonNullable<StaffFriendData['visit']>>();
  for (const { relationId, ref } of booked) {
    const drive = drives.get(ref);
    if (drive?.storeId)
      visits.set(relationId, { storeName: stores.get(drive.storeId)?.name ?? '', startsAt: drive.startsAt });
  }
  return visits;
}

async function presentStaffFriends(
  ctx: Ctx,
  campaign: CampaignRow,
  rows: readonly RelationRow[],
): Promise<StaffFriendData[]> {
  const [first] = rows;
  if (!first) return [];
  const friends = await presentFriends(ctx, campaign, rows);
  const visits = await visitsOf(ctx, first.inviterId, rows);
  const disputes = await ownDisputes(
    ctx.db,
    first.inviterId,
    rows.map(({ id }) => id),
  );
  const disputeMs = (inviteSettingsOf(campaign).staff?.disputeDays ?? 0) * DAY_MS;
  return friends.map((friend, index) => {
    const dispute = disputes.get(friend.relationId);
    const changedAt = Math.max(...friend.steps.map(({ at, revokedAt }) => revokedAt ?? at));
    return {
      ...friend,
      visit: visits.get(friend.relationId) ?? null,
      mayCall: rows[index]?.mayCall ?? false,
      canDispute: !dispute && ctx.now() - changedAt < disputeMs,
      dispute: dispute ? { text: dispute.text, at: dispute.createdAt, answer: dispute.answer } : null,
    };
  });
}

/** A page of an employee's customers. @throws NOT_FOUND, FORBIDDEN, BAD_INPUT */
export async function listStaffFriends(
  ctx: ActorCtx,
  query: QueryOf<typeof FRIENDS>,
): Promise<ReplyOf<typeof FRIENDS>> {
  const page = openPage(ctx, FRIENDS, query);
  const row = await openForStaff(ctx, query.slug);
  const within = query.month === undefined ? undefined : monthRange(query.month);
  const wanted = { inviterId: ctx.actor.accountId, campaignId: row.id, state: query.state, within };
  const { rows, nextCursor } = page.cut(await listFriends(ctx.db, wanted, page), ({ createdAt: key, id }) => ({
    key,
    id,
  }));
  return { items: await presentStaffFriends(ctx, row, rows), nextCursor };
}

/** Locks a friend of the caller in a campaign. @throws NOT_FOUND */
async function ownFriend(ctx: ActorCtx, row: CampaignRow, relationId: string): Promise<RelationRow> {
  const relation = await lockOwnRelation(ctx.db, ctx.actor.accountId, relationId);
  if (relation?.campaignId !== row.id) throw refuse('NOT_FOUND', { message: inviteTexts.noFriend });
  return relation;
}

/** The phone of a friend who agreed to be called. @throws NOT_FOUND, FORBIDDEN for others */
export async function showContact(
  ctx: ActorCtx,
  { slug, relationId }: BodyOf<'POST /api/mpmkt/v1/campaign/staff/contact'>,
): Promise<{ mobile: string }> {
  const relation = await ownFriend(ctx, await openForStaff(ctx, slug), relationId);
  const mobile = relation.mayCall ? await findMobile(ctx.db, relation.friendId) : null;
  if (mobile === null) throw refuse('FORBIDDEN', { message: inviteTexts.noCall });
  return { mobile };
}

/** Disputes the state of a friend; needs a transaction. @throws NOT_FOUND, STATE_CHANGED when it is too late or was done */
export async function disputeFriend(
  ctx: ActorCtx,
  { slug, relationId, text }: BodyOf<'POST /api/mpmkt/v1/campaign/staff/dispute'>,
): Promise<StaffFriendData> {
  const row = await openForStaff(ctx, slug);
  const relation = await ownFriend(ctx, row, relationId);
  const { inviterId, campaignId } = relation;
  const now = ctx.now();
  const disputeMs = (inviteSettingsOf(row).staff?.disputeDays ?? 0) * DAY_MS;
  if (now - (await lastChange(ctx.db, inviterId, relationId)) >= disputeMs)
    throw refuse('STATE_CHANGED', { message: inviteTexts.disputeOver });
  const isAdded = await insertDispute(ctx.db, { inviterId, relationId, campaignId, text, createdAt: now });
  if (!isAdded) throw refuse('STATE_CHANGED', { message: inviteTexts.disputed });
  const [friend] = await presentStaffFriends(ctx, row, [relation]);
  if (!friend) throw new InternalError('a friend that was just read is not there');
  return friend;
}
