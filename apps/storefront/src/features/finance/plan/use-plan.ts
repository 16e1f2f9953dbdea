import { useQuery } from '@tanstack/react-query';
import type { FinanceInputData, FinancePlanData, SavedFinancePlanData } from '@voltfront/contract';
import { apiQuery } from '@/api';
import type { PageQuery } from '@/page';
import { type FinanceAddress, subjectIn, tabIn, tradeInIn, wantedIn } from '../address';

/** Source of a plan sheet. */
export interface PlanSource extends FinanceAddress {
  planId?: string;
  shareCode?: string;
}

/** The whole choice that an address carries; null when something of it is missing. */
function inputIn(address: FinanceAddress): FinanceInputData | null {
  const subject = subjectIn(address);
  const tab = tabIn(address);
  if (!subject || !tab) return null;
  const common = { subject, cityCode: address.cityCode, tradeIn: tradeInIn(address) };
  if (tab === 'cash') return { ...common, choice: { method: 'cash' } };
  const { productId, months, downPercent, balloonPercent, method } = wantedIn(address);
  if (!productId || months === undefined || downPercent === undefined) return null;
  const choice = { productId, months, downPercent };
  if (tab === 'air') {
    return balloonPercent === undefined
      ? null
      : { ...common, choice: { method: 'balloon', ...choice, balloonPercent } };
  }
  return { ...common, choice: { method: method === 'equalPrincipal' ? method : 'equalInstalment', ...choice } };
}

/** What a sheet shows: the plan, and for a kept or shared one what became of it. */
export interface ShownPlan {
  plan: FinancePlanData;
  saved: SavedFinancePlanData | null;
}

/** The plan of a sheet: saved, shared, or recalculated from the address. `isMissing`: the address names no plan. */
export function usePlan(source: PlanSource) {
  const { planId, shareCode } = source;
  const input = planId || shareCode ? null : inputIn(source);
  const kept = useQuery({
    ...apiQuery('GET /api/mporder/v1/finance/plan', { planId: planId ?? '' }),
    enabled: Boolean(planId),
  });
  const shared = useQuery({
    ...apiQuery('GET /api/mporder/v1/finance/shared', { shareCode: shareCode ?? '' }),
    enabled: !planId && Boolean(shareCode),
  });
  const fresh = useQuery({
    ...apiQuery('POST /{product}-mp-order/v1/finance/detail', input ?? NO_INPUT),
    enabled: input !== null,
  });
  const saved = planId ? kept : shareCode ? shared : null;
  const query: PageQuery = saved ?? fresh;
  const plan = saved ? saved.data?.plan : fresh.data;
  const shown: ShownPlan | null = plan ? { plan, saved: saved?.data ?? null } : null;
  return { shown, query, isMissing: !saved && input === null };
}

const NO_INPUT: FinanceInputData = {
  subject: { kind: 'version', versionId: '', subsidy: 'personal' },
  choice: { method: 'cash' },
  tradeIn: { kind: 'none' },
};

/** The inputs of a plan, to keep or share it. */
export function inputOf(plan: FinancePlanData): FinanceInputData {
  const { car, choice, tradeIn, city } = plan;
  const { source, orderNo, stockCarId, versionId, configuration, subsidy } = car;
  const common = { cityCode: city?.cityCode, choice, tradeIn };
  if (source === 'order' && orderNo) return { ...common, subject: { kind: 'order', orderNo } };
  if (source === 'stockCar' && stockCarId) return { ...common, subject: { kind: 'stockCar', stockCarId } };
  if (source === 'version') return { ...common, subject: { kind: 'version', versionId, subsidy } };
  return { ...common, subject: { kind: 'configuration', configuration, subsidy } };
}
