import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../time';
import { canExtend, daysProtected, leadState } from './lead';

const now = 1_800_000_000_000;
const lead = { step: 'waiting' as const, protectedUntil: now + 10 * DAY_MS, extendedAt: null };

describe('a lead', () => {
  it('lapses when its protection ends before a deposit', () => {
    expect(leadState(lead, now)).toBe('waiting');
    expect(leadState(lead, lead.protectedUntil)).toBe('lapsed');
    expect(leadState({ ...lead, step: 'deposit' }, lead.protectedUntil)).toBe('deposit');
  });

  it('counts the last day of its protection', () => {
    expect(daysProtected(lead, now)).toBe(10);
    expect(daysProtected(lead, lead.protectedUntil - HOUR_MS)).toBe(1);
    expect(daysProtected(lead, lead.protectedUntil)).toBe(0);
  });

  it('can be extended once, within its last ten days', () => {
    expect(canExtend(lead, 10, now)).toBe(true);
    expect(canExtend(lead, 10, now - 1)).toBe(false);
    expect(canExtend({ ...lead, extendedAt: now }, 10, now)).toBe(false);
    expect(canExtend({ ...lead, step: 'delivered' }, 10, now)).toBe(false);
    expect(canExtend(lead, 10, lead.protectedUntil)).toBe(false);
  });
});
