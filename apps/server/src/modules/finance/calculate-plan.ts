import { createHash } from 'node:crypto';
import type {
  FinanceCarData,
  FinanceCostData,
  FinanceFiguresData,
  FinancePlanData,
  FinanceProductData,
} from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { costsOf } from './car-costs';
import { financeTexts } from './finance.texts';
import type { FinanceInput } from './finance.types';
import { findCar, findCity } from './find-car';
import { findTradeInFen } from './find-trade-in';
import { type Loan, workOutLoan } from './loan-figures';
import { type Book, openBook, presentProduct } from './offers';

const sumOf = (costs: readonly FinanceCostData[]) => costs.reduce((sum, cost) => sum + cost.amountFen, 0);

/** Figures needed for both loan and cash. */
interface Frame {
  car: FinanceCarData;
  tradeInFen: number;
  costsFen: number;
  /** Price and costs of a cash purchase. */
  cashTotalFen: number;
}

function cashFigures({ car, tradeInFen, costsFen, cashTotalFen }: Frame): FinanceFiguresData {
  const { priceFen, paidFen } = car;
  const firstPaymentFen = priceFen - tradeInFen - paidFen;
  return {
    priceFen,
    downPaymentFen: priceFen,
    downPercent: 100,
    tradeInFen,
    paidEarlierFen: paidFen,
    firstPaymentFen,
    loanFen: 0,
    months: 0,
    rateBp: 0,
    nominalRateBp: 0,
    interestFreeMonths: 0,
    monthlyFen: 0,
    lastMonthlyFen: 0,
    finalPaymentFen: 0,
    totalInterestFen: 0,
    subsidisedInterestFen: 0,
    totalRepaymentFen: 0,
    driveAwayFen: firstPaymentFen + costsFen,
    costsFen,
    totalCostFen: cashTotalFen,
    cashTotalFen,
    extraFen: 0,
  };
}

function loanFigures({ car, tradeInFen, costsFen, cashTotalFen }: Frame, loan: Loan): FinanceFiguresData {
  const { split, term } = loan;
  const totalCostFen = car.priceFen + loan.totalInterestFen + costsFen;
  return {
    priceFen: car.priceFen,
    ...split,
    tradeInFen,
    paidEarlierFen: car.paidFen,
    ...term,
    monthlyFen: loan.monthlyFen,
    lastMonthlyFen: loan.lastMonthlyFen,
    finalPaymentFen: loan.finalFen,
    totalInterestFen: loan.totalInterestFen,
    subsidisedInterestFen: loan.subsidisedInterestFen,
    totalRepaymentFen: loan.totalRepaymentFen,
    driveAwayFen: split.firstPaymentFen + costsFen,
    costsFen,
    totalCostFen,
    cashTotalFen,
    extraFen: totalCostFen - cashTotalFen,
  };
}

/** Changes whenever a figure or a cost changes. */
function fingerprintOf(figures: FinanceFiguresData, costs: readonly FinanceCostData[]): string {
  const amounts = costs.map((cost) => [cost.code, cost.amountFen]);
  return createHash('sha256')
    .update(JSON.stringify([figures, amounts]))
    .digest('hex')
    .slice(0, 32);
}

function offeredProduct(book: Book, input: FinanceInput, car: FinanceCarData): FinanceProductData | null {
  const { choice, cityCode } = input;
  if (choice.method === 'cash') return null;
  const row = book.products.find((product) => product.productId === choice.productId);
  if (!row) throw refuse('NOT_FOUND', { message: financeTexts.productMissing });
  const product = presentProduct(book, row, {
    modelId: car.modelId,
    cityCode: cityCode ?? null,
    priceFen: car.priceFen,
  });
  if (!product.refusal) return product;
  throw refuse('FINANCE_NOT_OFFERED', { message: product.refusal.message, data: { reason: product.refusal.code } });
}

/** Calculates a plan for a known car. */
export async function planFor(
  ctx: Ctx,
  book: Book,
  input: FinanceInput,
  car: FinanceCarData,
): Promise<FinancePlanData> {
  const { choice, tradeIn, cityCode } = input;
  const product = offeredProduct(book, input, car);
  const tradeInFen = await findTradeInFen(ctx, tradeIn, car.priceFen - car.paidFen);
  const loan = choice.method === 'cash' || !product ? null : workOutLoan(car, product, choice, tradeInFen);
  const { rule } = book.costRule;
  const costs = costsOf(car, cityCode ?? null, product?.mortgageFeeFen ?? 0, rule);
  const cashTotalFen = car.priceFen + sumOf(costsOf(car, cityCode ?? null, 0, rule));
  const frame = { car, tradeInFen, costsFen: sumOf(costs), cashTotalFen };
  const figures = loan ? loanFigures(frame, loan) : cashFigures(frame);
  return {
    car,
    city: await findCity(ctx, cityCode),
    choice,
    tradeIn,
    product,
    figures,
    costs,
    rows: loan?.rows ?? [],
    fingerprint: fingerprintOf(figures, costs),
    calculatedAt: book.now,
  };
}

/**
 * Calculates a plan from the current price, product, tax and insurance.
 * @throws FINANCE_NOT_OFFERED with `data.reason`; FINANCE_LIMIT with `data.field` and
 * `data.allowed`
 * @throws NOT_FOUND, LOGIN_EXPIRED and the errors of the quote, see `findCar`
 */
export async function calculatePlan(ctx: Ctx, input: FinanceInput): Promise<FinancePlanData> {
  const car = await findCar(ctx, input.subject);
  return planFor(ctx, await openBook(ctx), input, car);
}
