import { describe, expect, test } from 'vitest';
import {
  APPLICATION_STATES,
  type ApplicationState,
  canMoveApplication,
  OPEN_APPLICATION_STATES,
} from './application-moves';

const STATES = APPLICATION_STATES;

describe('a loan application', () => {
  test('goes on from each state, and never back', () => {
    const order: ApplicationState[] = ['opened', 'submitted', 'reviewing', 'approved', 'withdrawn'];
    for (const [index, from] of order.entries()) {
      for (const to of order.slice(index + 1))
        expect([from, to, canMoveApplication(from, to)]).toEqual([from, to, true]);
      for (const to of order.slice(0, index + 1))
        expect([from, to, canMoveApplication(from, to)]).toEqual([from, to, false]);
    }
  });

  test('is open until it is rejected or withdrawn', () => {
    expect(OPEN_APPLICATION_STATES).toEqual(['opened', 'submitted', 'reviewing', 'approved']);
  });

  test('is over once rejected or withdrawn, and is not rejected after its approval', () => {
    for (const to of STATES) {
      expect(canMoveApplication('rejected', to)).toBe(false);
      expect(canMoveApplication('withdrawn', to)).toBe(false);
    }
    expect(canMoveApplication('approved', 'rejected')).toBe(false);
  });
});
