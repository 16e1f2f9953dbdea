import { expect, test } from 'vitest';
import { type SpecialOrderFacts, specialDeadlineMs, specialOfferState } from './special-offer';

const day = (date: number) => Date.parse(`2026-11-${String(date).padStart(2, '0')}T00:00:00+08:00`);
const window = { startsAtMs: day(1), endsAtMs: day(10) };
const order: SpecialOrderFacts = { kind: 'deposit', state: 'depositPaid', locksAtMs: day(8), hasChosen: false };
const stateOn = (date: number, changes: Partial<SpecialOrderFacts> = {}, over: typeof window | null = window) =>
  specialOfferState(over, { ...order, ...changes }, day(date));

test('is open from the start of the window until the lock of the order', () => {
  expect(stateOn(1)).toBe('open');
  expect(stateOn(7)).toBe('open');
  expect(stateOn(8)).toBe('ended');
});

test('ends with the window when the lock is later', () => {
  expect(stateOn(9, { locksAtMs: day(20) })).toBe('open');
  expect(stateOn(10, { locksAtMs: day(20) })).toBe('ended');
});

test('has not started before the window', () => {
  expect(stateOn(4, {}, { startsAtMs: day(5), endsAtMs: day(10) })).toBe('notStarted');
  expect(stateOn(4, { locksAtMs: day(3) }, { startsAtMs: day(5), endsAtMs: day(10) })).toBe('ended');
});

test('without a window the lock alone ends it', () => {
  expect(stateOn(7, {}, null)).toBe('open');
  expect(stateOn(8, {}, null)).toBe('ended');
  expect(specialDeadlineMs(null, null)).toBeNull();
});

test('a choice stays, whatever the time and the state', () => {
  expect(stateOn(30, { hasChosen: true, state: 'delivered' })).toBe('chosen');
});

test('the default applies once the order is locked, and nothing to an order without a deposit', () => {
  expect(stateOn(2, { state: 'locked' })).toBe('ended');
  expect(stateOn(2, { state: 'created' })).toBe('notEligible');
  expect(stateOn(2, { state: 'refunding' })).toBe('notEligible');
  expect(stateOn(2, { kind: 'blind', state: 'intentionPaid' })).toBe('notEligible');
});
