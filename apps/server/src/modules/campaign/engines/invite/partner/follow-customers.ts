import type { Ctx } from '../../../../../kernel/context';
import { findMobile } from '../../../../account';
import { type DriveRow, setDriveSource } from '../../../../test-drive';
import { type CampaignRow, findCampaign } from '../../../campaign.repository';
import { isHeld } from '../../../relation/lock-relation';
import { findOfFriend, type RelationRow } from '../../../relation/relation.repository';
import { inviteSettingsOf, partnerTermsOf } from '../invite-settings';
import { contractOf } from './contract';
import { insertCustomer } from './partner.repository';

/** Slug of the campaign through which business partners invite. */
const PARTNERS = 'partner-drive';

/** Keeps the end of the phone of somebody who was bound to a partner; in other campaigns nothing. */
export async function keepCustomer(ctx: Ctx, row: CampaignRow, relation: RelationRow): Promise<void> {
  if (partnerTermsOf(row) === null) return;
  const { inviterId, id: relationId, friendId, createdAt } = relation;
  const tail = ((await findMobile(ctx.db, friendId)) ?? '').slice(-4);
  await insertCustomer(ctx.db, { inviterId, relationId, friendId, tail, createdAt });
}

/** Books an application through the partners' channel on the partner to whom the customer belongs, whoever's code they came by. */
export async function bookPartnerDrive(ctx: Ctx, { drive }: { drive: DriveRow }): Promise<void> {
  const { driveId, channelCode, userId } = drive;
  const campaign = await findCampaign(ctx.db, PARTNERS);
  if (!campaign || inviteSettingsOf(campaign).channel !== channelCode) return;
  const relation = await findOfFriend(ctx.db, userId);
  const isOurs = relation?.campaignId === campaign.id && isHeld(relation, ctx.now());
  await setDriveSource(ctx, driveId, isOurs ? (contractOf(campaign, relation.inviterId)?.name ?? null) : null);
}
