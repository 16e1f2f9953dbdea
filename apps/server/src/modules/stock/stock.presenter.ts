import type { StockCardData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { type StorePlace, storePlaces } from '../store';
import { type CatalogueVersion, loadVersion, modelName } from '../vehicle';
import { type CardRow, selectCards } from './find-cars.repository';
import { selectSaleReminders } from './sale-reminders.repository';
import { phaseOf, stateOf } from './stock.states';
import { stockTexts } from './stock.texts';

const SHOWN_PACKAGES = 4;

/** Related data of several cards, read once per page. */
export interface Surroundings {
  stores: ReadonlyMap<string, StorePlace>;
  /** Sale cars that the caller has a reminder for. */
  reminded: ReadonlySet<string>;
}

/** Reads stores and reminders for some cars in two queries. */
async function surroundingsOf(ctx: Ctx, rows: readonly CardRow[]): Promise<Surroundings> {
  const places = await storePlaces(ctx, [...new Set(rows.map(({ storeId }) => storeId))]);
  const inSale = rows.filter(({ saleStartsAt }) => saleStartsAt !== null).map(({ stockCarId }) => stockCarId);
  const accountId = ctx.actor?.accountId;
  const reminded = accountId && inSale.length > 0 ? await selectSaleReminders(ctx.db, accountId, inSale) : [];
  return { stores: new Map(places.map((place) => [place.storeId, place])), reminded: new Set(reminded) };
}

/** Paint or interior of a version by its product code. */
function choiceOf(version: CatalogueVersion, productCode: string) {
  const product = version.products.find((item) => item.productCode === productCode);
  return { productCode, name: product?.name ?? productCode, swatch: product?.swatch ?? null };
}

function namesOf(version: CatalogueVersion, codes: readonly string[]): string[] {
  return version.products.filter(({ productCode }) => codes.includes(productCode)).map(({ name }) => name);
}

/** Kilometres with one decimal place. */
const toKm = (metres: number | null): number | null => (metres === null ? null : Math.round(metres / 100) / 10);

/** The sale of a car, or null. */
function saleOf(row: CardRow, now: number, reminded: Surroundings['reminded']): StockCardData['sale'] {
  const phase = phaseOf(row, now);
  const { saleStartsAt, saleEndsAt, priceFen, stockCarId } = row;
  if (!phase || saleStartsAt === null || saleEndsAt === null) return null;
  return {
    phase,
    startsAt: saleStartsAt,
    endsAt: saleEndsAt,
    discountPriceFen: priceFen,
    isReminderSet: reminded.has(stockCarId),
  };
}

/** The parts of a card that depend neither on caller nor on time. */
export type CardFacts = Omit<StockCardData, 'state' | 'sale'>;

/** The facts of one car's card. */
export async function cardFactsOf(ctx: Ctx, row: CardRow, stores: Surroundings['stores']): Promise<CardFacts> {
  const version = await loadVersion(ctx, row.versionId);
  const store = stores.get(row.storeId);
  const { stockCarId, kind, modelId, versionId, cutout, photoCount, listPriceFen, priceFen } = row;
  return {
    stockCarId,
    kind,
    modelId,
    modelName: await modelName(ctx, modelId),
    versionId,
    versionName: version.versionName,
    cutout,
    photo: row.firstPhoto,
    photoCount,
    paint: choiceOf(version, row.paintCode),
    interior: choiceOf(version, row.interiorCode),
    wheelName: choiceOf(version, row.wheelCode).name,
    packages: namesOf(version, row.packageCodes).slice(0, SHOWN_PACKAGES),
    listPriceFen,
    priceFen,
    savingFen: listPriceFen - priceFen,
    mileageKm: row.mileageKm,
    registration: row.registration,
    cityCode: row.cityCode,
    cityName: store?.cityName ?? '',
    storeId: row.storeId,
    storeName: store?.name ?? '',
    distanceKm: toKm(row.distanceM),
    readyInDays: row.readyInDays,
    isQuickPickup: row.isQuickPickup,
    matchPercent: row.matchPercent,
  };
}

/** A card for its caller: its facts with the car's current state and sale. */
export function cardFor(ctx: Ctx, row: CardRow, facts: CardFacts, reminded: Surroundings['reminded']): StockCardData {
  const now = ctx.now();
  const state = stateOf(row, now, ctx.actor?.accountId ?? null);
  return { ...facts, state, sale: saleOf(row, now, reminded) };
}

/** One car in the format of lists, without a distance. @throws NOT_FOUND */
export async function presentOne(ctx: Ctx, stockCarId: string): Promise<StockCardData> {
  const [card] = await presentCards(ctx, await selectCards(ctx.db, { point: null, wish: null }, [stockCarId]));
  if (!card) throw refuse('NOT_FOUND', { message: stockTexts.carMissing });
  return card;
}

/** Several cars in the format of lists, in the given order. */
export async function presentCards(ctx: Ctx, rows: readonly CardRow[]): Promise<StockCardData[]> {
  const around = await surroundingsOf(ctx, rows);
  return Promise.all(
    rows.map(async (row) => cardFor(ctx, row, await cardFactsOf(ctx, row, around.stores), around.reminded)),
  );
}
