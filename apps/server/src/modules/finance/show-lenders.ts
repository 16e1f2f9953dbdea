import type {
  FinanceLenderBriefData,
  FinanceLenderData,
  FinanceProductData,
  QueryOf,
  ReplyOf,
} from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { modelName } from '../vehicle';
import type { LenderRow, ProductRow } from './finance.repository';
import { financeTexts } from './finance.texts';
import { findCity } from './find-car';
import { type Book, openBook, presentProduct, presentProducts } from './offers';

function presentBrief(lender: LenderRow, products: readonly FinanceProductData[]): FinanceLenderBriefData {
  const offered = products.filter((one) => one.lenderId === lender.lenderId && one.refusal === null);
  const rates = offered.flatMap((one) => one.terms.map((term) => term.rateBp));
  const { lenderId, name, mark, kindName, stoppedAt } = lender;
  return {
    lenderId,
    name,
    mark,
    kindName,
    state: stoppedAt === null ? 'active' : 'stopped',
    lowestRateBp: rates.length > 0 ? Math.min(...rates) : null,
    productCount: offered.length,
  };
}

/** Sort rank of a lender: with offers by rate, then without, stopped ones last. */
function rank({ state, lowestRateBp }: FinanceLenderBriefData): number {
  if (state === 'stopped') return 2e6;
  return lowestRateBp ?? 1e6;
}

/** All lenders with the number of these products that they offer. */
export function presentLenders(book: Book, products: readonly FinanceProductData[]): FinanceLenderBriefData[] {
  return book.lenders.map((lender) => presentBrief(lender, products)).sort((a, b) => rank(a) - rank(b));
}

/** Lenders for a model and a city. */
export async function listLenders(
  ctx: Ctx,
  { modelId, cityCode }: QueryOf<'GET /api/mporder/v1/finance/lenders'>,
): Promise<FinanceLenderBriefData[]> {
  const book = await openBook(ctx);
  return presentLenders(book, presentProducts(book, { modelId, cityCode }));
}

async function presentOwn(
  ctx: Ctx,
  book: Book,
  row: ProductRow,
  view: { modelId?: string | undefined; cityCode?: string | undefined },
): Promise<FinanceLenderData['products'][number]> {
  const cities = await Promise.all((row.cityCodes ?? []).map((code) => findCity(ctx, code)));
  return {
    ...presentProduct(book, row, view),
    modelNames: await Promise.all(row.modelIds.map((modelId) => modelName(ctx, modelId))),
    cityNames: row.cityCodes === null ? null : cities.flatMap((city) => city?.cityName ?? []),
  };
}

/** Active lenders with a product for one of a stopped lender's models. */
function alternativesOf(
  book: Book,
  lender: LenderRow,
  products: readonly FinanceProductData[],
): FinanceLenderBriefData[] {
  if (lender.stoppedAt === null) return [];
  const modelsOf = (lenderId: string) =>
    book.products.filter((row) => row.lenderId === lenderId).flatMap((row) => row.modelIds);
  const models = new Set(modelsOf(lender.lenderId));
  return presentLenders(book, products).filter(
    ({ lenderId, state, productCount }) =>
      state === 'active' && productCount > 0 && modelsOf(lenderId).some((modelId) => models.has(modelId)),
  );
}

/** One lender with its products. @throws NOT_FOUND */
export async function showLender(
  ctx: Ctx,
  { lenderId, modelId, cityCode }: QueryOf<'GET /api/mporder/v1/finance/lender'>,
): Promise<ReplyOf<'GET /api/mporder/v1/finance/lender'>> {
  const book = await openBook(ctx);
  const lender = book.lenderById.get(lenderId);
  if (!lender) throw refuse('NOT_FOUND', { message: financeTexts.lenderMissing });
  const view = { modelId, cityCode };
  const products = presentProducts(book, view);
  const own = book.products.filter((row) => row.lenderId === lenderId);
  const { licenceName, licenceNo, intro, hotline, papers, stoppedAt, stoppedReason } = lender;
  return {
    ...presentBrief(lender, products),
    licenceName,
    licenceNo,
    intro,
    hotline,
    approvalHours: { from: lender.approvalFromHours, to: lender.approvalToHours },
    papers,
    stoppedAt,
    stoppedReason,
    products: await Promise.all(own.map((row) => presentOwn(ctx, book, row, view))),
    alternatives: alternativesOf(book, lender, products),
  };
}
