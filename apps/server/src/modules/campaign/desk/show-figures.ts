import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../../kernel/context';
import { spanOf } from '../../../kernel/day-span';
import { refuse } from '../../../kernel/errors';
import { findCampaign } from '../campaign.repository';
import { campaignTexts } from '../campaign.texts';
import { listVisits } from '../visits/visit.repository';
import { countByDay, type DayFigures, sumCost } from './figures.repository';

type Key = 'GET /api/mpmkt/v1/staff/campaign/figures';

const NOTHING: Omit<DayFigures, 'day'> = { shares: 0, views: 0, people: 0, invited: 0, drives: 0, deposits: 0 };
const NO_VISITS = { visits: 0, visitors: 0 };

/** What a campaign brought, by day. @throws NOT_FOUND, BAD_INPUT for a span that is empty or too long */
export async function showFigures(ctx: ActorCtx, query: QueryOf<Key>): Promise<ReplyOf<Key>> {
  const { from, before, days } = spanOf(query);
  const campaign = await findCampaign(ctx.db, query.slug);
  if (!campaign) throw refuse('NOT_FOUND', { message: campaignTexts.missing });
  const span = { campaignId: campaign.id, from, before };
  const read = new Map((await countByDay(ctx.db, span)).map(({ day, ...counts }) => [day, counts]));
  const visits = new Map((await listVisits(ctx.db, campaign.id, query)).map(({ day, ...counts }) => [day, counts]));
  const reach = { visits: 0, visitors: 0 };
  for (const each of visits.values()) {
    reach.visits += each.visits;
    reach.visitors += each.visitors;
  }
  const sums = { ...(read.get(null) ?? NOTHING), ...reach };
  const { costFen, withoutCost } = await sumCost(ctx.db, span);
  return {
    days: days.map((day) => ({ day, ...(read.get(day) ?? NOTHING), ...(visits.get(day) ?? NO_VISITS) })),
    sums,
    costFen,
    withoutCost,
    costPerDepositFen: sums.deposits > 0 ? Math.round(costFen / sums.deposits) : null,
  };
}
