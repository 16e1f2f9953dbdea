import { describe, expect, test } from 'vitest';
import {
  isYearAffected,
  type YearOrderFacts,
  type YearWindow,
  yearDeadlineMs,
  yearDecisionState,
  yearPhase,
} from './model-year';
import type { OrderState } from './order-moves';

const at = (day: number) => Date.parse(`2026-11-${String(day).padStart(2, '0')}T00:00:00+08:00`);
const window: YearWindow = { startsAtMs: at(5), endsAtMs: at(10) };

const order: YearOrderFacts = {
  kind: 'deposit',
  state: 'depositPaid',
  createdAtMs: at(4),
  locksAtMs: at(11),
  isStockCar: false,
  isSigned: false,
  hasKept: false,
  hasPending: false,
};

const state = (day: number, changes: Partial<YearOrderFacts> = {}) =>
  yearDecisionState(window, { ...order, ...changes }, at(day));

describe('a new model year', () => {
  test('concerns deposit orders of before its start that are built for their buyer', () => {
    expect(isYearAffected(window, order)).toBe(true);
    expect(isYearAffected(window, { ...order, createdAtMs: at(5) })).toBe(false);
    expect(isYearAffected(window, { ...order, kind: 'snapUp' })).toBe(false);
    expect(isYearAffected(window, { ...order, kind: 'intention' })).toBe(false);
    expect(isYearAffected(window, { ...order, isStockCar: true })).toBe(false);
  });

  test('is decided until the end of the window or the lock, whichever comes first', () => {
    expect(yearDeadlineMs(window, at(11))).toBe(at(10));
    expect(yearDeadlineMs(window, at(8))).toBe(at(8));
    expect(yearDeadlineMs(window, null)).toBe(at(10));
  });

  test('is open inside the window, its end not included', () => {
    expect([4, 5, 9, 10].map((day) => state(day))).toEqual(['upcoming', 'open', 'open', 'expired']);
  });

  test('keeps the current year by time alone, and forgets what was held without a signature', () => {
    expect(state(9, { hasPending: true })).toBe('pending');
    expect(state(10, { hasPending: true })).toBe('expired');
    expect(state(8, { hasPending: true, locksAtMs: at(8) })).toBe('locked');
    expect(state(7, { locksAtMs: at(8) })).toBe('open');
  });

  test('stays kept or changed once that was chosen', () => {
    expect([6, 12].map((day) => state(day, { hasKept: true }))).toEqual(['kept', 'kept']);
    expect([6, 12].map((day) => state(day, { isSigned: true }))).toEqual(['changed', 'changed']);
    expect(state(6, { isSigned: true, state: 'locked' })).toBe('changed');
  });

  test.each<[OrderState, string]>([
    ['refunding', 'closed'],
    ['refunded', 'closed'],
    ['cancelled', 'closed'],
    ['expired', 'closed'],
    ['locked', 'locked'],
    ['inProduction', 'locked'],
  ])('an order in state %s is %s', (orderState, expected) => {
    expect(state(6, { state: orderState })).toBe(expected);
  });

  test('can be changed while it is open, also after keeping, and never again once signed', () => {
    const phase = (day: number, changes: Partial<YearOrderFacts> = {}) =>
      yearPhase(window, { ...order, ...changes }, at(day));
    expect([4, 5, 9, 10].map((day) => phase(day))).toEqual(['over', 'open', 'open', 'over']);
    expect(phase(6, { hasKept: true })).toBe('open');
    expect(phase(6, { isSigned: true })).toBe('changed');
    expect(phase(6, { state: 'refunding' })).toBe('over');
    expect(phase(8, { locksAtMs: at(8) })).toBe('over');
  });
});
