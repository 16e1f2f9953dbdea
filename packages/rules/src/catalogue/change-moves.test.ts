import { describe, expect, it } from 'vitest';
import { finalStates } from '../state-machine';
import {
  CHANGE_KINDS,
  CHANGE_MACHINE,
  CHANGE_STATES,
  type ChangeState,
  changeActions,
  needsApproval,
  nextChangeState,
} from './change-moves';

describe('a change of the catalogue', () => {
  it('is decided once by staff', () => {
    expect(nextChangeState('proposed', 'approve', 'staff')).toBe('applied');
    expect(nextChangeState('proposed', 'schedule', 'staff')).toBe('scheduled');
    expect(nextChangeState('proposed', 'reject', 'staff')).toBe('rejected');
    expect(nextChangeState('proposed', 'approve', 'system')).toBeNull();
    for (const state of CHANGE_STATES.filter((each) => each !== 'proposed'))
      expect(nextChangeState(state, 'approve', 'staff'), state).toBeNull();
  });

  it('takes effect on its day, or lapses', () => {
    expect(nextChangeState('scheduled', 'apply', 'system')).toBe('applied');
    expect(nextChangeState('scheduled', 'lapse', 'system')).toBe('lapsed');
    expect(nextChangeState('proposed', 'apply', 'system')).toBeNull();
    expect(nextChangeState('scheduled', 'apply', 'staff')).toBeNull();
  });

  it('is withdrawn until it is in force', () => {
    expect(nextChangeState('proposed', 'withdraw', 'staff')).toBe('withdrawn');
    expect(nextChangeState('scheduled', 'withdraw', 'staff')).toBe('withdrawn');
    expect(nextChangeState('applied', 'withdraw', 'staff')).toBeNull();
  });

  it('ends in four states', () => {
    expect([...finalStates(CHANGE_MACHINE)].sort()).toEqual(['applied', 'lapsed', 'rejected', 'withdrawn']);
  });
});

it('prices and discounts need a second person, the sale and texts do not', () => {
  const prices = ['versionPrice', 'optionPrice', 'carPrice', 'versionDiscount', 'optionDiscount'];
  expect(CHANGE_KINDS.filter(needsApproval)).toEqual(prices);
});

describe('what can be done', () => {
  const by = (state: ChangeState, me: string, isCurrent = true) =>
    changeActions({ state, proposedBy: 'anna' }, me, isCurrent);

  it('nobody decides about their own proposal', () => {
    expect(by('proposed', 'anna')).toEqual(['withdraw']);
    expect(by('proposed', 'ben')).toEqual(['approve', 'reject']);
    expect(by('proposed', 'ben', false)).toEqual(['reject']);
  });

  it('what is in force is reverted, what waits for its day is withdrawn', () => {
    expect(by('applied', 'anna')).toEqual(['revert']);
    expect(by('applied', 'ben', false)).toEqual([]);
    expect(by('scheduled', 'ben')).toEqual(['withdraw']);
    for (const state of ['rejected', 'withdrawn', 'lapsed'] as const) expect(by(state, 'ben')).toEqual([]);
  });
});
