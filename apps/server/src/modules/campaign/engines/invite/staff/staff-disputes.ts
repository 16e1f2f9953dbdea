import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../../../../kernel/context';
import { openPage } from '../../../../../kernel/list';
import { findPeople, maskedMobiles } from '../../../../account';
import { findCampaigns } from '../../../campaign.repository';
import { listDisputes } from './staff.repository';

const KEY = 'GET /api/mpmkt/v1/staff/campaign/disputes';

/** States of customers that employees dispute, for staff; phones are masked for everybody. */
export async function listStaffDisputes(ctx: ActorCtx, query: QueryOf<typeof KEY>): Promise<ReplyOf<typeof KEY>> {
  const page = openPage(ctx, KEY, query, false);
  const { rows, nextCursor } = page.cut(await listDisputes(ctx.db, page), ({ dispute }) => ({
    key: dispute.createdAt,
    id: dispute.relationId,
  }));
  const people = await findPeople(ctx, [...new Set(rows.map(({ dispute }) => dispute.inviterId))]);
  const mobiles = await maskedMobiles(ctx, [...new Set(rows.map(({ relation }) => relation.friendId))]);
  const campaigns = await findCampaigns(ctx.db, [...new Set(rows.map(({ dispute }) => dispute.campaignId))]);
  return {
    items: rows.map(({ dispute: { inviterId, campaignId, relationId, text, createdAt: at }, relation }) => ({
      relationId,
      employee: people.get(inviterId)?.nickname ?? '—',
      organName: people.get(inviterId)?.organName ?? '',
      campaign: campaigns.get(campaignId)?.title ?? '—',
      friend: mobiles.get(relation.friendId) ?? '—',
      state: relation.isLapsed ? ('lapsed' as const) : relation.milestone,
      text,
      at,
    })),
    nextCursor,
  };
}
