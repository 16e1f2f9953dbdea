import { type Move, type StateMachine, tryMove } from '../state-machine';
import type { OrderChangeSituation } from './order-changes';
import { type OrderKind, paymentDeadlineMs, selfLockAtMs } from './order-constants';

/** States of an order. */
export const ORDER_STATES = [
  'created',
  'expired',
  'cancelled',
  'intentionPaid',
  'depositPaid',
  'locked',
  'inProduction',
  'inTransit',
  'arrived',
  'paidInFull',
  'delivered',
  'refunding',
  'refunded',
] as const;
/** State of an order. */
export type OrderState = (typeof ORDER_STATES)[number];

/** What can happen to an order. */
export type OrderEvent =
  | 'pay'
  | 'expire'
  | 'cancel'
  | 'convert'
  | 'lock'
  | 'selfLock'
  | 'startProduction'
  | 'ship'
  | 'arrive'
  | 'payInFull'
  | 'pickUp'
  | 'requestRefund'
  | 'withdrawRefund'
  | 'rejectRefund'
  | 'completeRefund';

/** Who makes a move. `system` is a payment notice or a job, `staff` an operator or a store. */
export type OrderActor = 'customer' | 'staff' | 'system';

/** What a guard may look at besides kind, state and time. Times in milliseconds since 1970. */
export interface OrderFacts {
  createdAtMs: number;
  /** When the deposit (or the conversion) was paid; null before. */
  depositPaidAtMs: number | null;
  /** Blind orders convert only when prices are out. */
  arePricesOut: boolean;
  /** Rest of the car's price still to pay, in fen. */
  restFen: number;
  /** State in which the refund was asked for; null when none runs. */
  stateBeforeRefund: OrderState | null;
  /** Staff have not yet decided on the refund, so it can be withdrawn. */
  isRefundInReview: boolean;
  isInsuranceChosen: boolean;
  isInspectionConfirmed: boolean;
  /** What decides about changes; left out for an order about which nothing special is known. */
  changes?: Pick<OrderChangeSituation, 'isPaymentOpen' | 'isStockCar' | 'vehicleChanges' | 'yearPhase'>;
}

/** An order at a moment, as guards see it. `nowMs`: server time; for payments the time at which the provider took the money. */
export interface OrderSituation {
  state: OrderState;
  kind: OrderKind;
  nowMs: number;
  facts: OrderFacts;
}

/** Conditions of moves, by name. All are pure. */
export const ORDER_GUARDS = {
  always: () => true,
  holdIsOpen: ({ nowMs, facts }: OrderSituation) => nowMs <= paymentDeadlineMs(facts.createdAtMs),
  holdIsOver: ({ nowMs, facts }: OrderSituation) => nowMs > paymentDeadlineMs(facts.createdAtMs),
  canConvert: ({ kind, facts }: OrderSituation) => kind !== 'blind' || facts.arePricesOut,
  selfLockIsDue: ({ nowMs, facts }: OrderSituation) =>
    facts.depositPaidAtMs !== null && nowMs >= selfLockAtMs(facts.depositPaidAtMs),
  restIsZero: ({ facts }: OrderSituation) => facts.restFen <= 0,
  isReadyForPickup: ({ facts }: OrderSituation) => facts.isInsuranceChosen && facts.isInspectionConfirmed,
  cameFromIntention: ({ facts }: OrderSituation) => facts.stateBeforeRefund === 'intentionPaid',
  cameFromDeposit: ({ facts }: OrderSituation) => facts.stateBeforeRefund === 'depositPaid',
  reviewFromIntention: ({ facts }: OrderSituation) =>
    facts.isRefundInReview && facts.stateBeforeRefund === 'intentionPaid',
  reviewFromDeposit: ({ facts }: OrderSituation) => facts.isRefundInReview && facts.stateBeforeRefund === 'depositPaid',
} satisfies Record<string, (situation: OrderSituation) => boolean>;

/** Name of a condition. */
export type OrderGuard = keyof typeof ORDER_GUARDS;

/** One allowed move. */
export interface OrderMove {
  from: OrderState;
  event: OrderEvent;
  to: OrderState;
  guard: OrderGuard;
  who: readonly OrderActor[];
  /** Kinds that make this move. */
  kinds: readonly OrderKind[];
}

const EARLY: readonly OrderKind[] = ['blind', 'intention'];
const FIRM: readonly OrderKind[] = ['deposit', 'snapUp'];
const ALL: readonly OrderKind[] = [...EARLY, ...FIRM];
const CUSTOMER: readonly OrderActor[] = ['customer'];
const STAFF: readonly OrderActor[] = ['staff'];
const SYSTEM: readonly OrderActor[] = ['system'];
/** The customer confirms the handover that staff opened by a scan; a job does when they forget it. */
const RECEIVER: readonly OrderActor[] = ['customer', 'system'];

function move(
  from: OrderState,
  event: OrderEvent,
  to: OrderState,
  who: readonly OrderActor[],
  guard: OrderGuard = 'always',
  kinds: readonly OrderKind[] = ALL,
): OrderMove {
  return { from, event, to, guard, who, kinds };
}

/** The life of an order. Payments (`pay`, `convert`, `payInFull`) move it only by the provider's notice, so `system` makes them. */
export const ORDER_MOVES: readonly OrderMove[] = [
  move('created', 'pay', 'intentionPaid', SYSTEM, 'holdIsOpen', EARLY),
  move('created', 'pay', 'depositPaid', SYSTEM, 'holdIsOpen', FIRM),
  move('created', 'expire', 'expired', SYSTEM, 'holdIsOver'),
  move('created', 'cancel', 'cancelled', CUSTOMER),
  move('intentionPaid', 'convert', 'depositPaid', SYSTEM, 'canConvert', EARLY),
  move('intentionPaid', 'requestRefund', 'refunding', CUSTOMER, 'always', EARLY),
  move('depositPaid', 'lock', 'locked', CUSTOMER),
  move('depositPaid', 'selfLock', 'locked', SYSTEM, 'selfLockIsDue'),
  move('depositPaid', 'requestRefund', 'refunding', CUSTOMER),
  move('locked', 'startProduction', 'inProduction', STAFF),
  move('inProduction', 'ship', 'inTransit', STAFF),
  move('inTransit', 'arrive', 'arrived', STAFF),
  move('arrived', 'payInFull', 'paidInFull', SYSTEM, 'restIsZero'),
  move('paidInFull', 'pickUp', 'delivered', RECEIVER, 'isReadyForPickup'),
  move('refunding', 'withdrawRefund', 'intentionPaid', CUSTOMER, 'reviewFromIntention', EARLY),
  move('refunding', 'withdrawRefund', 'depositPaid', CUSTOMER, 'reviewFromDeposit'),
  move('refunding', 'rejectRefund', 'intentionPaid', STAFF, 'cameFromIntention', EARLY),
  move('refunding', 'rejectRefund', 'depositPaid', STAFF, 'cameFromDeposit'),
  move('refunding', 'completeRefund', 'refunded', SYSTEM),
];

type OrderMachineMove = Move<OrderState, OrderEvent, OrderActor, OrderSituation> & { guard: OrderGuard };

/** The life of an order of a kind. */
export type OrderMachine = StateMachine<OrderState, OrderEvent, OrderActor, OrderSituation, OrderMachineMove>;

const machineOf = (kind: OrderKind): OrderMachine => ({
  states: ORDER_STATES,
  moves: ORDER_MOVES.filter(({ kinds }) => kinds.includes(kind)).map(({ from, event, to, guard, who }) => ({
    event,
    from: [from],
    to,
    who,
    guard,
    when: ORDER_GUARDS[guard],
  })),
});

/** State machine of an order, by its kind. */
export const ORDER_MACHINES: Record<OrderKind, OrderMachine> = {
  blind: machineOf('blind'),
  intention: machineOf('intention'),
  deposit: machineOf('deposit'),
  snapUp: machineOf('snapUp'),
};

/** Whether a move is possible, and otherwise why not. */
export type OrderMoveResult =
  | { isAllowed: true; to: OrderState }
  | { isAllowed: false; reason: 'noSuchMove' | 'wrongActor' }
  | { isAllowed: false; reason: 'guardRefused'; guard: OrderGuard };

/**
 * Whether an event can happen to an order, and where it leads.
 *
 * Example: `pay` on a created intention order after 29 minutes leads to `intentionPaid`; after 31 minutes `holdIsOpen` refuses it.
 */
export function canMove(situation: OrderSituation, event: OrderEvent, who: OrderActor): OrderMoveResult {
  const { kind, state } = situation;
  const result = tryMove(ORDER_MACHINES[kind], { state, event, who, facts: situation });
  if (result.isAllowed) return { isAllowed: true, to: result.to };
  const { reason } = result;
  return reason === 'guardRefused'
    ? { isAllowed: false, reason, guard: result.move.guard }
    : { isAllowed: false, reason };
}

/** States that an order never leaves. */
export const FINAL_ORDER_STATES: readonly OrderState[] = ['expired', 'cancelled', 'delivered', 'refunded'];
