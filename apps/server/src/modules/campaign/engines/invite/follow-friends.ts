import { MINUTE_MS } from '@voltfront/rules/time';
import { whenActive } from '../../../../kernel/account-guard';
import type { Ctx } from '../../../../kernel/context';
import { type EventMap, type EventTable, type JobMap, type JobTable, schedule } from '../../../../kernel/jobs';
import { findCampaign } from '../../campaign.repository';
import { inviterOf } from '../../relation/inviter-code';
import { lockRelation } from '../../relation/lock-relation';
import { followDelivery, followDrive, followLock, followPayment, followRefund } from '../../relation/reach-milestone';
import type { MilestoneKey } from '../../relation/relation.events';
import { inviteSettingsOf, PROGRAMME } from './invite-settings';
import { giveLateReward, rewardSide, takeStepBack } from './reward-milestone';

/** Time for a newcomer to accept the invitation of a campaign, before the permanent programme binds them. */
const TO_ACCEPT_MS = 10 * MINUTE_MS;

declare module '../../../../kernel/jobs' {
  interface JobMap {
    /** Binds somebody who registered with an invite code to its owner, unless a campaign did. */
    bindNewcomer: { accountId: string; shareCode: string };
  }
}

async function awaitNewcomer(ctx: Ctx, { accountId, shareCode }: EventMap['AccountCreated']): Promise<void> {
  if (shareCode !== null) await schedule(ctx, 'bindNewcomer', { accountId, shareCode }, ctx.now() + TO_ACCEPT_MS);
}

async function bindNewcomer(ctx: Ctx, { accountId: friendId, shareCode }: JobMap['bindNewcomer']): Promise<void> {
  const campaign = await findCampaign(ctx.db, PROGRAMME);
  const inviter = await inviterOf(ctx, shareCode);
  if (!campaign || !inviter) return;
  const { known, relationDays } = inviteSettingsOf(campaign);
  const whom = { friendId, inviterId: inviter.accountId, campaignId: campaign.id };
  await lockRelation(ctx, { ...whom, channel: 'login', shareId: null, known, relationDays });
}

const ofFriend = ({ friendId }: MilestoneKey) => friendId;
const ofInviter = ({ inviterId }: MilestoneKey) => inviterId;

/** Drives of accounts; those of phones without one belong to nobody. */
const ofAccount = ({ userId }: EventMap['TestDriveMoved']): boolean => !userId.startsWith('phone:');

/** What friends do, and what both sides get for it. */
export const inviteEvents = {
  AccountCreated: { awaitNewcomer: whenActive(({ accountId }) => accountId, awaitNewcomer) },
  TestDriveMoved: { followFriendDrive: { tx: true, when: ofAccount, run: followDrive } },
  OrderPaid: { followFriendDeposit: followPayment },
  OrderLocked: { followFriendLock: followLock },
  OrderDelivered: { followFriendDelivery: followDelivery },
  OrderRefunded: { followFriendRefund: followRefund },
  RelationReached: {
    rewardInviter: whenActive(ofInviter, async (ctx, key) => void (await rewardSide(ctx, key, 'inviter'))),
    rewardFriend: whenActive(ofFriend, async (ctx, key) => void (await rewardSide(ctx, key, 'friend'))),
  },
  RelationRevoked: {
    takeFromInviter: whenActive(ofInviter, (ctx, key) => takeStepBack(ctx, key, 'inviter')),
    takeFromFriend: whenActive(ofFriend, (ctx, key) => takeStepBack(ctx, key, 'friend')),
  },
} satisfies EventTable;

export const inviteJobs = {
  bindNewcomer: whenActive(({ accountId }) => accountId, bindNewcomer),
  giveLateReward: whenActive(
    ({ side, inviterId, friendId }) => (side === 'inviter' ? inviterId : friendId),
    giveLateReward,
  ),
} satisfies JobTable;
