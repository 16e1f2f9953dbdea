import { describe, expect, it } from 'vitest';
import { EVERY_DAY, findSlot, isSlotPlan, type SlotPlan, slotsOf, withClosure, withoutClosed } from './slot-plan';

/** A Saturday, in Shanghai. */
const at = (time: string, day = '2026-11-21') => Date.parse(`${day}T${time}:00+08:00`);
const HOUR_MS = 3_600_000;

const plan: SlotPlan = {
  hours: [
    { weekdays: [1, 2, 3, 4, 5], starts: [600, 660], capacity: 2 },
    { weekdays: [6, 7], starts: [600, 840, 900], capacity: 5 },
  ],
  lengthMinutes: 60,
  leadMinutes: 60,
  days: 3,
};
const startsOf = (slots: readonly { startsAt: number }[]) => slots.map(({ startsAt }) => startsAt);

describe('slots of a plan', () => {
  it('are those of the days ahead, each with the capacity of its day', () => {
    const slots = slotsOf(plan, [], at('08:00'));
    expect(slots.map(({ capacity }) => capacity)).toEqual([5, 5, 5, 5, 5, 5, 2, 2]);
    expect(slots[0]).toEqual({ startsAt: at('10:00'), endsAt: at('11:00'), capacity: 5 });
    expect(slots.at(-1)?.startsAt).toBe(at('11:00', '2026-11-23'));
  });

  it('begin no sooner than the place wants to know of them', () => {
    expect(startsOf(slotsOf(plan, [], at('09:00')))[0]).toBe(at('10:00'));
    expect(startsOf(slotsOf(plan, [], at('09:00') + 1))[0]).toBe(at('14:00'));
  });

  it('count days by the clock of Shanghai', () => {
    expect(startsOf(slotsOf(plan, [], at('23:59', '2026-11-20')))[0]).toBe(at('10:00'));
    expect(startsOf(slotsOf(plan, [], at('00:00')))[0]).toBe(at('10:00'));
    expect(slotsOf({ ...plan, days: 1 }, [], at('23:59', '2026-11-20'))).toEqual([]);
  });

  it('follow the hours of a single date instead of the week', () => {
    const special = { ...plan, hours: [...plan.hours, { dates: ['2026-11-22'], starts: [1200], capacity: 40 }] };
    const sunday = slotsOf(special, [], at('08:00')).filter(({ startsAt }) => startsAt >= at('00:00', '2026-11-22'));
    expect(sunday[0]).toEqual({ startsAt: at('20:00', '2026-11-22'), endsAt: at('21:00', '2026-11-22'), capacity: 40 });
    expect(sunday[1]?.startsAt).toBe(at('10:00', '2026-11-23'));
  });

  it('are closed from the first moment of a closure up to its end', () => {
    const closure = { fromAt: at('10:00'), untilAt: at('15:00'), reason: '盘点' };
    expect(startsOf(slotsOf({ ...plan, days: 1 }, [closure], at('08:00')))).toEqual([at('15:00')]);
    expect(findSlot(plan, [closure], at('14:00'), at('08:00'))).toBeNull();
    expect(findSlot(plan, [], at('14:00'), at('08:00'))?.capacity).toBe(5);
    expect(findSlot(plan, [], at('14:00') + 1, at('08:00'))).toBeNull();
  });
});

describe('closures', () => {
  const closure = { fromAt: 10 * HOUR_MS, untilAt: 20 * HOUR_MS, reason: 'a' };

  it('that are over are dropped with the next one', () => {
    const added = { fromAt: 30 * HOUR_MS, untilAt: 31 * HOUR_MS, reason: 'b' };
    expect(withClosure([closure], added, 20 * HOUR_MS)).toEqual([added]);
    expect(withClosure([added], closure, 0)).toEqual([closure, added]);
  });

  it('open again in part', () => {
    expect(withoutClosed([closure], 12 * HOUR_MS, 14 * HOUR_MS)).toEqual([
      { ...closure, untilAt: 12 * HOUR_MS },
      { ...closure, fromAt: 14 * HOUR_MS },
    ]);
    expect(withoutClosed([closure], 0, 24 * HOUR_MS)).toEqual([]);
    expect(withoutClosed([closure], 20 * HOUR_MS, 24 * HOUR_MS)).toEqual([closure]);
  });
});

describe('a plan', () => {
  const hours = { weekdays: EVERY_DAY, starts: [600], capacity: 1 };
  const good: SlotPlan = { hours: [hours], lengthMinutes: 60, leadMinutes: 0, days: 14 };

  it('that makes sense is taken', () => {
    expect([good, plan, { ...good, hours: [] }].map(isSlotPlan)).toEqual([true, true, true]);
  });

  it.each([
    ['a slot beyond midnight', { hours: [{ ...hours, starts: [23 * 60 + 1] }] }],
    ['no place', { hours: [{ ...hours, capacity: 0 }] }],
    ['half a place', { hours: [{ ...hours, capacity: 1.5 }] }],
    ['an eighth day', { hours: [{ ...hours, weekdays: [8] }] }],
    ['a date that is none', { hours: [{ dates: ['1.2.2026'], starts: [600], capacity: 1 }] }],
    ['neither days nor dates', { hours: [{ starts: [600], capacity: 1 }] }],
    ['days and dates', { hours: [{ ...hours, dates: ['2026-11-22'] }] }],
    ['the same beginning twice', { hours: [hours, { ...hours, capacity: 2 }] }],
    ['no length', { lengthMinutes: 0 }],
    ['no end of days', { days: 4000 }],
  ])('with %s is refused', (_, changes) => {
    expect(isSlotPlan({ ...good, ...changes })).toBe(false);
  });
});
