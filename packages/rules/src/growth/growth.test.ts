import { describe, expect, test } from 'vitest';
import { periodKey } from './benefit-period';
import { growthAfterReview, growthLevel, missingToKeep } from './growth-level';

const levels = [
  [0, 0],
  [500, 100],
  [2000, 400],
  [6000, 1000],
].map(([startsAt = 0, keep = 0], index) => ({ level: index + 1, name: '', startsAt, keep }));

test('a growth value belongs to the highest level that has begun', () => {
  expect([0, 499, 500, 1999, 2000, 6000, 1e9].map((growth) => growthLevel(levels, growth))).toEqual([
    1, 1, 2, 2, 3, 4, 4,
  ]);
});

describe('yearly review', () => {
  const review = (growth: number, growthAtStart: number, earned: number) =>
    growthAfterReview(levels, { growth, growthAtStart, earned });

  test('keeps who gained enough, and who is at the lowest level', () => {
    expect(review(7300, 6300, 1000)).toBe(7300);
    expect(review(30, 30, 0)).toBe(30);
  });

  test('keeps a level that was reached within the year', () => {
    expect(review(2100, 1950, 150)).toBe(2100);
    expect(missingToKeep(levels, { growth: 2100, growthAtStart: 2000, earned: 100 })).toBe(300);
  });

  test('takes one level, and what was missing leads back', () => {
    expect(review(7300, 6900, 400)).toBe(5400);
    expect(growthLevel(levels, 5400)).toBe(3);
  });

  test('never takes more than one level, however much was missing', () => {
    const steep = levels.map((level) => ({ ...level, keep: level.keep * 100 }));
    expect(growthAfterReview(steep, { growth: 6000, growthAtStart: 6000, earned: 0 })).toBe(2000);
  });
});

test('periods begin at midnight in Shanghai', () => {
  const before = Date.parse('2026-12-31T23:59:59.999+08:00');
  expect([periodKey('month', before), periodKey('quarter', before), periodKey('year', before)]).toEqual([
    '2026-12',
    '2026-Q4',
    '2026',
  ]);
  expect([periodKey('month', before + 1), periodKey('quarter', before + 1), periodKey('year', before + 1)]).toEqual([
    '2027-01',
    '2027-Q1',
    '2027',
  ]);
});
