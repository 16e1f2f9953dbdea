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
import { type DecisionRow, selectDecisions, type YearOfferRow } from './year.repository';
import { loadYearOffers } from './year-offers';

/** An order and the offer of a new model year that concerns it. */
export interface YearCase {
  offer: YearOfferRow;
  decision: DecisionRow | null;
  state: YearDecisionState;
  phase: YearChangePhase;
  deadlineAt: number;
}

const windowOf = ({ startsAt, endsAt }: YearOfferRow): YearWindow => ({ startsAtMs: startsAt, endsAtMs: endsAt });

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

/**
 * The offer that concerns an order: the one whose change it signed, else the newest started one for
 * its model and year.
 */
async function offerOf(ctx: Ctx, row: OrderRow): Promise<YearOfferRow | null> {
  const offers = await loadYearOffers(ctx);
  if (row.yearSignedAt !== null) return offers.find(({ offerId }) => offerId === row.yearPending?.campaignId) ?? null;
  const begun = offers.filter(({ modelId, startsAt }) => modelId === row.modelId && startsAt <= ctx.now());
  if (begun.length === 0) return null;
  const { modelYear } = await loadVersion(ctx, row.quote.configuration.versionId);
  const facts = factsOf(row, null);
  const fitting = begun.filter((one) => one.fromYear === modelYear && isYearAffected(windowOf(one), facts));
  return fitting.at(-1) ?? null;
}

/**
 * Orders of one customer with the model year offer that concerns each, in the same order; others
 * are left out. One statement.
 */
export async function yearCasesOf(
  ctx: Ctx,
  userId: string,
  rows: readonly OrderRow[],
): Promise<{ row: OrderRow; found: YearCase }[]> {
  const known = await Promise.all(rows.map(async (row) => ({ row, offer: await offerOf(ctx, row) })));
  const concerned = known.flatMap(({ row, offer }) => (offer ? [{ row, offer }] : []));
  const orderNos = concerned.map(({ row }) => row.orderNo);
  const decisions = await selectDecisions(ctx.db, userId, orderNos);
  return concerned.map(({ row, offer }) => {
    const isOf = (one: DecisionRow) => one.orderNo === row.orderNo && one.offerId === offer.offerId;
    return { row, found: toCase(ctx, row, offer, decisions.find(isOf) ?? null) };
  });
}

/** The state of an order's decision about a new model year; null when no offer concerns it. */
export async function yearCaseOf(ctx: Ctx, row: OrderRow): Promise<YearCase | null> {
  const [concerned] = await yearCasesOf(ctx, row.userId, [row]);
  return concerned?.found ?? null;
}

function toCase(ctx: Ctx, row: OrderRow, offer: YearOfferRow, decision: DecisionRow | null): YearCase {
  const [window, facts, now] = [windowOf(offer), factsOf(row, decision), ctx.now()];
  return {
    offer,
    decision,
    state: yearDecisionState(window, facts, now),
    phase: yearPhase(window, facts, now),
    deadlineAt: yearDeadlineMs(window, row.locksAt),
  };
}

/** Whether an order can still change its model year. Uses the cached offers. */
export async function yearPhaseOf(ctx: Ctx, row: OrderRow): Promise<YearChangePhase> {
  if (row.kind !== 'deposit' || row.state !== 'depositPaid') return 'none';
  const offer = await offerOf(ctx, row);
  return offer ? yearPhase(windowOf(offer), factsOf(row, null), ctx.now()) : 'none';
}
