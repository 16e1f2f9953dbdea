import { type OrderChangeKind, type OrderChangeSituation, orderChangeRefusal } from './order-changes';
import { type OrderKind, selfLockAtMs } from './order-constants';
import { ORDER_GUARDS, type OrderFacts, type OrderSituation, type OrderState } from './order-moves';

/** What a customer can do with an order; screens show a button for each. */
export type OrderAction =
  | 'pay'
  | 'cancel'
  | 'convert'
  | 'changeConfiguration'
  | 'switchVersion'
  | 'changeVehicle'
  | 'changeRights'
  | 'yearlyChange'
  | 'switchCity'
  | 'transferName'
  | 'lock'
  | 'requestRefund'
  | 'withdrawRefund'
  | 'viewRefund'
  | 'viewLogistics'
  | 'viewInspection'
  | 'payInFull'
  | 'chooseInsurance'
  | 'applyInvoice'
  | 'showPickupCode'
  | 'hide';

interface ActionRule {
  action: OrderAction;
  states: readonly OrderState[];
  /** Kinds it is for; all unless given. */
  kinds?: readonly OrderKind[];
  isOpen?: (situation: OrderSituation) => boolean;
}

const isBeforeSelfLock = (situation: OrderSituation) => !ORDER_GUARDS.selfLockIsDue(situation);

/** An order as the rules of changes see it. */
function changeSituationOf({ state, kind, nowMs, facts }: OrderSituation): OrderChangeSituation {
  const locksAtMs = facts.depositPaidAtMs === null ? null : selfLockAtMs(facts.depositPaidAtMs);
  const plain = { isPaymentOpen: false, isStockCar: false, vehicleChanges: 0, yearPhase: 'none' as const };
  return { state, kind, nowMs, locksAtMs, ...plain, ...facts.changes };
}

const canChange = (change: OrderChangeKind) => (situation: OrderSituation) =>
  orderChangeRefusal(change, changeSituationOf(situation)) === null;

/** In the order in which screens offer them: the first is the main button. */
const ACTION_RULES: readonly ActionRule[] = [
  { action: 'pay', states: ['created'], isOpen: ORDER_GUARDS.holdIsOpen },
  { action: 'convert', states: ['intentionPaid'], kinds: ['blind', 'intention'], isOpen: ORDER_GUARDS.canConvert },
  { action: 'lock', states: ['depositPaid'] },
  { action: 'payInFull', states: ['arrived'], isOpen: ({ facts }) => facts.restFen > 0 },
  { action: 'showPickupCode', states: ['paidInFull'], isOpen: ORDER_GUARDS.isReadyForPickup },
  { action: 'changeConfiguration', states: ['depositPaid'], isOpen: canChange('configuration') },
  { action: 'switchVersion', states: ['depositPaid'], isOpen: canChange('version') },
  { action: 'changeVehicle', states: ['intentionPaid', 'depositPaid'], isOpen: canChange('vehicle') },
  { action: 'changeRights', states: ['depositPaid'], isOpen: canChange('rights') },
  { action: 'yearlyChange', states: ['depositPaid'], isOpen: canChange('year') },
  {
    action: 'switchCity',
    states: ['depositPaid'],
    // A stock car is handed over where it stands.
    isOpen: (situation) => isBeforeSelfLock(situation) && situation.facts.changes?.isStockCar !== true,
  },
  { action: 'transferName', states: ['depositPaid'], isOpen: isBeforeSelfLock },
  { action: 'viewLogistics', states: ['locked', 'inProduction', 'inTransit', 'arrived', 'paidInFull'] },
  { action: 'viewInspection', states: ['arrived', 'paidInFull', 'delivered'] },
  { action: 'chooseInsurance', states: ['arrived', 'paidInFull'] },
  { action: 'applyInvoice', states: ['paidInFull', 'delivered'] },
  { action: 'requestRefund', states: ['intentionPaid'], kinds: ['blind', 'intention'] },
  { action: 'requestRefund', states: ['depositPaid'], isOpen: isBeforeSelfLock },
  { action: 'viewRefund', states: ['refunding', 'refunded'] },
  { action: 'withdrawRefund', states: ['refunding'], isOpen: ({ facts }) => facts.isRefundInReview },
  { action: 'cancel', states: ['created'], isOpen: ORDER_GUARDS.holdIsOpen },
  { action: 'hide', states: ['expired', 'cancelled'] },
];

/**
 * What a customer can do with an order now, main action first.
 * Nothing can be changed or refunded from the moment the order locks itself, even before the job has written it down.
 *
 * Example: a deposit order two days after payment: lock, change configuration, version, city or name, ask for a refund.
 */
export function allowedActions(state: OrderState, kind: OrderKind, nowMs: number, facts: OrderFacts): OrderAction[] {
  const situation = { state, kind, nowMs, facts };
  return ACTION_RULES.filter(
    ({ states, kinds, isOpen }) =>
      states.includes(state) && (!kinds || kinds.includes(kind)) && (!isOpen || isOpen(situation)),
  ).map(({ action }) => action);
}
