import type { FinanceProductData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { InternalError } from '../../kernel/errors';
import {
  type AirRow,
  type CostRuleRow,
  type LenderRow,
  type ProductRow,
  selectAirModels,
  selectCostRule,
  selectLenders,
  selectProducts,
} from './finance.repository';
import { financeTexts } from './finance.texts';

/** The car, city and amount that offers are checked for; missing fields are not checked. */
export interface View {
  modelId?: string | undefined;
  cityCode?: string | null | undefined;
  priceFen?: number | undefined;
}

/** Lenders, products and assumptions at one time. */
export interface Book {
  now: number;
  lenders: LenderRow[];
  lenderById: ReadonlyMap<string, LenderRow>;
  /** One row per product: the version in force, else a past or future one. */
  products: ProductRow[];
  airByModel: ReadonlyMap<string, AirRow>;
  costRule: CostRuleRow;
}

type Refusal = NonNullable<FinanceProductData['refusal']>;

const isInForce = (row: Pick<ProductRow, 'validFrom' | 'validTo'>, now: number) =>
  row.validFrom <= now && (row.validTo === null || now < row.validTo);

/** The version in force; rows of one product are sorted newest first. */
function versionAt(rows: readonly ProductRow[], now: number): ProductRow | undefined {
  return rows.find((row) => isInForce(row, now)) ?? rows.find((row) => row.validFrom <= now) ?? rows.at(-1);
}

function versionsAt(rows: readonly ProductRow[], now: number): ProductRow[] {
  const productIds = [...new Set(rows.map((row) => row.productId))];
  return productIds.flatMap(
    (productId) =>
      versionAt(
        rows.filter((row) => row.productId === productId),
        now,
      ) ?? [],
  );
}

/**
 * Reads the current lenders, products and assumptions.
 * @throws InternalError when no cost assumptions are in force
 */
export async function openBook(ctx: Ctx): Promise<Book> {
  const now = ctx.now();
  const lenders = await selectLenders(ctx.db);
  const products = versionsAt(await selectProducts(ctx.db), now);
  const air = await selectAirModels(ctx.db, now);
  const costRule = await selectCostRule(ctx.db, now);
  if (!costRule) throw new InternalError('no assumptions about costs are in force');
  return {
    now,
    lenders,
    lenderById: new Map(lenders.map((lender) => [lender.lenderId, lender])),
    products,
    airByModel: new Map([...air].reverse().map((row) => [row.modelId, row])),
    costRule,
  };
}

const LOWEST_BALLOON = 25;
const HIGHEST_BALLOON = 50;

/**
 * Final payments of a term in percent: steps of 5 from 25 up to the model's residual value, at most
 * 50.
 */
function balloonPercents(book: Book, modelId: string | undefined, months: number): number[] {
  const residuals = modelId ? book.airByModel.get(modelId)?.residuals : undefined;
  const worth = residuals?.find((residual) => residual.months === months)?.percent ?? 0;
  const highest = Math.min(HIGHEST_BALLOON, worth);
  return Array.from({ length: 6 }, (_, step) => LOWEST_BALLOON + step * 5).filter((percent) => percent <= highest);
}

function refusalByModel(book: Book, row: ProductRow, modelId: string): Refusal | null {
  if (!row.modelIds.includes(modelId)) return { code: 'model', message: financeTexts.modelNotServed };
  const hasBalloon = row.terms.some(({ months }) => balloonPercents(book, modelId, months).length > 0);
  return row.kind === 'air' && !hasBalloon ? { code: 'model', message: financeTexts.modelWithoutAir } : null;
}

/** Whether a price allows a loan within the product's limits. */
function canBorrow(row: ProductRow, priceFen: number): boolean {
  const mostFen = Math.round((priceFen * (100 - row.minDownPercent)) / 100);
  const leastFen = Math.round((priceFen * (100 - row.maxDownPercent)) / 100);
  return mostFen >= row.minLoanFen && leastFen <= row.maxLoanFen;
}

/** Why a product is not offered; null when it is. */
function refusalOf(book: Book, row: ProductRow, view: View): Refusal | null {
  if (book.lenderById.get(row.lenderId)?.stoppedAt)
    return { code: 'lenderStopped', message: financeTexts.lenderStopped };
  if (book.now < row.validFrom) return { code: 'notYet', message: financeTexts.notYet };
  if (!isInForce(row, book.now)) return { code: 'ended', message: financeTexts.ended };
  const byModel = view.modelId ? refusalByModel(book, row, view.modelId) : null;
  if (byModel) return byModel;
  const cities = row.cityCodes;
  if (cities && view.cityCode === null) return { code: 'city', message: financeTexts.chooseCity };
  if (cities && view.cityCode && !cities.includes(view.cityCode))
    return { code: 'city', message: financeTexts.cityNotServed };
  if (view.priceFen !== undefined && !canBorrow(row, view.priceFen))
    return { code: 'price', message: financeTexts.priceOutside };
  return null;
}

/** A product in the response format. */
export function presentProduct(book: Book, row: ProductRow, view: View): FinanceProductData {
  const { position: _position, modelIds: _models, cityCodes: _cities, terms, ...shown } = row;
  const balloonsOf = (months: number) => (row.kind === 'air' ? balloonPercents(book, view.modelId, months) : []);
  return {
    ...shown,
    lenderName: book.lenderById.get(row.lenderId)?.name ?? '',
    terms: terms.map((term) => ({ ...term, balloonPercents: balloonsOf(term.months) })),
    refusal: refusalOf(book, row, view),
  };
}

const lowestRate = (product: FinanceProductData) => Math.min(...product.terms.map((term) => term.rateBp));

/** All products: the offered ones first, by rate; then the others in their own order. */
export function presentProducts(book: Book, view: View): FinanceProductData[] {
  const shown = book.products.map((row) => presentProduct(book, row, view));
  const offered = shown.filter((product) => product.refusal === null);
  const others = shown.filter((product) => product.refusal !== null);
  return [...offered.sort((a, b) => lowestRate(a) - lowestRate(b)), ...others];
}
