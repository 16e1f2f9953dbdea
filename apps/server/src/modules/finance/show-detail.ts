import type { BodyOf, FinanceCarData, FinanceChoiceData, FinanceProductData, ReplyOf } from '@voltfront/contract';
import { downPercents } from '@voltfront/rules/finance/product-limits';
import type { Ctx } from '../../kernel/context';
import { AppError } from '../../kernel/errors';
import { financeTexts } from './finance.texts';
import { findCar, findCity } from './find-car';
import { listTradeIns } from './find-trade-in';
import { type BorrowingChoice, workOutLoan } from './loan-figures';
import { type Book, openBook, presentProducts } from './offers';
import { showOrderPart } from './order-part';
import { presentLenders } from './show-lenders';

/** Initial choice of the tabs, when the product allows it. */
const PREFERRED = { loanMonths: 60, airMonths: 36, downPercent: 20 };

function choicesOf(product: FinanceProductData, term: FinanceProductData['terms'][number]): BorrowingChoice[] {
  const [method = 'equalInstalment'] = product.methods;
  const shares = downPercents(product);
  const ordered = shares.includes(PREFERRED.downPercent) ? [PREFERRED.downPercent, ...shares] : shares;
  const base = { productId: product.productId, months: term.months };
  if (method === 'cash') return [];
  if (method !== 'balloon') return ordered.map((downPercent) => ({ ...base, method, downPercent }));
  const highest = term.balloonPercents.at(-1);
  return highest === undefined
    ? []
    : ordered.map((downPercent) => ({ ...base, method, downPercent, balloonPercent: highest }));
}

function isPossible(car: FinanceCarData, product: FinanceProductData, choice: BorrowingChoice): boolean {
  try {
    workOutLoan(car, product, choice, 0);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Distance of a term from the preferred one; at equal distance the longer term wins. */
const distance = (months: number, preferred: number) => Math.abs(months - preferred) + (months < preferred ? 0.5 : 0);

/**
 * Initial choice of a tab: the preferred term at the lowest rate, with 20 percent down payment, if
 * the product allows it.
 */
function firstChoice(
  car: FinanceCarData,
  products: readonly FinanceProductData[],
  kind: FinanceProductData['kind'],
): FinanceChoiceData | null {
  const preferred = kind === 'loan' ? PREFERRED.loanMonths : PREFERRED.airMonths;
  const offers = products
    .filter((product) => product.kind === kind && product.refusal === null)
    .flatMap((product) => product.terms.map((term) => ({ product, term })))
    .sort(
      (a, b) =>
        distance(a.term.months, preferred) - distance(b.term.months, preferred) || a.term.rateBp - b.term.rateBp,
    );
  for (const { product, term } of offers) {
    const choice = choicesOf(product, term).find((one) => isPossible(car, product, one));
    if (choice) return choice;
  }
  return null;
}

function airMessage(book: Book, modelId: string, products: readonly FinanceProductData[]): string | null {
  if (!book.airByModel.has(modelId)) return financeTexts.modelNotServed;
  const air = products.filter((product) => product.kind === 'air');
  if (air.some((product) => product.refusal === null)) return null;
  return air[0]?.refusal?.message ?? financeTexts.noAir;
}

/**
 * A car with its price and products and, for an order of the caller, its chosen plan and
 * application.
 * @throws NOT_FOUND, LOGIN_EXPIRED, FINANCE_NOT_OFFERED and the errors of the quote, see `findCar`
 */
export async function showDetail(
  ctx: Ctx,
  { subject, cityCode }: BodyOf<'POST /{product}-mp-order/v1/finance/showDetail'>,
): Promise<ReplyOf<'POST /{product}-mp-order/v1/finance/showDetail'>> {
  const car = await findCar(ctx, subject);
  const book = await openBook(ctx);
  const view = { modelId: car.modelId, cityCode: cityCode ?? null, priceFen: car.priceFen };
  const products = presentProducts(book, view);
  return {
    car,
    city: await findCity(ctx, cityCode),
    products,
    lenders: presentLenders(book, products),
    airMessage: airMessage(book, car.modelId, products),
    defaults: { loan: firstChoice(car, products, 'loan'), air: firstChoice(car, products, 'air') },
    maxTradeInFen: car.priceFen - car.paidFen,
    tradeIns: await listTradeIns(ctx),
    ...(await showOrderPart(ctx, book, car)),
  };
}
