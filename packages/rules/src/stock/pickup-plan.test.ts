import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickupPlan, readyAtMs } from './pickup-plan';

const at = (text: string) => Date.parse(`${text}+08:00`);
const MONDAY_AFTERNOON = at('2026-11-23T15:00:00');

describe('plan until pickup', () => {
  it('is the documented one for a car ready in 5 days', () => {
    expect(pickupPlan(MONDAY_AFTERNOON, 5)).toEqual([
      { step: 'deposit', dueAt: at('2026-11-23T15:30:00') },
      { step: 'finalPayment', dueAt: at('2026-11-25T18:00:00') },
      { step: 'insurance', dueAt: at('2026-11-26T18:00:00') },
      { step: 'plate', dueAt: at('2026-11-27T18:00:00') },
      { step: 'pickup', dueAt: at('2026-11-28T10:00:00') },
    ]);
  });

  it('begins on the next day when the deposit may come after 18:00', () => {
    expect(readyAtMs(at('2026-11-23T17:29:59'), 1)).toBe(at('2026-11-24T10:00:00'));
    expect(readyAtMs(at('2026-11-23T17:30:00'), 1)).toBe(at('2026-11-25T10:00:00'));
  });

  it('never goes back in time and ends with the pickup', () => {
    const moments = fc.integer({ min: at('2026-01-01T00:00:00'), max: at('2027-12-31T00:00:00') });
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 60 }), (now, days) => {
        const dates = pickupPlan(now, days).map(({ dueAt }) => dueAt);
        expect(dates).toEqual([...dates].sort((a, b) => a - b));
        expect(dates.every((date) => date > now)).toBe(true);
        expect(dates.at(-1)).toBe(readyAtMs(now, days));
      }),
    );
  });
});
