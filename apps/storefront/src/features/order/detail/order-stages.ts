import { t } from '@lingui/core/macro';
import type { OrderStateData } from '@voltfront/contract';

/** Stages of an order as its customer counts them. */
export const ORDER_STAGES = ['ordered', 'locked', 'built', 'onTheWay', 'arrived', 'paid', 'yours'] as const;
/** Stage of an order. */
export type OrderStage = (typeof ORDER_STAGES)[number];

/** How many stages are done in a state; states that are not listed have no way ahead of them. */
const DONE: Partial<Record<OrderStateData, number>> = {
  created: 0,
  intentionPaid: 1,
  depositPaid: 1,
  locked: 2,
  inProduction: 2,
  inTransit: 3,
  arrived: 5,
  paidInFull: 6,
  delivered: 7,
};

/** How many stages an order has behind it; null for one that ended or goes back, which shows no way. */
export const stagesDone = (state: OrderStateData): number | null => DONE[state] ?? null;

/** How people call a stage, in two characters. */
export function stageName(stage: OrderStage): string {
  const names: Record<OrderStage, string> = {
    ordered: t`下单`,
    locked: t`锁单`,
    built: t`生产`,
    onTheWay: t`运输`,
    arrived: t`到店`,
    paid: t`付清`,
    yours: t`提车`,
  };
  return names[stage];
}
