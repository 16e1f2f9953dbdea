import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allowedActions,
  canMove,
  conversionDueFen,
  DEPOSIT_FEN,
  FINAL_ORDER_STATES,
  ORDER_GUARDS,
  ORDER_KINDS,
  ORDER_MOVES,
  type OrderActor,
  type OrderEvent,
  type OrderFacts,
  type OrderKind,
  type OrderState,
  PAYMENT_HOLD_MS,
  PRICE_CONFIG_YUAN,
  SELF_LOCK_MS,
} from './order-states';

const CREATED_AT = Date.parse('2026-11-20T10:00:00+08:00');
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const facts: OrderFacts = {
  createdAtMs: CREATED_AT,
  depositPaidAtMs: CREATED_AT,
  arePricesOut: true,
  restFen: 0,
  stateBeforeRefund: 'depositPaid',
  isRefundInReview: true,
  isInsuranceChosen: true,
  isInspectionConfirmed: true,
};

function moveOf(
  state: OrderState,
  event: OrderEvent,
  who: OrderActor,
  { kind = 'deposit' as OrderKind, afterMs = MINUTE_MS, ...overrides } = {} as Partial<OrderFacts> & {
    kind?: OrderKind;
    afterMs?: number;
  },
) {
  const result = canMove({ state, kind, nowMs: CREATED_AT + afterMs, facts: { ...facts, ...overrides } }, event, who);
  if (result.isAllowed) return result.to;
  return result.reason === 'guardRefused' ? `refused by ${result.guard}` : result.reason;
}

describe('constants', () => {
  test('30 minutes to pay, 7 days to the lock, 2000 and 5000 yuan', () => {
    expect(PAYMENT_HOLD_MS).toBe(1_800_000);
    expect(SELF_LOCK_MS).toBe(604_800_000);
    expect(PRICE_CONFIG_YUAN).toEqual([2000, 5000]);
    expect(DEPOSIT_FEN).toEqual({ blind: 200_000, intention: 200_000, deposit: 500_000, snapUp: 500_000 });
    expect(conversionDueFen(200_000)).toBe(300_000);
    expect(conversionDueFen(600_000)).toBe(0);
  });
});

describe('canMove', () => {
  test.each<[OrderKind, string]>([
    ['blind', 'intentionPaid'],
    ['intention', 'intentionPaid'],
    ['deposit', 'depositPaid'],
    ['snapUp', 'depositPaid'],
  ])('paying a created %s order leads to %s', (kind, to) => {
    expect(moveOf('created', 'pay', 'system', { kind })).toBe(to);
  });

  test('an order is paid within its 30 minutes and expires after them, never both', () => {
    const inTime = { afterMs: PAYMENT_HOLD_MS };
    const late = { afterMs: PAYMENT_HOLD_MS + 1 };
    expect(moveOf('created', 'pay', 'system', inTime)).toBe('depositPaid');
    expect(moveOf('created', 'expire', 'system', inTime)).toBe('refused by holdIsOver');
    expect(moveOf('created', 'pay', 'system', late)).toBe('refused by holdIsOpen');
    expect(moveOf('created', 'expire', 'system', late)).toBe('expired');
  });

  test('only an unpaid order can be cancelled', () => {
    expect(moveOf('created', 'cancel', 'customer')).toBe('cancelled');
    expect(moveOf('depositPaid', 'cancel', 'customer')).toBe('noSuchMove');
  });

  test('a blind order converts only when prices are out', () => {
    expect(moveOf('intentionPaid', 'convert', 'system', { kind: 'blind' })).toBe('depositPaid');
    expect(moveOf('intentionPaid', 'convert', 'system', { kind: 'blind', arePricesOut: false })).toBe(
      'refused by canConvert',
    );
    expect(moveOf('intentionPaid', 'convert', 'system', { kind: 'intention', arePricesOut: false })).toBe(
      'depositPaid',
    );
  });

  test('an order locks by its owner at any time and by itself after 7 days', () => {
    expect(moveOf('depositPaid', 'lock', 'customer')).toBe('locked');
    expect(moveOf('depositPaid', 'selfLock', 'system', { afterMs: SELF_LOCK_MS - 1 })).toBe('refused by selfLockIsDue');
    expect(moveOf('depositPaid', 'selfLock', 'system', { afterMs: SELF_LOCK_MS })).toBe('locked');
  });

  test('the car is built, shipped, arrives, is paid and picked up', () => {
    expect(moveOf('locked', 'startProduction', 'staff')).toBe('inProduction');
    expect(moveOf('inProduction', 'ship', 'staff')).toBe('inTransit');
    expect(moveOf('inTransit', 'arrive', 'staff')).toBe('arrived');
    expect(moveOf('arrived', 'payInFull', 'system')).toBe('paidInFull');
    expect(moveOf('paidInFull', 'pickUp', 'customer')).toBe('delivered');
  });

  test('final payment waits for the whole rest, pickup for insurance and inspection', () => {
    expect(moveOf('arrived', 'payInFull', 'system', { restFen: 1 })).toBe('refused by restIsZero');
    expect(moveOf('paidInFull', 'pickUp', 'customer', { isInsuranceChosen: false })).toBe(
      'refused by isReadyForPickup',
    );
    expect(moveOf('paidInFull', 'pickUp', 'customer', { isInspectionConfirmed: false })).toBe(
      'refused by isReadyForPickup',
    );
  });

  test('a refund is asked for before the lock and paid, rejected or withdrawn', () => {
    expect(moveOf('depositPaid', 'requestRefund', 'customer')).toBe('refunding');
    expect(moveOf('intentionPaid', 'requestRefund', 'customer', { kind: 'blind' })).toBe('refunding');
    expect(moveOf('locked', 'requestRefund', 'customer')).toBe('noSuchMove');
    expect(moveOf('refunding', 'completeRefund', 'system')).toBe('refunded');
    expect(moveOf('refunding', 'withdrawRefund', 'customer')).toBe('depositPaid');
    expect(moveOf('refunding', 'withdrawRefund', 'customer', { isRefundInReview: false })).toContain('refused by');
  });

  test.each<[OrderState, OrderState]>([
    ['intentionPaid', 'intentionPaid'],
    ['depositPaid', 'depositPaid'],
  ])('a refund rejected leads from %s back to %s', (stateBeforeRefund, to) => {
    expect(moveOf('refunding', 'rejectRefund', 'staff', { kind: 'intention', stateBeforeRefund })).toBe(to);
  });

  test('only the actor of a move can make it', () => {
    expect(moveOf('created', 'pay', 'customer')).toBe('wrongActor');
    expect(moveOf('locked', 'startProduction', 'customer')).toBe('wrongActor');
    expect(moveOf('depositPaid', 'lock', 'staff')).toBe('wrongActor');
  });

  test('never has two outcomes, whatever the facts', () => {
    const anyFacts = fc.record({
      createdAtMs: fc.constant(CREATED_AT),
      depositPaidAtMs: fc.option(fc.constant(CREATED_AT)),
      arePricesOut: fc.boolean(),
      restFen: fc.nat(1),
      stateBeforeRefund: fc.option(fc.constantFrom<OrderState>('intentionPaid', 'depositPaid')),
      isRefundInReview: fc.boolean(),
      isInsuranceChosen: fc.boolean(),
      isInspectionConfirmed: fc.boolean(),
    });
    const move = fc.constantFrom(...ORDER_MOVES);
    fc.assert(
      fc.property(move, fc.constantFrom(...ORDER_KINDS), anyFacts, fc.nat(20), ({ from, event }, kind, some, days) => {
        const situation = { state: from, kind, nowMs: CREATED_AT + days * DAY_MS, facts: some };
        const open = ORDER_MOVES.filter((m) => m.from === from && m.event === event && m.kinds.includes(kind)).filter(
          (m) => ORDER_GUARDS[m.guard](situation),
        );
        expect(open.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the table of moves', () => {
  const states = new Set(ORDER_MOVES.flatMap((m) => [m.from, m.to]));

  test('reaches every state from created, for every kind', () => {
    for (const kind of ORDER_KINDS) {
      const reached = new Set<OrderState>(['created']);
      for (let size = 0; size !== reached.size; ) {
        size = reached.size;
        for (const m of ORDER_MOVES) if (m.kinds.includes(kind) && reached.has(m.from)) reached.add(m.to);
      }
      const skipped = kind === 'deposit' || kind === 'snapUp' ? ['intentionPaid'] : [];
      expect([...states].filter((state) => !reached.has(state))).toEqual(skipped);
    }
  });

  test('has no way out of the final states, and one out of all others', () => {
    for (const state of states)
      expect(ORDER_MOVES.some((m) => m.from === state)).toBe(!FINAL_ORDER_STATES.includes(state));
  });
});

describe('allowedActions', () => {
  const actionsOf = (state: OrderState, kind: OrderKind, afterMs: number, overrides: Partial<OrderFacts> = {}) =>
    allowedActions(state, kind, CREATED_AT + afterMs, { ...facts, ...overrides });

  test('a deposit order can be locked, changed and refunded', () => {
    expect(actionsOf('depositPaid', 'deposit', 2 * DAY_MS)).toEqual([
      'lock',
      'changeConfiguration',
      'switchVersion',
      'changeVehicle',
      'changeRights',
      'switchCity',
      'transferName',
      'requestRefund',
    ]);
  });

  test('a flash-sale order keeps its configuration', () => {
    expect(actionsOf('depositPaid', 'snapUp', DAY_MS)).toEqual(['lock', 'switchCity', 'transferName', 'requestRefund']);
  });

  test('a new model year is offered while it can be changed to, and a third model never', () => {
    const changes = { isPaymentOpen: false, isStockCar: false, vehicleChanges: 2, yearPhase: 'open' as const };
    const offered = actionsOf('depositPaid', 'deposit', DAY_MS, { changes });
    expect(offered).toContain('yearlyChange');
    expect(offered).not.toContain('changeVehicle');
    const stock = actionsOf('depositPaid', 'deposit', DAY_MS, { changes: { ...changes, isStockCar: true } });
    expect(stock).toEqual(['lock', 'transferName', 'requestRefund']);
  });

  test('from the moment of the self-lock nothing can be changed or refunded', () => {
    expect(actionsOf('depositPaid', 'deposit', SELF_LOCK_MS)).toEqual(['lock']);
    expect(actionsOf('locked', 'deposit', SELF_LOCK_MS)).toEqual(['viewLogistics']);
  });

  test('an unpaid order can be paid or cancelled for 30 minutes, an expired or cancelled one hidden', () => {
    expect(actionsOf('created', 'deposit', 29 * MINUTE_MS)).toEqual(['pay', 'cancel']);
    expect(actionsOf('created', 'deposit', 31 * MINUTE_MS)).toEqual([]);
    expect(actionsOf('expired', 'deposit', DAY_MS)).toEqual(['hide']);
    expect(actionsOf('cancelled', 'deposit', DAY_MS)).toEqual(['hide']);
  });

  test('a blind order converts only when prices are out', () => {
    expect(actionsOf('intentionPaid', 'blind', DAY_MS, { arePricesOut: false })).toEqual(['requestRefund']);
    expect(actionsOf('intentionPaid', 'blind', DAY_MS)).toEqual(['convert', 'requestRefund']);
    expect(actionsOf('intentionPaid', 'intention', DAY_MS)).toEqual(['convert', 'changeVehicle', 'requestRefund']);
  });

  test('arrival opens final payment, inspection and insurance; payment opens invoice and pickup code', () => {
    expect(actionsOf('arrived', 'deposit', 60 * DAY_MS, { restFen: 100 })).toEqual([
      'payInFull',
      'viewLogistics',
      'viewInspection',
      'chooseInsurance',
    ]);
    expect(actionsOf('paidInFull', 'deposit', 60 * DAY_MS)).toContain('showPickupCode');
    expect(actionsOf('paidInFull', 'deposit', 60 * DAY_MS, { isInspectionConfirmed: false })).not.toContain(
      'showPickupCode',
    );
  });

  test('customers are offered exactly the moves of their own that they can make', () => {
    const events = ['lock', 'requestRefund', 'withdrawRefund'] as const;
    const states = [...new Set(ORDER_MOVES.flatMap((m) => [m.from, m.to]))];
    for (const kind of ORDER_KINDS)
      for (const state of states)
        for (const event of events)
          expect([kind, state, event, actionsOf(state, kind, DAY_MS).includes(event)]).toEqual([
            kind,
            state,
            event,
            states.includes(moveOf(state, event, 'customer', { kind, afterMs: DAY_MS }) as OrderState),
          ]);
  });
});
