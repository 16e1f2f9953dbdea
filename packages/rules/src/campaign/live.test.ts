import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../time';
import { livePhase, rainAt, watchedAfter } from './live';

const at = (clock: string) => Date.parse(`2026-12-05T${clock}:00+08:00`);
const window = { startsAt: at('09:30'), endsAt: at('12:00'), rainMinutes: 5 };

describe('a broadcast', () => {
  it('is to come, runs, and is over', () => {
    expect(['09:29', '09:30', '11:59', '12:00'].map((clock) => livePhase(window, at(clock)))).toEqual([
      'before',
      'live',
      'live',
      'after',
    ]);
  });

  it('has rains at its full hours', () => {
    const nextAt = (clock: string) => rainAt(window, at(clock))?.at ?? null;
    expect(nextAt('08:10')).toBe(at('10:00'));
    expect(nextAt('09:40')).toBe(at('10:00'));
    expect(nextAt('10:03')).toBe(at('10:00'));
    expect(nextAt('10:05')).toBe(at('11:00'));
    expect(nextAt('11:05')).toBeNull();
    expect(rainAt({ ...window, startsAt: at('09:00') }, at('09:01'))).toEqual({
      at: at('09:00'),
      endsAt: at('09:05'),
    });
  });
});

describe('watching', () => {
  it('counts the time between beats, and not the time in which nobody knows', () => {
    const now = at('10:00');
    expect(watchedAfter(0, null, now)).toBe(0);
    expect(watchedAfter(60_000, now - 30_000, now)).toBe(90_000);
    expect(watchedAfter(60_000, now - 5 * MINUTE_MS, now)).toBe(60_000);
    expect(watchedAfter(60_000, now, now)).toBe(60_000);
  });
});
