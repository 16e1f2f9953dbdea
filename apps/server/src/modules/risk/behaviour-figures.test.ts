import fc from 'fast-check';
import { expect, it } from 'vitest';
import { figuresOf } from './behaviour-figures';

const time = fc.integer({ min: 0, max: 86_400_000 });
const cell = fc.integer({ min: 0, max: 9 });
const report = fc.record({
  touches: fc.array(fc.tuple(time, fc.integer({ min: 0, max: 3 }), cell, cell), { maxLength: 500 }),
  keys: fc.array(fc.tuple(time, fc.integer({ min: 0, max: 1 })), { maxLength: 500 }),
});

it('says nothing about hands below ten of a kind', () => {
  expect(figuresOf({ touches: [[0, 0, 1, 1]], keys: [[5, 0]] })).toEqual({
    touches: 1,
    moves: 0,
    keys: 1,
    keyGapMs: null,
    keySpreadMs: null,
    holdMs: null,
    touchCells: null,
  });
});

it('tells even keys from those of hands', () => {
  const press = (times: number[]) => figuresOf({ touches: [], keys: times.map((at): [number, number] => [at, 0]) });
  expect(press(Array.from({ length: 11 }, (_, at) => at * 100))).toMatchObject({ keyGapMs: 100, keySpreadMs: 0 });
  const hand = press([0, 140, 420, 530, 800, 1010, 1090, 1400, 1620, 1700, 2100]);
  expect(hand.keySpreadMs).toBeGreaterThan(50);
});

it('makes whole numbers that are never below zero of any report', () => {
  fc.assert(
    fc.property(report, (input) => {
      for (const value of Object.values(figuresOf(input)))
        expect(value === null || (Number.isInteger(value) && value >= 0)).toBe(true);
    }),
  );
});
