import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { FoundDifference, StatementLine } from './books';
import { compareFunds } from './compare-fees';
import { agreedFeeFen, feeFenOf, fundSums, settledNetFen } from './fees';

const RATE = 6000;
const dayId = '2026-11-25-wechat';

function line(number: string, settledFen: number, changes: Partial<StatementLine> = {}): StatementLine {
  const { about = 'payment', state = 'done' } = changes;
  const feeFen = agreedFeeFen({ about, settledFen, state }, RATE);
  return {
    about,
    number,
    providerNo: `P${number}`,
    amountFen: settledFen,
    settledFen,
    feeFen,
    at: 1,
    state,
    ...changes,
  };
}

const flowOf = (lines: readonly StatementLine[]) => ({ ...fundSums(lines), otherFen: 0 });
const short = ({ kind, about, number, ourFen, theirFen, effectFen }: FoundDifference) => [
  ...[kind, about, number, ourFen, theirFen, effectFen],
];

test.each([
  ['payment', 499_000, 2994],
  ['payment', 100, 1],
  ['payment', 83, 0],
  ['payment', 84, 1],
  ['refund', 200_029, -1200],
  ['refund', 83, 0],
] as const)('the agreed fee of a %s of %i fen is %i', (about, settledFen, feeFen) => {
  expect(agreedFeeFen({ about, settledFen, state: 'done' }, RATE)).toBe(feeFen);
  expect(agreedFeeFen({ about, settledFen, state: 'failed' }, RATE)).toBe(0);
});

test('a fee of the largest order is exact', () => {
  expect(agreedFeeFen({ about: 'payment', settledFen: 9_007_199_254_740_991, state: 'done' }, 999_999)).toBe(
    9_007_190_247_541_736,
  );
});

test.each([
  ['29.94000', 2994],
  ['0.00500', 1],
  ['0.00499', 0],
  ['-12.00174', -1200],
  ['-0.00100', 0],
  ['30', 3000],
  ['1e3', null],
  ['0.123456', null],
  ['', null],
])('the fee %s is %s fen', (text, fen) => {
  expect(feeFenOf(text)).toBe(fen);
});

describe('a day of funds', () => {
  it('agrees when every fee is that of the rate and the account moved as the bill says', () => {
    const lines = [line('A', 500_000), line('R', 200_000, { about: 'refund' })];
    const { differences, bill } = compareFunds({ dayId, lines, flow: flowOf(lines), feePerMillion: RATE });
    expect(differences).toEqual([]);
    expect(bill).toEqual({ paidFen: 500_000, refundedFen: 200_000, feeFen: 1800, agreedFeeFen: 1800 });
    expect(settledNetFen(bill)).toBe(298_200);
  });

  it('has a fee that is too high, and one that did not come back to the account', () => {
    const lines = [line('A', 500_000, { feeFen: 3100 }), line('R', 200_000, { about: 'refund' })];
    const flow = { paidFen: 500_000, refundedFen: 200_000, feeFen: 3100, otherFen: -10_000 };
    const { differences, bill } = compareFunds({ dayId, lines, flow, feePerMillion: RATE });
    expect(differences.map(short)).toEqual([
      ['feeDiffers', 'payment', 'A', 3000, 3100, -100],
      ['flowDiffers', 'fee', dayId, 1900, 3100, -1200],
    ]);
    expect([settledNetFen(bill), settledNetFen(flow)]).toEqual([298_100, 296_900]);
  });

  it('has money that the account does not have, in and back', () => {
    const lines = [line('A', 500_000), line('R', 200_000, { about: 'refund' })];
    const flow = { ...flowOf(lines), paidFen: 0, refundedFen: 250_000 };
    const { differences } = compareFunds({ dayId, lines, flow, feePerMillion: RATE });
    expect(differences.map(short)).toEqual([
      ['flowDiffers', 'payment', dayId, 500_000, 0, -500_000],
      ['flowDiffers', 'refund', dayId, 200_000, 250_000, -50_000],
    ]);
  });

  it('joins two lines of one number, and asks no fee of what moved nothing', () => {
    const lines = [
      line('A', 100_000, { feeFen: 0 }),
      line('A', 100_000, { feeFen: 0 }),
      line('B', 5, { state: 'failed' }),
    ];
    const { differences } = compareFunds({ dayId, lines, flow: flowOf(lines), feePerMillion: RATE });
    expect(differences.map(short)).toEqual([['feeDiffers', 'payment', 'A', 1200, 0, 1200]]);
  });
});

test('random days tell every fen of fees and of the account', () => {
  const money = fc.record({
    isRefund: fc.boolean(),
    settledFen: fc.integer({ min: 1, max: 10 ** 9 }),
    moreFen: fc.integer({ min: -3, max: 3 }),
  });
  const sums = fc.integer({ min: 0, max: 10 ** 9 });
  const flows = fc.record({ paidFen: sums, refundedFen: sums, feeFen: sums, otherFen: sums });
  fc.assert(
    fc.property(fc.array(money, { maxLength: 20 }), flows, (moneys, flow) => {
      const lines = moneys.map(({ isRefund, settledFen, moreFen }, i) => {
        const right = line(`N${i}`, settledFen, { about: isRefund ? 'refund' : 'payment' });
        return { ...right, feeFen: right.feeFen + moreFen };
      });
      const { differences, bill } = compareFunds({ dayId, lines, flow, feePerMillion: RATE });
      const sum = (kind: FoundDifference['kind']) =>
        differences.reduce((fen, one) => fen + (one.kind === kind ? one.effectFen : 0), 0);
      const planted = moneys.flatMap(({ moreFen }, i) => (moreFen === 0 ? [] : [`N${i}`]));
      const found = differences.filter(({ kind }) => kind === 'feeDiffers').map(({ number }) => number);
      expect(found).toEqual(planted);
      expect(bill.agreedFeeFen - bill.feeFen).toBe(sum('feeDiffers'));
      expect(settledNetFen(flow) - settledNetFen(bill)).toBe(sum('flowDiffers'));
    }),
  );
});
