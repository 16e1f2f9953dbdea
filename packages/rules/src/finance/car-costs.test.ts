import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitFirstPayment } from './first-payment';
import { estimateInsurance } from './insurance-estimate';
import { downPercents, findViolation, type LoanChoice, type ProductLimits } from './product-limits';
import { purchaseTax } from './purchase-tax';
import { divideBigHalfUp, divideHalfUp, percentOf } from './rounding';

const anyFen = fc.integer({ min: 0, max: 200_000_000 });

describe('rounding', () => {
  test('sends a half up, and refuses what a number cannot hold', () => {
    expect([divideHalfUp(5, 2), divideHalfUp(7, 3), divideHalfUp(8, 3), divideHalfUp(0, 9)]).toEqual([3, 2, 3, 0]);
    for (const [top, bottom] of [
      [1.5, 2],
      [-1, 2],
      [1, 0],
      [2 ** 53, 3],
    ] as const)
      expect(() => divideHalfUp(top, bottom)).toThrow(RangeError);
  });

  test('is the same for long and short numbers', () => {
    fc.assert(
      fc.property(anyFen, fc.integer({ min: 1, max: 999_999 }), (top, bottom) => {
        expect(Number(divideBigHalfUp(BigInt(top), BigInt(bottom)))).toBe(divideHalfUp(top, bottom));
      }),
    );
  });
});

describe('the first payment', () => {
  const priceFen = 23_990_000;

  test('239 900 yuan, 20 %, old car 30 000, deposit 5 000: 12 980 in money, loan 191 920', () => {
    expect(splitFirstPayment({ priceFen, downPercent: 20, tradeInFen: 3_000_000, paidEarlierFen: 500_000 })).toEqual({
      downPaymentFen: 4_798_000,
      downPercent: 20,
      firstPaymentFen: 1_298_000,
      loanFen: 19_192_000,
    });
  });

  test('an old car worth more than the share raises it', () => {
    expect(splitFirstPayment({ priceFen, downPercent: 20, tradeInFen: 6_000_000, paidEarlierFen: 500_000 })).toEqual({
      downPaymentFen: 6_500_000,
      downPercent: 27.1,
      firstPaymentFen: 0,
      loanFen: 17_490_000,
    });
  });

  test('is refused when more is brought than the price', () => {
    const input = { priceFen, downPercent: 20, tradeInFen: priceFen, paidEarlierFen: 1 };
    expect(() => splitFirstPayment(input)).toThrow(RangeError);
  });

  test('always divides the whole price', () => {
    fc.assert(
      fc.property(
        anyFen,
        fc.integer({ min: 0, max: 100 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (fen, percent, part) => {
          const tradeInFen = Math.floor(fen * part);
          const split = splitFirstPayment({ priceFen: fen, downPercent: percent, tradeInFen, paidEarlierFen: 0 });
          expect(split.firstPaymentFen + tradeInFen + split.loanFen).toBe(fen);
          expect(split.firstPaymentFen).toBeGreaterThanOrEqual(0);
          expect(split.downPaymentFen).toBeGreaterThanOrEqual(percentOf(fen, percent));
        },
      ),
    );
  });
});

describe('purchase tax', () => {
  const rule = { vatPercent: 13, taxPercent: 10, reliefPercent: 50, reliefCapFen: 1_500_000 };

  test('of 239 900 yuan with half of it relieved is 10 615.04', () => {
    expect(purchaseTax(23_990_000, rule)).toEqual({
      baseFen: 21_230_088,
      fullFen: 2_123_009,
      reliefFen: 1_061_505,
      taxFen: 1_061_504,
    });
  });

  test('stops relieving at the cap', () => {
    expect(purchaseTax(39_990_000, rule)).toMatchObject({
      fullFen: 3_538_938,
      reliefFen: 1_500_000,
      taxFen: 2_038_938,
    });
  });

  test('is nothing while all of it is relieved, and all of it without relief', () => {
    expect(purchaseTax(23_990_000, { ...rule, reliefPercent: 100, reliefCapFen: 3_000_000 }).taxFen).toBe(0);
    expect(purchaseTax(23_990_000, { ...rule, reliefPercent: 0 }).taxFen).toBe(2_123_009);
  });

  test('never falls when the price rises', () => {
    fc.assert(
      fc.property(anyFen, fc.nat(1_000_000), (fen, more) => {
        expect(purchaseTax(fen + more, rule).taxFen).toBeGreaterThanOrEqual(purchaseTax(fen, rule).taxFen - 1);
      }),
    );
  });
});

describe('insurance', () => {
  const rule = {
    compulsoryFen: 95_000,
    compulsorySixSeatsFen: 110_000,
    commercialFixedFen: 230_000,
    commercialBp: 125,
  };

  test('of 239 900 yuan: 950 compulsory, 5 298.75 commercial; six seats cost 1 100', () => {
    expect(estimateInsurance(23_990_000, 5, rule)).toEqual({ compulsoryFen: 95_000, commercialFen: 529_875 });
    expect(estimateInsurance(23_990_000, 6, rule).compulsoryFen).toBe(110_000);
  });
});

describe('limits of a product', () => {
  const limits: ProductLimits = {
    methods: ['equalInstalment', 'balloon'],
    terms: [
      { months: 24, balloonPercents: [] },
      { months: 36, balloonPercents: [40, 45] },
    ],
    minDownPercent: 20,
    maxDownPercent: 60,
    minLoanFen: 3_000_000,
    maxLoanFen: 50_000_000,
  };
  const choice: LoanChoice = {
    method: 'equalInstalment',
    months: 24,
    downPercent: 20,
    balloonPercent: null,
    priceFen: 12_500_000,
    downPaymentFen: 2_500_000,
    loanFen: 10_000_000,
    finalFen: 0,
  };

  test('let a choice within them pass', () => {
    expect(findViolation(limits, choice)).toBeNull();
    expect(findViolation(limits, { ...choice, method: 'balloon', months: 36, balloonPercent: 45 })).toBeNull();
  });

  test.each<[string, Partial<LoanChoice>, readonly (string | number)[]]>([
    ['method', { method: 'equalPrincipal' }, ['equalInstalment', 'balloon']],
    ['months', { months: 60 }, [24, 36]],
    ['downPercent', { downPercent: 15 }, [20, 25, 30, 35, 40, 45, 50, 55, 60]],
    ['downPercent', { downPercent: 65 }, [20, 25, 30, 35, 40, 45, 50, 55, 60]],
    ['downPercent', { downPercent: 22 }, [20, 25, 30, 35, 40, 45, 50, 55, 60]],
    ['balloonPercent', { method: 'balloon', months: 36, balloonPercent: 50 }, [40, 45]],
    ['balloonPercent', { method: 'balloon', months: 36, balloonPercent: 40, finalFen: 10_000_001 }, []],
    ['tradeIn', { downPaymentFen: 7_500_001 }, [0, 7_500_000]],
    ['loanFen', { loanFen: 2_999_999 }, [3_000_000, 50_000_000]],
    ['loanFen', { loanFen: 50_000_001 }, [3_000_000, 50_000_000]],
  ])('name what is wrong: %s', (field, change, allowed) => {
    expect(findViolation(limits, { ...choice, ...change })).toEqual({ field, allowed });
  });

  test('cut the shares to 15 to 90 in steps of 5', () => {
    expect(downPercents({ minDownPercent: 0, maxDownPercent: 100 })).toHaveLength(16);
    expect(downPercents({ minDownPercent: 0, maxDownPercent: 24 })).toEqual([15, 20]);
  });
});
