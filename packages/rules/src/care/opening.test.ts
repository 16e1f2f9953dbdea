import { describe, expect, test } from 'vitest';
import { openingAt, parseHours, worksAt } from './opening';

const HOURS = '10:00-21:30';
const at = (text: string) => Date.parse(`${text}+08:00`);

describe('a store', () => {
  test('is open within its hours, the first minute included and the last one not', () => {
    expect(openingAt(HOURS, [], at('2026-11-26T10:00'))).toEqual({ isOpen: true, opensAt: null, closure: null });
    expect(openingAt(HOURS, [], at('2026-11-26T21:30')).isOpen).toBe(false);
  });

  test('opens later today before its hours, tomorrow after them', () => {
    expect(openingAt(HOURS, [], at('2026-11-26T08:00')).opensAt).toBe(at('2026-11-26T10:00'));
    expect(openingAt(HOURS, [], at('2026-11-26T22:00')).opensAt).toBe(at('2026-11-27T10:00'));
    expect(openingAt(HOURS, [], at('2026-11-27T00:30')).opensAt).toBe(at('2026-11-27T10:00'));
  });

  test('is closed on a holiday and opens at the first hour that no closure covers', () => {
    const holiday = { fromAt: at('2026-11-26T00:00'), untilAt: at('2026-11-28T00:00'), reason: '盘点' };
    const works = { fromAt: at('2026-11-28T00:00'), untilAt: at('2026-11-28T14:00'), reason: '装修' };
    const opening = openingAt(HOURS, [holiday, works], at('2026-11-26T12:00'));
    expect(opening).toEqual({ isOpen: false, opensAt: at('2026-11-28T14:00'), closure: holiday });
  });

  test('counts as open where its hours are not known, and names no opening that it does not know', () => {
    expect(openingAt('', [], at('2026-11-26T03:00')).isOpen).toBe(true);
    const closure = { fromAt: at('2026-11-26T00:00'), untilAt: at('2026-11-27T00:00'), reason: '' };
    expect(openingAt('', [closure], at('2026-11-26T03:00')).opensAt).toBe(closure.untilAt);
    expect(parseHours('21:00-09:00')).toBeNull();
  });
});

test('an adviser works by their hours and not on days off', () => {
  const thursday = at('2026-11-26T11:00');
  expect(worksAt('10:00-19:00', [], thursday)).toBe(true);
  expect(worksAt('10:00-19:00', [4], thursday)).toBe(false);
  expect(worksAt('12:00-19:00', [0], thursday)).toBe(false);
});
