import { endpointOf } from '@voltfront/contract';
import { campaignState, isShown } from '@voltfront/rules/campaign/campaign-state';
import type { Ctx } from '../../../../kernel/context';
import type { PageDataTable } from '../../../../kernel/page-data';
import { findCampaign } from '../../campaign.repository';
import { INVITE } from './invite-settings';
import { previewInvitation } from './open-invitation';

const KEY = 'POST /api/mpintegral/v1/recommend/open/poster/view';

/** Pages that friends open, with the campaign of an address that names none. */
const LANDINGS = {
  '/pages/share/target': 'referral',
  '/pages/share/targetNewYear': 'new-year',
  '/pagesBannerActivity/inviteDrive/share': 'invite-drive',
  '/pagesBannerActivity/inviteDrivePrize/share': 'invite-drive-prize',
  '/pagesBannerActivity/inviteDriveDeliver/share': 'invite-drive-deliver',
  '/pagesBannerActivity/inviteDriveForB/share': 'partner-drive',
  '/pagesBannerActivity/inviteActivity/beInviteWarpper': 'invite-order',
  '/pagesBannerActivity/inviteFriend/invitePage': 'invite-register',
  '/pagesBannerActivity/innerDrive/share': 'inner-drive',
  '/pagesBannerActivity/springEmp/share': 'spring-staff',
  '/pagesActivity/giftDriveInvite/beInvited': 'gift-drive-invite',
} as const;

/** The invitation that an address names, and how its link looks in a chat; nothing for a campaign that is not shown. */
async function landing(ctx: Ctx, usual: string, query: Record<string, string>) {
  const { id: slug = usual, share_code: shareCode, inviteRelationId } = query;
  const input = { slug, ...(shareCode && { shareCode }), ...(inviteRelationId && { inviteRelationId }) };
  const row = endpointOf(KEY).body?.safeParse(input).success ? await findCampaign(ctx.db, slug) : undefined;
  if (row?.engine !== INVITE || !isShown(campaignState(row, ctx.now()))) return { data: [] };
  const reply = await previewInvitation(ctx, input);
  const { title, lead: description, artwork } = reply.campaign;
  return { data: [{ key: KEY as typeof KEY, input, reply }], head: { title, description, picture: artwork.wide } };
}

/** Data of the pages that friends open. */
export const invitePageData: PageDataTable = Object.fromEntries(
  Object.entries(LANDINGS).map(([route, usual]) => [
    route,
    (ctx: Ctx, query: Record<string, string>) => landing(ctx, usual, query),
  ]),
);
