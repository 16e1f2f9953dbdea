import { describe, expect, test } from 'vitest';
import { APPLICATION_MOVES, type ApplicationState, canMoveApplication } from './application-moves';

const STATES = Object.keys(APPLICATION_MOVES) as ApplicationState[];

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

  test('is over once rejected or withdrawn, and is not rejected after its approval', () => {
    for (const to of STATES) {
      expect(canMoveApplication('rejected', to)).toBe(false);
      expect(canMoveApplication('withdrawn', to)).toBe(false);
    }
    expect(canMoveApplication('approved', 'rejected')).toBe(false);
  });
});
