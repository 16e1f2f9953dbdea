import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { levelPaymentFen, monthlyInterestFen } from './level-payment';
import { type RepaymentMethod, type RepaymentPlan, repaymentPlan, subsidisedInterestFen } from './repayment-plan';

const loan = { loanFen: 10_000_000, months: 36, rateBp: 480 };
const METHODS: readonly RepaymentMethod[] = ['equalInstalment', 'equalPrincipal', 'balloon'];

const rowOf = (plan: RepaymentPlan, month: number) => plan.rows.find((row) => row.month === month);

describe('equal instalments', () => {
  test('100 000 yuan, 36 months, 4.8 %: 2 988.12 a month, the last one takes what rounding left', () => {
    const plan = repaymentPlan('equalInstalment', loan);
    expect(plan).toMatchObject({
      monthlyFen: 298_812,
      lastMonthlyFen: 298_806,
      totalInterestFen: 757_226,
      totalRepaymentFen: 10_757_226,
    });
    expect(rowOf(plan, 1)).toEqual({
      kind: 'instalment',
      month: 1,
      paymentFen: 298_812,
      principalFen: 258_812,
      interestFen: 40_000,
      balanceFen: 9_741_188,
    });
    expect(rowOf(plan, 2)).toMatchObject({ interestFen: 38_965, principalFen: 259_847, balanceFen: 9_481_341 });
    expect(rowOf(plan, 36)).toMatchObject({ principalFen: 297_616, interestFen: 1190, balanceFen: 0 });
  });

  test.each([
    // The example of every mortgage calculator in China: a million for 30 years.
    [100_000_000, 360, 490, 530_727],
    // The example of car loan calculators in the United States: 20 000 for 5 years at 5 %.
    [2_000_000, 60, 500, 37_742],
    // The example under the price of a car in this shop.
    [19_192_000, 60, 350, 349_136],
  ])('%d fen over %d months at %d basis points are %d fen a month, as published', (loanFen, months, rateBp, fen) => {
    expect(levelPaymentFen({ loanFen, months, rateBp })).toBe(fen);
  });

  test('12 months without interest first: 2 870.22 a month', () => {
    const plan = repaymentPlan('equalInstalment', { ...loan, interestFreeMonths: 12 });
    expect(plan).toMatchObject({ monthlyFen: 287_022, totalInterestFen: 332_804 });
    expect(rowOf(plan, 12)?.interestFen).toBe(0);
    expect(rowOf(plan, 13)?.interestFen).toBe(monthlyInterestFen(10_000_000 - 12 * 287_022, 480));
  });
});

describe('equal principal', () => {
  test('100 000 yuan, 36 months, 4.8 %: from 3 177.78 to 2 788.81, interest 7 400.00', () => {
    expect(repaymentPlan('equalPrincipal', loan)).toMatchObject({
      monthlyFen: 317_778,
      lastMonthlyFen: 278_881,
      totalInterestFen: 740_000,
    });
  });

  test('a million for 30 years at 4.9 % begins with 6 861.11, as published', () => {
    const plan = repaymentPlan('equalPrincipal', { loanFen: 100_000_000, months: 360, rateBp: 490 });
    expect(plan.monthlyFen).toBe(686_111);
    expect(plan.totalInterestFen).toBe(73_704_108);
  });
});

describe('a balloon loan', () => {
  test('100 000 yuan with 40 000 at the end: 1 952.87 a month, the final payment beside the last one', () => {
    const plan = repaymentPlan('balloon', { ...loan, finalFen: 4_000_000 });
    expect(plan).toMatchObject({ monthlyFen: 195_287, lastMonthlyFen: 195_289, totalInterestFen: 1_030_334 });
    expect(plan.rows).toHaveLength(37);
    expect(plan.rows.at(-2)).toMatchObject({ kind: 'instalment', month: 36, balanceFen: 4_000_000 });
    expect(plan.rows.at(-1)).toEqual({
      kind: 'final',
      month: 36,
      paymentFen: 4_000_000,
      principalFen: 4_000_000,
      interestFen: 0,
      balanceFen: 0,
    });
  });

  test('is worth the loan today when every payment is discounted by the rate', () => {
    const plan = repaymentPlan('balloon', { ...loan, finalFen: 4_000_000 });
    const presentFen = plan.rows.reduce((sum, row) => sum + row.paymentFen / (1 + 0.048 / 12) ** row.month, 0);
    expect(Math.abs(presentFen - 10_000_000)).toBeLessThan(5);
  });

  test('whose final payment is the whole loan pays interest only', () => {
    const plan = repaymentPlan('balloon', { ...loan, finalFen: 10_000_000 });
    expect(new Set(plan.rows.slice(0, 36).map((row) => row.paymentFen))).toEqual(new Set([40_000]));
  });
});

describe('a rate that the brand subsidises', () => {
  test('100 000 yuan for 24 months at 0 % instead of 4.8 % costs the brand 5 076.52', () => {
    const terms = { loanFen: 10_000_000, months: 24, rateBp: 0 };
    expect(subsidisedInterestFen('equalInstalment', terms, 480)).toBe(507_652);
    expect(subsidisedInterestFen('equalInstalment', { ...terms, rateBp: 480 }, 480)).toBe(0);
  });
});

describe('any loan', () => {
  const anyLoan = fc
    .record({
      method: fc.constantFrom(...METHODS),
      loanFen: fc.integer({ min: 0, max: 500_000_000 }),
      months: fc.integer({ min: 1, max: 84 }),
      rateBp: fc.integer({ min: 0, max: 2400 }),
      free: fc.double({ min: 0, max: 1, noNaN: true }),
      left: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ method, free, left, ...terms }) => ({
      method,
      terms: {
        ...terms,
        interestFreeMonths: Math.floor(free * terms.months),
        finalFen: method === 'balloon' ? Math.floor(left * terms.loanFen) : 0,
      },
    }));

  test('principal parts sum to the loan, payments to principal plus interest, and nothing is owed at the end', () => {
    fc.assert(
      fc.property(anyLoan, ({ method, terms }) => {
        const plan = repaymentPlan(method, terms);
        const sum = (key: 'paymentFen' | 'principalFen' | 'interestFen') =>
          plan.rows.reduce((total, row) => total + row[key], 0);
        expect(sum('principalFen')).toBe(terms.loanFen);
        expect(sum('paymentFen')).toBe(sum('principalFen') + sum('interestFen'));
        expect(plan.totalRepaymentFen).toBe(terms.loanFen + plan.totalInterestFen);
        expect(plan.rows.at(-1)?.balanceFen).toBe(0);
      }),
    );
  });

  test('every figure is a whole number of fen from 0 up, no payment is below its interest, and balances only fall', () => {
    fc.assert(
      fc.property(anyLoan, ({ method, terms }) => {
        let owedFen = terms.loanFen;
        for (const row of repaymentPlan(method, terms).rows) {
          for (const value of [row.paymentFen, row.principalFen, row.interestFen, row.balanceFen]) {
            expect(Number.isSafeInteger(value) && value >= 0).toBe(true);
          }
          expect(row.paymentFen).toBeGreaterThanOrEqual(row.interestFen);
          expect(row.balanceFen).toBe(owedFen - row.principalFen);
          owedFen = row.balanceFen;
        }
      }),
    );
  });

  test("each month's interest is the balance before it times a twelfth of the rate", () => {
    fc.assert(
      fc.property(anyLoan, ({ method, terms }) => {
        let owedFen = terms.loanFen;
        for (const row of repaymentPlan(method, terms).rows) {
          const isFree = row.kind === 'final' || row.month <= terms.interestFreeMonths;
          expect(row.interestFen).toBe(isFree ? 0 : monthlyInterestFen(owedFen, terms.rateBp));
          owedFen = row.balanceFen;
        }
      }),
    );
  });

  test('without interest divides exactly: every month the same to the fen, and the last takes the rest', () => {
    fc.assert(
      fc.property(anyLoan, ({ method, terms }) => {
        const plan = repaymentPlan(method, { ...terms, rateBp: 0 });
        expect(plan.totalInterestFen).toBe(0);
        const sharedFen = terms.loanFen - terms.finalFen;
        expect(Math.abs(plan.monthlyFen - sharedFen / terms.months)).toBeLessThanOrEqual(terms.months === 1 ? 0 : 0.5);
      }),
    );
  });

  const ordinary = fc.record({
    method: fc.constantFrom(...METHODS),
    loanFen: fc.integer({ min: 1_000_000, max: 200_000_000 }),
    months: fc.constantFrom(12, 24, 36, 48),
    rateBp: fc.integer({ min: 100, max: 1800 }),
  });
  const planOf = ({ method, ...terms }: { method: RepaymentMethod; loanFen: number; months: number; rateBp: number }) =>
    repaymentPlan(method, { ...terms, finalFen: method === 'balloon' ? Math.floor(terms.loanFen / 3) : 0 });

  test('costs more at a higher rate', () => {
    fc.assert(
      fc.property(ordinary, fc.integer({ min: 1, max: 300 }), (one, moreBp) => {
        const dearer = planOf({ ...one, rateBp: one.rateBp + moreBp });
        expect(dearer.totalInterestFen).toBeGreaterThan(planOf(one).totalInterestFen);
        expect(dearer.monthlyFen).toBeGreaterThanOrEqual(planOf(one).monthlyFen);
      }),
    );
  });

  test('costs more in all and less a month over a longer time', () => {
    fc.assert(
      fc.property(ordinary, (one) => {
        const longer = planOf({ ...one, months: one.months + 12 });
        expect(longer.totalInterestFen).toBeGreaterThan(planOf(one).totalInterestFen);
        expect(longer.monthlyFen).toBeLessThan(planOf(one).monthlyFen);
      }),
    );
  });

  test('of equal principal costs less than one of equal instalments', () => {
    fc.assert(
      fc.property(ordinary, (one) => {
        const principal = planOf({ ...one, method: 'equalPrincipal' });
        expect(principal.totalInterestFen).toBeLessThan(planOf({ ...one, method: 'equalInstalment' }).totalInterestFen);
      }),
    );
  });

  test.each([
    { loanFen: 10.5, months: 12, rateBp: 100 },
    { loanFen: -1, months: 12, rateBp: 100 },
    { loanFen: 100, months: 0, rateBp: 100 },
    { loanFen: 100, months: 361, rateBp: 100 },
    { loanFen: 100, months: 12, rateBp: 1.5 },
    { loanFen: 100, months: 12, rateBp: 100, interestFreeMonths: 13 },
    { loanFen: 100, months: 12, rateBp: 100, finalFen: 101 },
  ])('is refused with terms that make no sense: %o', (terms) => {
    expect(() => repaymentPlan('balloon', terms)).toThrow(RangeError);
  });

  test('has a final payment only as a balloon', () => {
    expect(() => repaymentPlan('equalPrincipal', { ...loan, finalFen: 1 })).toThrow(RangeError);
  });
});
