import { t } from '@lingui/core/macro';
import type { ReplyOf } from '@voltfront/contract';
import { shortDate } from '@/ui';

/** The way of a car as the server tells it. */
export type CarWay = ReplyOf<'GET /api/mporder/v1/order/logistics'>;
/** A step of it. */
export type WayStep = CarWay['steps'][number];

/** How people call a step. */
export function stepName({ node, city }: WayStep): string {
  const names: Record<WayStep['node'], string> = {
    scheduled: t`已排产`,
    offLine: t`下线`,
    leftPlant: t`离开工厂`,
    transit: t`途经${city}`,
    atStore: t`到达交付门店`,
  };
  return names[node];
}

/** Where the car is, in a few words. */
export function wayTitle({ state, steps, delay }: CarWay): string {
  if (state === 'arrived' || state === 'paidInFull' || state === 'delivered') return t`车辆已到店`;
  if (delay) return t`到店时间推迟`;
  if (state === 'inTransit') return t`运输中`;
  const isBuilt = steps.some(({ node, isDone }) => node === 'offLine' && isDone);
  if (isBuilt) return t`已下线，等待发运`;
  return state === 'inProduction' ? t`生产中` : t`等待生产`;
}

/** When it comes: the range that is expected, or that it is there. */
export function arrivalWords({ arrival, arrivedAt }: CarWay): string {
  if (arrivedAt !== null) return t`${shortDate(arrivedAt)} 到店`;
  if (!arrival) return '';
  const [from, to] = [shortDate(arrival.fromAt), shortDate(arrival.toAt)];
  return t`预计 ${from}–${to} 到店`;
}

/** The step under way: the first one that is not done; -1 when all are. */
export const currentStep = (steps: readonly WayStep[]): number => steps.findIndex(({ isDone }) => !isDone);
