import {
  isYearAffected,
  type YearDecisionState,
  type YearOrderFacts,
  type YearWindow,
  yearDeadlineMs,
  yearDecisionState,
  yearPhase,
} from '@voltfront/rules/order/model-year';
import type { YearChangePhase } from '@voltfront/rules/order/order-changes';
import type { Ctx } from '../../../kernel/context';
import { loadVersion } from '../../vehicle';
import type { OrderRow } from '../order.repository';
import { loadCampaigns } from './campaign-cache';
import { type CampaignRow, type DecisionRow, selectDecision } from './year.repository';

/** An order and the new model year that concerns it. */
export interface YearCase {
  campaign: CampaignRow;
  decision: DecisionRow | null;
  state: YearDecisionState;
  phase: YearChangePhase;
  deadlineAt: number;
}

const windowOf = ({ startsAt, endsAt }: CampaignRow): YearWindow => ({ startsAtMs: startsAt, endsAtMs: endsAt });

function factsOf(row: OrderRow, decision: DecisionRow | null): YearOrderFacts {
  return {
    kind: row.kind,
    state: row.state,
    createdAtMs: row.createdAt,
    locksAtMs: row.locksAt,
    isStockCar: row.stockCarId !== null,
    isSigned: row.yearSignedAt !== null,
    hasKept: decision?.choice === 'keep',
    hasPending: row.yearPending !== null,
  };
}

/** The campaign that concerns an order: the one it was signed in, else the newest begun one for its model and year. */
async function campaignOf(ctx: Ctx, row: OrderRow): Promise<CampaignRow | null> {
  const campaigns = await loadCampaigns(ctx);
  if (row.yearSignedAt !== null)
    return campaigns.find(({ campaignId }) => campaignId === row.yearPending?.campaignId) ?? null;
  const begun = campaigns.filter(({ modelId, startsAt }) => modelId === row.modelId && startsAt <= ctx.now());
  if (begun.length === 0) return null;
  const { modelYear } = await loadVersion(ctx, row.quote.configuration.versionId);
  const facts = factsOf(row, null);
  const fitting = begun.filter((one) => one.fromYear === modelYear && isYearAffected(windowOf(one), facts));
  return fitting.at(-1) ?? null;
}

/** How the decision about a new model year stands for an order; null when none concerns it. */
export async function yearCaseOf(ctx: Ctx, row: OrderRow): Promise<YearCase | null> {
  const campaign = await campaignOf(ctx, row);
  if (!campaign) return null;
  const decision = await selectDecision(ctx.db, row, campaign.campaignId);
  const [window, facts, now] = [windowOf(campaign), factsOf(row, decision), ctx.now()];
  return {
    campaign,
    decision,
    state: yearDecisionState(window, facts, now),
    phase: yearPhase(window, facts, now),
    deadlineAt: yearDeadlineMs(window, row.locksAt),
  };
}

/** Whether an order can still change its model year. Answered from memory. */
export async function yearPhaseOf(ctx: Ctx, row: OrderRow): Promise<YearChangePhase> {
  if (row.kind !== 'deposit' || row.state !== 'depositPaid') return 'none';
  const campaign = await campaignOf(ctx, row);
  return campaign ? yearPhase(windowOf(campaign), factsOf(row, null), ctx.now()) : 'none';
}
