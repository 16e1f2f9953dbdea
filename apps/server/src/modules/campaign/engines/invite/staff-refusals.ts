import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../../../kernel/context';
import { openPage } from '../../../../kernel/list';
import { maskedMobiles } from '../../../account';
import { findCampaigns } from '../../campaign.repository';
import { listRefusals } from '../../relation/relation.repository';

const KEY = 'GET /api/mpmkt/v1/staff/campaign/refusals';

/** Friends who were not bound to an inviter, for staff; phones are masked for everybody. */
export async function listStaffRefusals(ctx: ActorCtx, query: QueryOf<typeof KEY>): Promise<ReplyOf<typeof KEY>> {
  const page = openPage(ctx, KEY, query, false);
  const { rows, nextCursor } = page.cut(await listRefusals(ctx.db, page), ({ updatedAt: key, id }) => ({ key, id }));
  const people = await maskedMobiles(ctx, [
    ...new Set(rows.flatMap(({ inviterId, friendId }) => [inviterId, friendId])),
  ]);
  const campaigns = await findCampaigns(ctx.db, [...new Set(rows.map(({ campaignId }) => campaignId))]);
  return {
    items: rows.map(({ id: refusalId, reason, inviterId, friendId, campaignId, tries, createdAt, updatedAt }) => ({
      refusalId,
      reason,
      inviter: people.get(inviterId) ?? '—',
      friend: people.get(friendId) ?? '—',
      campaign: campaigns.get(campaignId)?.title ?? '—',
      tries,
      firstAt: createdAt,
      lastAt: updatedAt,
    })),
    nextCursor,
  };
}
