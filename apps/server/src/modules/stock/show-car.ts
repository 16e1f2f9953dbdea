import type { QueryOf, StockDetailData } from '@voltfront/contract';
import { readyAtMs } from '@voltfront/rules/stock/pickup-plan';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { InternalError, refuse } from '../../kernel/errors';
import { storePlaces } from '../store';
import { loadVersion, repairConfiguration, sayLines } from '../vehicle';
import { matchInWords, optionsOf } from './car-words';
import { selectCards } from './find-cars.repository';
import { isInMatchingList } from './matching.repository';
import { measureFrom, type PositionInput } from './measure-from';
import { pickupSteps } from './pickup-steps';
import { presentCards } from './stock.presenter';
import { holdOf } from './stock.states';
import { stockTexts } from './stock.texts';
import { orderOf, type StockCarRow, selectCar } from './stock-car.repository';
import { stockQuote } from './stock-quote';
import { bookingForCar } from './viewings';
import { findWish, type WishInput } from './wish';

const WEEK_DAYS = 7;

/** A car, without personal data. @throws NOT_FOUND */
export async function loadCar(ctx: Ctx, stockCarId: string): Promise<StockCarRow> {
  const row = await selectCar(ctx.db, stockCarId);
  if (!row) throw refuse('NOT_FOUND', { message: stockTexts.carMissing });
  return row;
}

/** The same configuration built to order; null when its version is no longer offered. */
async function buildOf(ctx: Ctx, row: StockCarRow): Promise<StockDetailData['build']> {
  const { isSoldOut, isWithdrawn } = await loadVersion(ctx, row.versionId);
  if (isSoldOut || isWithdrawn) return null;
  const { modelId, versionId, productCodes, cityCode } = row;
  const quote = await repairConfiguration(ctx, { modelId, versionId, productCodes, subsidy: 'personal', cityCode });
  const { fromWeeks, toWeeks } = quote.delivery;
  return {
    fromWeeks,
    toWeeks,
    earliestAt: ctx.now() + fromWeeks * WEEK_DAYS * DAY_MS,
    priceFen: quote.totalFen,
    daysFaster: Math.max(0, fromWeeks * WEEK_DAYS - row.readyInDays),
  };
}

function warrantyOf({ warrantyStartsAt }: StockCarRow): StockDetailData['warranty'] {
  const text = warrantyStartsAt === null ? stockTexts.warrantyNew : stockTexts.warrantyRuns;
  return { startsAt: warrantyStartsAt, text };
}

async function positionOf(ctx: Ctx, row: StockCarRow): Promise<StockDetailData['store']> {
  const [place] = await storePlaces(ctx, [row.storeId]);
  if (!place) throw new InternalError(`stock car ${row.stockCarId} stands at a store that is not there`);
  const { storeId, name, address, phone, hours, latitude, longitude } = place;
  return { storeId, name, address, phone, hours, latitude, longitude };
}

/** The caller's own data about a car. */
async function ownSideOf(ctx: Ctx, row: StockCarRow) {
  const me = ctx.actor?.accountId ?? null;
  return {
    hold: holdOf(row, ctx.now(), me),
    orderNo: orderOf(row, me),
    isInMatchingList: me !== null && (await isInMatchingList(ctx.db, me, row.stockCarId)),
    viewing: me === null ? null : await bookingForCar(ctx, me, row.stockCarId),
  };
}

/** All data of a car, with distance and match. */
export async function presentCar(
  ctx: Ctx,
  row: StockCarRow,
  input: PositionInput & WishInput,
): Promise<StockDetailData> {
  const now = ctx.now();
  const { point } = await measureFrom(ctx, input);
  const wish = await findWish(ctx, input);
  const [card] = await presentCards(ctx, await selectCards(ctx.db, { point, wish }, [row.stockCarId]));
  if (!card) throw refuse('NOT_FOUND', { message: stockTexts.carMissing });
  const quote = await stockQuote(ctx, row);
  return {
    ...card,
    vinTail: row.vin.slice(-6),
    configuration: quote.configuration,
    options: optionsOf(await loadVersion(ctx, row.versionId), row.productCodes),
    lines: sayLines(quote.lines),
    monthly: quote.monthly,
    productionDate: row.producedAt,
    storedSince: row.arrivedAt,
    storedDays: Math.max(0, Math.floor((now - row.arrivedAt) / DAY_MS)),
    warranty: warrantyOf(row),
    registrationText: row.registrationText,
    marks: row.marks,
    store: await positionOf(ctx, row),
    readyAt: readyAtMs(now, row.readyInDays),
    plan: pickupSteps(row, now),
    match: wish ? await matchInWords(ctx, row, wish) : null,
    build: await buildOf(ctx, row),
    ...(await ownSideOf(ctx, row)),
    areCouponsAllowed: row.saleStartsAt === null,
    now,
  };
}

/** A car's screen. @throws NOT_FOUND, also for somebody else's order to match against */
export async function showCar(ctx: Ctx, query: QueryOf<'GET /api/mporder/v1/stock/car'>): Promise<StockDetailData> {
  return presentCar(ctx, await loadCar(ctx, query.stockCarId), query);
}
