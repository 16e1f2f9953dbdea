import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../time';
import { type SnapUpView, snapUpPhase, snapUpStep } from './snap-up';

const START = 1_000 * MINUTE_MS;
const window = { startsAt: START, endsAt: START + 60 * MINUTE_MS, bookUntilMinutes: 5, bookedFirstMinutes: 10 };
const phaseAt = (minutes: number) => snapUpPhase(window, START + minutes * MINUTE_MS);

const view = (changes: Partial<SnapUpView> = {}): SnapUpView => ({
  campaign: 'running',
  phase: 'open',
  code: 'a',
  left: 3,
  isBooked: false,
  own: null,
  ...changes,
});
const stepOf = (changes: Partial<SnapUpView> = {}) => snapUpStep(view(changes), START);

describe('a session', () => {
  it('takes appointments, then waits, sells to those who have one, then to everybody, and is over', () => {
    expect([-6, -5, 0, 9, 10, 59, 60].map(phaseAt)).toEqual([
      'booking',
      'soon',
      'first',
      'first',
      'open',
      'open',
      'over',
    ]);
  });
  it('sells to everybody at once where nobody comes first', () => {
    expect(snapUpPhase({ ...window, bookedFirstMinutes: 0 }, START)).toBe('open');
  });
});

describe('what can be done about a car', () => {
  it('follows the session', () => {
    expect(stepOf({ phase: 'booking' })).toBe('book');
    expect(stepOf({ phase: 'booking', isBooked: true })).toBe('booked');
    expect(stepOf({ phase: 'soon' })).toBe('soon');
    expect(stepOf({ phase: 'first' })).toBe('onlyBooked');
    expect(stepOf({ phase: 'first', isBooked: true })).toBe('buy');
    expect(stepOf()).toBe('buy');
    expect(stepOf({ left: 0 })).toBe('soldOut');
    expect(stepOf({ phase: 'over', left: 0 })).toBe('over');
  });
  it('follows the campaign', () => {
    expect(stepOf({ campaign: 'announced', phase: 'booking' })).toBe('notStarted');
    expect(stepOf({ campaign: 'paused' })).toBe('paused');
    expect(stepOf({ campaign: 'ended' })).toBe('over');
  });
  it('is first of all what the person has', () => {
    const own = { code: 'a', state: 'held' as const, until: START + 1 };
    expect(stepOf({ own, left: 0 })).toBe('held');
    expect(stepOf({ own: { ...own, code: 'b' } })).toBe('otherHeld');
    expect(stepOf({ own: { ...own, until: START - 1 } })).toBe('buy');
    expect(stepOf({ own: { ...own, state: 'ordered' }, campaign: 'ended' })).toBe('pay');
    expect(stepOf({ own: { code: 'b', state: 'bought', until: 0 }, campaign: 'ended' })).toBe('bought');
  });
});
