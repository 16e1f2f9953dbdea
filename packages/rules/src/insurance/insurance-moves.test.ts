import { describe, expect, test } from 'vitest';
import { finalStates, tryMove } from '../state-machine';
import { DAY_MS } from '../time';
import {
  INSURANCE_MACHINE,
  type InsuranceActor,
  type InsuranceEvent,
  type InsuranceFacts,
  type InsuranceState,
  isInsured,
} from './insurance-moves';

const NOW = Date.parse('2026-11-24T10:00:00+08:00');
const facts: InsuranceFacts = { orderState: 'arrived', quoteEndsAtMs: NOW + DAY_MS, nowMs: NOW };

const move = (
  state: InsuranceState,
  event: InsuranceEvent,
  who: InsuranceActor,
  changes: Partial<InsuranceFacts> = {},
) => {
  const result = tryMove(INSURANCE_MACHINE, { state, event, who, facts: { ...facts, ...changes } });
  return result.isAllowed ? result.to : result.reason;
};

describe('the insurance of an order', () => {
  test('is quoted by an insurer and issued', () => {
    expect(move('none', 'requestQuote', 'customer')).toBe('quoting');
    expect(move('quoting', 'takeQuote', 'system')).toBe('quoted');
    expect(move('quoted', 'issue', 'customer')).toBe('issued');
  });

  test('starts again when the insurer does not answer', () => {
    expect(move('quoting', 'loseQuote', 'system')).toBe('none');
    expect(move('quoted', 'loseQuote', 'system')).toBe('noSuchMove');
  });

  test('can be changed until something is issued or accepted', () => {
    for (const state of ['none', 'quoting', 'quoted', 'ownPolicyInReview', 'ownPolicyRejected'] as const) {
      expect(move(state, 'requestQuote', 'customer')).toBe('quoting');
      expect(move(state, 'sendOwnPolicy', 'customer')).toBe('ownPolicyInReview');
    }
    expect(finalStates(INSURANCE_MACHINE).filter(isInsured)).toEqual(['issued', 'ownPolicyAccepted']);
    expect(finalStates(INSURANCE_MACHINE)).toHaveLength(2);
  });

  test('is chosen from the arrival to the handover only', () => {
    for (const orderState of ['inTransit', 'delivered'] as const) {
      expect(move('none', 'requestQuote', 'customer', { orderState })).toBe('guardRefused');
      expect(move('none', 'sendOwnPolicy', 'customer', { orderState })).toBe('guardRefused');
      expect(move('quoted', 'issue', 'customer', { orderState })).toBe('guardRefused');
    }
    expect(move('none', 'requestQuote', 'customer', { orderState: 'paidInFull' })).toBe('quoting');
  });

  test('a quote can be confirmed up to its last moment', () => {
    expect(move('quoted', 'issue', 'customer', { quoteEndsAtMs: NOW })).toBe('issued');
    expect(move('quoted', 'issue', 'customer', { quoteEndsAtMs: NOW - 1 })).toBe('guardRefused');
    expect(move('quoted', 'issue', 'customer', { quoteEndsAtMs: null })).toBe('guardRefused');
  });

  test('an own policy is checked by staff', () => {
    expect(move('ownPolicyInReview', 'acceptOwnPolicy', 'staff')).toBe('ownPolicyAccepted');
    expect(move('ownPolicyInReview', 'rejectOwnPolicy', 'staff')).toBe('ownPolicyRejected');
    expect(move('ownPolicyInReview', 'acceptOwnPolicy', 'customer')).toBe('wrongActor');
    expect(move('ownPolicyRejected', 'acceptOwnPolicy', 'staff')).toBe('noSuchMove');
  });
});
