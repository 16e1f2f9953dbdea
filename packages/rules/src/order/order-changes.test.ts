import { describe, expect, test } from 'vitest';
import {
  ORDER_CHANGE_KINDS,
  type OrderChangeKind,
  type OrderChangeSituation,
  orderChangeRefusal,
  VEHICLE_CHANGE_LIMIT,
} from './order-changes';
import { ORDER_KINDS, type OrderKind } from './order-constants';
import { ORDER_MOVES, type OrderState } from './order-moves';

const NOW = Date.parse('2026-11-20T10:00:00+08:00');
const DAY_MS = 86_400_000;

const refusal = (change: OrderChangeKind, overrides: Partial<OrderChangeSituation> = {}) =>
  orderChangeRefusal(change, {
    state: 'depositPaid',
    kind: 'deposit',
    nowMs: NOW,
    locksAtMs: NOW + DAY_MS,
    isPaymentOpen: false,
    isStockCar: false,
    vehicleChanges: 0,
    yearPhase: 'open',
    ...overrides,
  });

/** What a state answers for every kind of order, where it does not depend on the kind of change. */
const BY_STATE: Partial<Record<OrderState, string>> = {
  created: 'unpaid',
  expired: 'closed',
  cancelled: 'closed',
  refunded: 'closed',
  refunding: 'refunding',
  locked: 'locked',
  inProduction: 'locked',
  inTransit: 'locked',
  arrived: 'locked',
  paidInFull: 'locked',
  delivered: 'locked',
};

const STATES = [...new Set(ORDER_MOVES.flatMap(({ from, to }) => [from, to]))];

describe('every state and kind of order', () => {
  const closed = STATES.filter((state) => BY_STATE[state]);

  test('nothing can be changed but a paid order that is not locked', () => {
    expect(STATES.filter((state) => !BY_STATE[state])).toEqual(['intentionPaid', 'depositPaid']);
    for (const state of closed)
      for (const kind of ORDER_KINDS)
        for (const change of ORDER_CHANGE_KINDS)
          expect([state, kind, change, refusal(change, { state, kind })]).toEqual([
            state,
            kind,
            change,
            BY_STATE[state],
          ]);
  });

  test.each<[OrderKind, OrderState, Record<OrderChangeKind, string | null>]>([
    ['deposit', 'depositPaid', { configuration: null, version: null, vehicle: null, year: null, rights: null }],
    ['intention', 'depositPaid', { configuration: null, version: null, vehicle: null, year: null, rights: null }],
    [
      'intention',
      'intentionPaid',
      { configuration: 'intention', version: 'intention', vehicle: null, year: 'intention', rights: 'intention' },
    ],
    [
      'blind',
      'intentionPaid',
      { configuration: 'blind', version: 'blind', vehicle: 'blind', year: 'blind', rights: 'blind' },
    ],
    [
      'snapUp',
      'depositPaid',
      { configuration: 'snapUp', version: 'snapUp', vehicle: 'snapUp', year: 'snapUp', rights: 'snapUp' },
    ],
  ])('a %s order in state %s', (kind, state, expected) => {
    const found = Object.fromEntries(ORDER_CHANGE_KINDS.map((change) => [change, refusal(change, { kind, state })]));
    expect(found).toEqual(expected);
  });
});

describe('limits', () => {
  test('the lock counts from its moment, whether or not anybody wrote it down', () => {
    expect(refusal('configuration', { nowMs: NOW + DAY_MS - 1 })).toBeNull();
    expect(refusal('configuration', { nowMs: NOW + DAY_MS })).toBe('locked');
  });

  test('the model changes twice, everything else as often as wanted', () => {
    expect(VEHICLE_CHANGE_LIMIT).toBe(2);
    expect(refusal('vehicle', { vehicleChanges: 1 })).toBeNull();
    expect(refusal('vehicle', { vehicleChanges: 2 })).toBe('limit');
    for (const change of ['configuration', 'version', 'rights'] as const)
      expect(refusal(change, { vehicleChanges: 2 })).toBeNull();
  });

  test('nothing changes while a payment may be on its way, nor a car that stands somewhere', () => {
    for (const change of ORDER_CHANGE_KINDS) {
      expect(refusal(change, { isPaymentOpen: true })).toBe('paying');
      expect(refusal(change, { isStockCar: true })).toBe('stockCar');
    }
  });

  test('the year changes once, inside its window, where it concerns the order', () => {
    expect(refusal('year', { yearPhase: 'none' })).toBe('notAffected');
    expect(refusal('year', { yearPhase: 'over' })).toBe('windowClosed');
    expect(refusal('year', { yearPhase: 'changed' })).toBe('alreadyChanged');
    for (const change of ['configuration', 'version', 'vehicle', 'rights'] as const)
      expect(refusal(change, { yearPhase: 'over' })).toBeNull();
  });
});
