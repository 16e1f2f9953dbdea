import { SHANGHAI_OFFSET_MS } from '../format/shanghai-time';
import { PAYMENT_HOLD_MS } from '../order/order-constants';
import { DAY_MS, HOUR_MS } from '../time';

/** A step on the way to the key. */
export type PickupStepName = 'deposit' | 'finalPayment' | 'insurance' | 'plate' | 'pickup';

/** A step and when it has to be done, in milliseconds since 1970. */
export interface PlannedStep {
  step: PickupStepName;
  dueAt: number;
}

/** Work of a day ends then; an order whose deposit may come later begins on the next day. */
const CLOSING_HOUR = 18;
const PICKUP_HOUR = 10;

/** Shares of the days until pickup, in tenths, by which a step is done. */
const TENTHS: readonly [step: PickupStepName, tenths: number][] = [
  ['finalPayment', 4],
  ['insurance', 6],
  ['plate', 8],
];

/** Midnight in Shanghai of the day on which the work on an order made now begins. */
function firstDay(nowMs: number): number {
  const local = nowMs + SHANGHAI_OFFSET_MS;
  const midnight = Math.floor(local / DAY_MS) * DAY_MS;
  const isLate = local + PAYMENT_HOLD_MS - midnight >= CLOSING_HOUR * HOUR_MS;
  return midnight - SHANGHAI_OFFSET_MS + (isLate ? DAY_MS : 0);
}

/** Earliest pickup of a car ready in so many days when ordered now: 10:00 in Shanghai of that day. */
export function readyAtMs(nowMs: number, readyInDays: number): number {
  return firstDay(nowMs) + readyInDays * DAY_MS + PICKUP_HOUR * HOUR_MS;
}

/**
 * What happens when until a stock car can be picked up. The deposit is due within the 30 minutes of the hold; final
 * payment, insurance and plate by 18:00 of the day at 4, 6 and 8 tenths of the way, rounded down; pickup from 10:00.
 * `readyInDays` is 1 or more.
 *
 * Example: ordered Monday 15:00, ready in 5 days: deposit Monday 15:30, final payment Wednesday, insurance Thursday, plate
 * Friday (each 18:00), pickup Saturday 10:00.
 */
export function pickupPlan(nowMs: number, readyInDays: number): PlannedStep[] {
  const start = firstDay(nowMs);
  const between = TENTHS.map(([step, tenths]) => ({
    step,
    dueAt: start + Math.floor((readyInDays * tenths) / 10) * DAY_MS + CLOSING_HOUR * HOUR_MS,
  }));
  return [
    { step: 'deposit', dueAt: nowMs + PAYMENT_HOLD_MS },
    ...between,
    { step: 'pickup', dueAt: readyAtMs(nowMs, readyInDays) },
  ];
}
