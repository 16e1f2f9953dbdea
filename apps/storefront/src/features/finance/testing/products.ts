import type { FinanceProductData } from '@voltfront/contract';

const TERMS = [12, 24, 36, 48, 60];

/** A product of a lender, for tests. */
export function someProduct(given: Partial<FinanceProductData> = {}): FinanceProductData {
  const isAir = given.kind === 'air';
  return {
    productId: 'p1',
    version: 1,
    lenderId: 'l1',
    lenderName: '示例银行',
    name: '安心贷',
    kind: 'loan',
    methods: ['equalInstalment', 'equalPrincipal'],
    terms: TERMS.map((months) => ({
      months,
      rateBp: 398,
      nominalRateBp: 398,
      interestFreeMonths: 0,
      balloonPercents: isAir ? [25, 30, 35, 40, 45, 50] : [],
    })),
    minDownPercent: 15,
    maxDownPercent: 90,
    minLoanFen: 1_000_000,
    maxLoanFen: 100_000_000,
    mortgageFeeFen: 0,
    promotion: null,
    validFrom: 0,
    validTo: null,
    refusal: null,
    ...given,
  };
}
