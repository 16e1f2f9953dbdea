import { allowedActions } from '@voltfront/rules/order/order-actions';
import type { YearChangePhase } from '@voltfront/rules/order/order-changes';
import {
  canMove,
  type OrderActor,
  type OrderEvent,
  type OrderFacts,
  type OrderSituation,
} from '@voltfront/rules/order/order-moves';
import type { OrderRow } from './order.repository';
import type { OrderAction, OrderKind, OrderState } from './order.types';
import { timelineTexts } from './timeline.texts';

/** States in which the order is not completed, so that the account cannot be cancelled. */
export const OPEN_STATES: readonly OrderState[] = [
  'created',
  'intentionPaid',
  'depositPaid',
  'locked',
  'inProduction',
  'inTransit',
  'arrived',
  'paidInFull',
  'refunding',
];

/** States of the tabs of the order list; null for all. */
export const TAB_STATES: Record<
  'all' | 'unpaid' | 'active' | 'pickup' | 'done' | 'refund' | 'lock',
  readonly OrderState[] | null
> = {
  all: null,
  unpaid: ['created'],
  active: ['intentionPaid', 'depositPaid', 'locked', 'inProduction', 'inTransit'],
  pickup: ['arrived', 'paidInFull'],
  done: ['delivered'],
  refund: ['refunding', 'refunded'],
  lock: ['depositPaid'],
};

/** Titles of the states on the timeline. */
export const STATE_TITLES: Readonly<Record<OrderState, string>> = {
  created: timelineTexts.created,
  expired: timelineTexts.expired,
  cancelled: timelineTexts.cancelled,
  intentionPaid: timelineTexts.intentionPaid,
  depositPaid: timelineTexts.depositPaid,
  locked: timelineTexts.locked,
  inProduction: timelineTexts.inProduction,
  inTransit: timelineTexts.inTransit,
  arrived: timelineTexts.arrived,
  paidInFull: timelineTexts.paidInFull,
  delivered: timelineTexts.delivered,
  refunding: timelineTexts.refunding,
  refunded: timelineTexts.refunded,
};

/** Title of a state on the timeline; a blind order has different ones. */
export const stateTitle = (state: OrderState, kind: OrderKind): string =>
  kind === 'blind' && state === 'intentionPaid' ? timelineTexts.blindPaid : STATE_TITLES[state];

/**
 * `arePricesOut` matters for blind orders only: a conversion in progress implies that prices are
 * published.
 */
function factsOf(
  row: OrderRow,
  arePricesOut = row.conversion !== null,
  yearPhase: YearChangePhase = 'none',
): OrderFacts {
  return {
    createdAtMs: row.createdAt,
    depositPaidAtMs: row.depositPaidAt,
    arePricesOut,
    restFen: Math.max(0, row.totalFen - row.paidFen),
    stateBeforeRefund: row.stateBeforeRefund,
    isRefundInReview: row.state === 'refunding',
    isInsuranceChosen: row.insuranceChosenAt !== null,
    isInspectionConfirmed: row.inspectionConfirmedAt !== null,
    changes: {
      isPaymentOpen: row.conversion !== null,
      isStockCar: row.stockCarId !== null,
      vehicleChanges: row.vehicleChanges,
      yearPhase,
    },
  };
}

/** An order's data for transition conditions. `nowMs`: for payments, when the money was taken. */
export const situationOf = (row: OrderRow, nowMs: number): OrderSituation => ({
  state: row.state,
  kind: row.kind,
  nowMs,
  facts: factsOf(row),
});

/**
 * The state that `event` leads to at `nowMs`; null when it is not allowed. For payments `nowMs` is
 * when the money was taken.
 */
export function nextState(row: OrderRow, event: OrderEvent, who: OrderActor, nowMs: number): OrderState | null {
  const result = canMove(situationOf(row, nowMs), event, who);
  return result.isAllowed ? result.to : null;
}

/** True after the payment deadline of the amount due, whether or not the expiry is stored yet. */
export function isHoldOver(row: Pick<OrderRow, 'expiresAt' | 'dueFen'>, nowMs: number): boolean {
  return row.dueFen > 0 && row.expiresAt !== null && nowMs > row.expiresAt;
}

/** True when the automatic lock is due, whether or not it is stored yet. */
export function isSelfLockDue(row: Pick<OrderRow, 'state' | 'locksAt'>, nowMs: number): boolean {
  return row.state === 'depositPaid' && row.locksAt !== null && nowMs >= row.locksAt;
}

const ACTION_NAMES: Partial<Record<string, OrderAction>> = {
  pay: 'pay',
  cancel: 'cancel',
  convert: 'convert',
  lock: 'lock',
  payInFull: 'payFinal',
  viewLogistics: 'viewLogistics',
  viewInspection: 'viewInspection',
  showPickupCode: 'pickup',
  applyInvoice: 'applyInvoice',
  chooseInsurance: 'insurance',
  changeConfiguration: 'changeConfiguration',
  switchVersion: 'switchVersion',
  changeVehicle: 'changeVehicle',
  changeRights: 'changeRights',
  yearlyChange: 'yearlyChange',
  switchCity: 'changeCity',
  transferName: 'transferName',
  requestRefund: 'refund',
  viewRefund: 'viewRefund',
  hide: 'hide',
};

/**
 * Whether an order can be converted to a deposit: an intention order always, a blind one once its
 * model's prices are published.
 */
export function canConvert(row: OrderRow, arePricesOut: boolean): boolean {
  const facts = factsOf(row, arePricesOut);
  return canMove({ state: row.state, kind: row.kind, nowMs: row.createdAt, facts }, 'convert', 'system').isAllowed;
}

/**
 * What the customer can do now, the main action first. A conversion that awaits payment comes
 * before everything else. `arePricesOut`: the order's model has prices; `yearPhase`: whether a new
 * model year is offered to it.
 */
export function actionsOf(
  row: OrderRow,
  nowMs: number,
  arePricesOut: boolean,
  yearPhase?: YearChangePhase,
): OrderAction[] {
  if (row.conversion && !isHoldOver(row, nowMs)) return ['pay', 'cancel', 'sign'];
  const named = allowedActions(row.state, row.kind, nowMs, factsOf(row, arePricesOut, yearPhase)).map(
    (action) => ACTION_NAMES[action],
  );
  const actions = named.filter((action): action is OrderAction => action !== undefined);
  return row.state === 'intentionPaid' || row.state === 'depositPaid' ? [...actions, 'sign'] : actions;
}
