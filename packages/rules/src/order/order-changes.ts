import type { OrderKind } from './order-constants';
import type { OrderState } from './order-moves';

/** What can be changed about an order that exists. `version` is another version of the same model. */
export type OrderChangeKind = 'configuration' | 'version' | 'vehicle' | 'year' | 'rights';

/** All kinds, in the order above. */
export const ORDER_CHANGE_KINDS: readonly OrderChangeKind[] = ['configuration', 'version', 'vehicle', 'year', 'rights'];

/** How often the model of one order can be changed. Configuration, version and rights change without limit until the lock. */
export const VEHICLE_CHANGE_LIMIT = 2;

/** Why an order cannot be changed. */
export type OrderChangeRefusal =
  | 'unpaid'
  | 'paying'
  | 'intention'
  | 'blind'
  | 'locked'
  | 'refunding'
  | 'closed'
  | 'snapUp'
  | 'stockCar'
  | 'limit'
  | 'notAffected'
  | 'windowClosed'
  | 'alreadyChanged';

/** Whether a new model year concerns an order, and how far it went. */
export type YearChangePhase = 'none' | 'open' | 'over' | 'changed';

/** An order at a moment, as the rules of changes see it. Times in milliseconds since 1970. */
export interface OrderChangeSituation {
  state: OrderState;
  kind: OrderKind;
  nowMs: number;
  /** When it locks itself; null before the deposit. */
  locksAtMs: number | null;
  /** An amount is due and its time is not over: a payment may be on its way. */
  isPaymentOpen: boolean;
  /** An existing car: nothing about it can be chosen. */
  isStockCar: boolean;
  /** Changes of the model so far. */
  vehicleChanges: number;
  yearPhase: YearChangePhase;
}

const LOCKED: readonly OrderState[] = ['locked', 'inProduction', 'inTransit', 'arrived', 'paidInFull', 'delivered'];
const CLOSED: readonly OrderState[] = ['expired', 'cancelled', 'refunded'];

/** Reason that prevents any change, regardless of its kind. */
function generalRefusal(situation: OrderChangeSituation): OrderChangeRefusal | null {
  const { state, kind, nowMs, locksAtMs, isPaymentOpen, isStockCar } = situation;
  if (CLOSED.includes(state)) return 'closed';
  if (state === 'refunding') return 'refunding';
  if (LOCKED.includes(state)) return 'locked';
  if (state === 'depositPaid' && locksAtMs !== null && nowMs >= locksAtMs) return 'locked';
  if (state === 'created') return 'unpaid';
  if (isPaymentOpen) return 'paying';
  if (kind === 'snapUp') return 'snapUp';
  return isStockCar ? 'stockCar' : null;
}

function yearRefusal({ yearPhase }: OrderChangeSituation): OrderChangeRefusal | null {
  if (yearPhase === 'open') return null;
  if (yearPhase === 'over') return 'windowClosed';
  return yearPhase === 'changed' ? 'alreadyChanged' : 'notAffected';
}

/**
 * Why an order cannot be changed now; null when it can.
 *
 * - Nothing changes before payment, while a payment runs, during a refund and from the lock on, which counts from its moment even
 *   before it is stored. Flash-sale and stock-car orders do not change.
 * - Configuration, version and rights are those of a deposit order; an intention order gets its own when it is converted.
 * - The model of an intention order can be changed too, at most twice per order; a blind order's cannot.
 * - The model year changes once, inside its window, for orders that it concerns.
 *
 * Example: a deposit order whose model was changed twice: `limit` for `vehicle`, null for `configuration`.
 */
export function orderChangeRefusal(
  change: OrderChangeKind,
  situation: OrderChangeSituation,
): OrderChangeRefusal | null {
  const general = generalRefusal(situation);
  if (general) return general;
  const { state, kind, vehicleChanges } = situation;
  if (state === 'intentionPaid' && kind === 'blind') return 'blind';
  if (state === 'intentionPaid' && change !== 'vehicle') return 'intention';
  if (change === 'vehicle') return vehicleChanges >= VEHICLE_CHANGE_LIMIT ? 'limit' : null;
  return change === 'year' ? yearRefusal(situation) : null;
}
