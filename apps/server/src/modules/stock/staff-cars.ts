import type { PriceLineData, QueryOf, ReplyOf } from '@voltfront/contract';
import type { SaleState } from '@voltfront/rules/catalogue/change-moves';
import { totalFen } from '@voltfront/rules/price';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { openPage } from '../../kernel/list';
import { storePlaces } from '../store';
import { keepLine, loadVersion, modelName, sayLines } from '../vehicle';
import { loadCar } from './show-car';
import {
  countCarsOnSale,
  lockCar,
  offerCar,
  selectCarsForStaff,
  updateCarPrice,
  withdrawCar,
} from './staff-cars.repository';
import { stateOf } from './stock.states';
import { stockTexts } from './stock.texts';
import type { StockCarRow } from './stock-car.repository';
import { stockChanged } from './stock-reads';

const LIST = 'GET /api/mporder/v1/staff/catalogue/cars';
type StaffCar = ReplyOf<typeof LIST>['items'][number];
type Detail = ReplyOf<'GET /api/mporder/v1/staff/catalogue/car'>;

/** A car with its price and how it is offered, for a change by staff. */
export interface CarOffer {
  stockCarId: string;
  modelId: string;
  versionId: string;
  vin: string;
  priceFen: number;
  /** Null: sold, so that nothing changes any more. */
  sale: SaleState | null;
  /** The list price that customers see beside it. */
  mostFen: number;
  isHeld: boolean;
}

const savingCode = (stockCarId: string): string => `stock-${stockCarId}`;

const listedLines = ({ stockCarId, lines }: StockCarRow): PriceLineData[] =>
  lines.filter(({ code }) => code !== savingCode(stockCarId));

const sumOf = (lines: readonly PriceLineData[]): number => totalFen(lines as Parameters<typeof totalFen>[0]);

const isHeld = (row: StockCarRow, now: number): boolean =>
  row.heldOrderNo !== null || (row.heldUntil !== null && row.heldUntil > now);

const offerOf = (row: StockCarRow, now: number): CarOffer => ({
  stockCarId: row.stockCarId,
  modelId: row.modelId,
  versionId: row.versionId,
  vin: row.vin,
  priceFen: row.priceFen,
  sale: row.status === 'sold' ? null : row.status,
  mostFen: row.listPriceFen,
  isHeld: isHeld(row, now),
});

/** The offer of a car. @throws NOT_FOUND */
export async function findCarOffer(ctx: Ctx, stockCarId: string): Promise<CarOffer> {
  return offerOf(await loadCar(ctx, stockCarId), ctx.now());
}

/** The offer of a car, locked until the transaction ends. @throws NOT_FOUND */
export async function lockCarOffer(ctx: Ctx, stockCarId: string): Promise<CarOffer> {
  const row = await lockCar(ctx.db, stockCarId);
  if (!row) throw refuse('NOT_FOUND', { message: stockTexts.carMissing });
  return offerOf(row, ctx.now());
}

/**
 * Another price of a car that is not sold: the saving of this very car becomes larger or smaller. Whoever holds it is asked
 * again before they order; orders keep theirs.
 * @throws NOT_FOUND, CAR_SOLD, BAD_INPUT above the list price that customers see beside it
 */
export async function setCarPrice(ctx: Ctx, stockCarId: string, priceFen: number): Promise<void> {
  const row = await lockCar(ctx.db, stockCarId);
  if (!row) throw refuse('NOT_FOUND', { message: stockTexts.carMissing });
  if (row.status === 'sold') throw refuse('CAR_SOLD');
  if (priceFen > row.listPriceFen) throw refuse('BAD_INPUT', { message: stockTexts.aboveList });
  const listed = listedLines(row);
  const savingFen = sumOf(listed) - priceFen;
  const name = row.saleStartsAt === null ? stockTexts.savingLine : stockTexts.saleLine;
  const saving = keepLine({ kind: 'discount', code: savingCode(stockCarId), name, amountFen: -savingFen });
  await updateCarPrice(ctx.db, stockCarId, {
    priceFen,
    lines: savingFen === 0 ? listed : [...listed, saving],
    updatedAt: ctx.now(),
  });
  stockChanged(ctx);
}

/**
 * Takes a car out of the sale, or back into it.
 * @throws CAR_TAKEN while somebody holds it, CAR_SOLD, STATE_CHANGED
 */
export async function setCarSale(ctx: Ctx, stockCarId: string, sale: SaleState): Promise<void> {
  const now = ctx.now();
  const isDone =
    sale === 'withdrawn' ? await withdrawCar(ctx.db, stockCarId, now) : await offerCar(ctx.db, stockCarId, now);
  stockChanged(ctx);
  if (isDone) return;
  const row = await loadCar(ctx, stockCarId);
  if (row.status === 'sold') throw refuse('CAR_SOLD');
  throw isHeld(row, now) ? refuse('CAR_TAKEN', { message: stockTexts.heldNow }) : refuse('STATE_CHANGED');
}

/** Cars on sale of versions, with an option. */
export const countStockCars = (
  ctx: Ctx,
  of: { versionIds: readonly string[]; productCode?: string | undefined },
): Promise<number> => countCarsOnSale(ctx.db, of);

async function presentLines(ctx: Ctx, rows: readonly StockCarRow[]): Promise<StaffCar[]> {
  const places = await storePlaces(ctx, [...new Set(rows.map(({ storeId }) => storeId))]);
  const stores = new Map(places.map(({ storeId, name }) => [storeId, name]));
  const now = ctx.now();
  return Promise.all(
    rows.map(async (row) => ({
      stockCarId: row.stockCarId,
      vin: row.vin,
      kind: row.kind,
      // Staff are nobody's customer here, so none of the holds is their own.
      state: stateOf(row, now, null) as StaffCar['state'],
      modelId: row.modelId,
      modelName: await modelName(ctx, row.modelId),
      versionId: row.versionId,
      versionName: (await loadVersion(ctx, row.versionId)).versionName,
      storeName: stores.get(row.storeId) ?? row.storeId,
      priceFen: row.priceFen,
      listPriceFen: row.listPriceFen,
      isInSale: row.saleStartsAt !== null,
      mileageKm: row.mileageKm,
      arrivedAt: row.arrivedAt,
      orderNo: row.soldOrderNo ?? row.heldOrderNo,
    })),
  );
}

/** Cars in stock for staff, newest first. @throws BAD_INPUT for a forged cursor */
export async function listStaffCars(ctx: ActorCtx, query: QueryOf<typeof LIST>): Promise<ReplyOf<typeof LIST>> {
  const page = openPage(ctx, LIST, query, false);
  const read = await selectCarsForStaff(ctx.db, query, page);
  const { rows, nextCursor } = page.cut(read, ({ arrivedAt, stockCarId }) => ({ key: arrivedAt, id: stockCarId }));
  return { items: await presentLines(ctx, rows), nextCursor };
}

/** A car in stock for staff. @throws NOT_FOUND */
export async function showStaffCar(ctx: ActorCtx, { stockCarId }: { stockCarId: string }): Promise<Detail> {
  const row = await loadCar(ctx, stockCarId);
  const [line] = await presentLines(ctx, [row]);
  if (!line) throw refuse('NOT_FOUND', { message: stockTexts.carMissing });
  const { products } = await loadVersion(ctx, row.versionId);
  return {
    ...line,
    cutout: row.cutout,
    options: products.filter(({ productCode }) => row.productCodes.includes(productCode)).map(({ name }) => name),
    lines: sayLines(row.lines).map(({ name, amountFen }) => ({ name, amountFen })),
    registrationText: row.registrationText,
    cityCode: row.cityCode,
    producedAt: row.producedAt,
    readyInDays: row.readyInDays,
    photoCount: row.photoCount,
    marks: row.marks.map(({ part, description }) => `${part}：${description}`),
    saleStartsAt: row.saleStartsAt,
    saleEndsAt: row.saleEndsAt,
    heldUntil: isHeld(row, ctx.now()) ? row.heldUntil : null,
  };
}
