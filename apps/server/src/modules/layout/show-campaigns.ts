import type { QueryOf, ReplyOf } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { openPage } from '../../kernel/list';
import { listCampaigns } from './layout.repository';

type Key = 'GET /api/mpmkt/v1/campaigns';

/** How long before they start campaigns are announced. */
const AHEAD_MS = 7 * DAY_MS;

/**
 * Campaigns offered on the caller's platform.
 * @throws BAD_INPUT for a cursor of another list
 */
export async function showCampaigns(ctx: Ctx, query: QueryOf<Key>): Promise<ReplyOf<Key>> {
  const page = openPage(ctx, 'GET /api/mpmkt/v1/campaigns', query);
  const now = ctx.now();
  const filter = { state: query.state, platform: ctx.platform, now, until: now + AHEAD_MS };
  const { rows, nextCursor } = page.cut(await listCampaigns(ctx.db, filter, page), ({ endsAt, campaignId }) => ({
    key: endsAt,
    id: campaignId,
  }));
  return { items: rows.map(({ platforms: _, ...campaign }) => campaign), nextCursor };
}
