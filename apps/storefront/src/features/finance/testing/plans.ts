import type { FinanceApplicationData, FinancePlanData, FinanceShowDetailData } from '@voltfront/contract';
import { someProduct } from './products';

/** A loan of 192 000 yuan over 36 months, for tests. */
export function somePlan(given: Partial<FinancePlanData> = {}): FinancePlanData {
  return {
    car: {
      modelId: 'M1',
      modelName: '示例车型',
      versionId: 'M1-a',
      versionName: '长续航版',
      cutout: '/assets/cars/a.webp',
      priceFen: 24_000_000,
      lines: [],
      configuration: { modelId: 'M1', versionId: 'M1-a', productCodes: ['P1'] },
      subsidy: 'personal',
      source: 'configuration',
      stockCarId: null,
      orderNo: null,
      paidFen: 0,
    },
    city: { cityCode: '310100', cityName: '上海市' },
    choice: { method: 'equalInstalment', productId: 'p1', months: 36, downPercent: 20 },
    tradeIn: { kind: 'none' },
    product: someProduct(),
    figures: {
      priceFen: 24_000_000,
      downPaymentFen: 4_800_000,
      downPercent: 20,
      tradeInFen: 0,
      paidEarlierFen: 0,
      firstPaymentFen: 4_800_000,
      loanFen: 19_200_000,
      months: 36,
      rateBp: 398,
      nominalRateBp: 398,
      interestFreeMonths: 0,
      monthlyFen: 566_712,
      lastMonthlyFen: 566_700,
      finalPaymentFen: 0,
      totalInterestFen: 1_201_620,
      subsidisedInterestFen: 0,
      totalRepaymentFen: 20_401_620,
      driveAwayFen: 6_600_000,
      costsFen: 1_800_000,
      totalCostFen: 27_001_620,
      cashTotalFen: 25_800_000,
      extraFen: 1_201_620,
    },
    costs: [],
    rows: [],
    fingerprint: 'f1',
    calculatedAt: 0,
    ...given,
  };
}

/** What is known of an order that may be financed, for tests. */
export function someOrderDetail(given: Partial<FinanceShowDetailData> = {}): FinanceShowDetailData {
  const plan = somePlan();
  return {
    car: plan.car,
    city: plan.city,
    products: [someProduct()],
    lenders: [],
    airMessage: null,
    defaults: { loan: plan.choice, air: null },
    maxTradeInFen: 24_000_000,
    tradeIns: [],
    order: {
      orderNo: 'VO1',
      state: 'locked',
      totalFen: 24_000_000,
      paidFen: 500_000,
      canWish: true,
      canApply: true,
      message: null,
    },
    wish: { plan, savedAt: 0, validUntil: 1, isExpired: false, current: null, changes: [], unavailable: null },
    application: null,
    lenderAvailable: true,
    ...given,
  };
}

/** An application in a state, for tests. */
export function someApplication(given: Partial<FinanceApplicationData> = {}): FinanceApplicationData {
  return {
    applicationNo: 'VF1',
    orderNo: 'VO1',
    state: 'reviewing',
    lenderId: 'l1',
    lenderName: '示例银行',
    productName: '安心贷',
    hotline: '400-000-0000',
    loanFen: 19_200_000,
    months: 36,
    monthlyFen: 566_712,
    approvedFen: null,
    approvedUntil: null,
    reason: null,
    url: '/sandbox/lender/VF1?key=a',
    canWithdraw: true,
    canApplyAgain: false,
    appliedAt: 0,
    history: [],
    ...given,
  };
}
