import { describe, expect, it } from 'vitest';
import { tryMove } from '../state-machine';
import { INSPECTION_MACHINE, INSPECTION_STATES, type InspectionEvent, type InspectionState } from './inspection-moves';

const lead = (state: InspectionState, event: InspectionEvent, who: 'customer' | 'staff', openQuestions = 0) => {
  const result = tryMove(INSPECTION_MACHINE, { state, event, who, facts: { openQuestions } });
  return result.isAllowed ? result.to : null;
};

describe('an inspection report', () => {
  it('is written once by staff', () => {
    expect(lead('notReady', 'write', 'staff')).toBe('ready');
    expect(lead('notReady', 'write', 'customer')).toBeNull();
    for (const state of INSPECTION_STATES.slice(1)) expect(lead(state, 'write', 'staff')).toBeNull();
  });

  it('is questioned until it is confirmed', () => {
    for (const state of ['ready', 'questioned', 'corrected'] as const)
      expect(lead(state, 'ask', 'customer')).toBe('questioned');
    for (const state of ['notReady', 'confirmed'] as const) expect(lead(state, 'ask', 'customer')).toBeNull();
  });

  it('is corrected when no question is open', () => {
    expect(lead('questioned', 'correct', 'staff', 1)).toBeNull();
    expect(lead('questioned', 'correct', 'staff')).toBe('corrected');
    expect(lead('ready', 'correct', 'staff')).toBeNull();
  });

  it('is confirmed by the customer, never while a question is open', () => {
    expect(lead('ready', 'confirm', 'customer')).toBe('confirmed');
    expect(lead('corrected', 'confirm', 'customer')).toBe('confirmed');
    for (const state of ['notReady', 'questioned', 'confirmed'] as const)
      expect(lead(state, 'confirm', 'customer')).toBeNull();
    expect(lead('ready', 'confirm', 'staff')).toBeNull();
    expect(lead('ready', 'confirm', 'customer', 1)).toBeNull();
  });
});
