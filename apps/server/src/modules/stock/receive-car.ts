import { createHash } from 'node:crypto';
import type { PriceLineData, StockMarkData, StockPhotoGroupData } from '@voltfront/contract';
import { totalFen } from '@voltfront/rules/price';
import type { Ctx } from '../../kernel/context';
import { InternalError } from '../../kernel/errors';
import { publish, schedule } from '../../kernel/jobs';
import { type StorePlace, storePlaces } from '../store';
import { carPicture, keepLine, loadVersion, quoteHeldVersion } from '../vehicle';
import { stockTexts } from './stock.texts';
import { insertCars } from './stock-car.repository';
import { stockChanged } from './stock-reads';
import { toMatchConfiguration } from './wish';

/** A car that arrives at a store. */
export interface ArrivingCar {
  stockCarId: string;
  vin: string;
  kind: 'new' | 'display' | 'testDrive';
  modelId: string;
  versionId: string;
  productCodes: readonly string[];
  /** Saving in fen off the list price, including subsidies; at most the list price. */
  savingFen: number;
  mileageKm: number;
  producedAt: number;
  arrivedAt: number;
  warrantyStartsAt: number | null;
  registration: 'none' | 'registered';
  registrationText: string;
  storeId: string;
  readyInDays: number;
  isQuickPickup: boolean;
  photoGroups: StockPhotoGroupData[];
  marks: StockMarkData[];
  /** Period of an official sale. */
  sale: { startsAt: number; endsAt: number } | null;
}

type NewCar = Parameters<typeof insertCars>[1][number];

/** Price lines of a car: the list price without discounts, then its own saving. */
async function linesOf(ctx: Ctx, car: ArrivingCar): Promise<PriceLineData[]> {
  const { modelId, versionId, productCodes, savingFen } = car;
  const quote = await quoteHeldVersion(ctx, {
    modelId,
    versionId,
    productCodes: [...productCodes],
    subsidy: 'none',
  });
  const listed = quote.lines.filter(({ kind }) => kind !== 'discount');
  if (savingFen === 0) return listed;
  const name = car.sale ? stockTexts.saleLine : stockTexts.savingLine;
  return [...listed, keepLine({ kind: 'discount', code: `stock-${car.stockCarId}`, name, amountFen: -savingFen })];
}

const fingerprintOf = (versionId: string, productCodes: readonly string[]): string =>
  createHash('sha256')
    .update([versionId, ...[...productCodes].sort()].join(' '))
    .digest('hex')
    .slice(0, 32);

/**
 * Current price in fen of the same car built to order, after the discount and the personal subsidy,
 * which everybody gets.
 */
async function builtFen(ctx: Ctx, { modelId, versionId, productCodes }: ArrivingCar): Promise<number> {
  const configuration = { modelId, versionId, productCodes: [...productCodes] };
  return (await quoteHeldVersion(ctx, { ...configuration, subsidy: 'personal' })).totalFen;
}

/**
 * The row of an arriving car: its price is computed from the current price list and then fixed.
 * @throws NOT_FOUND, CONFIG_INVALID
 */
export async function toCarRow(ctx: Ctx, car: ArrivingCar, store: StorePlace): Promise<NewCar> {
  const { productCodes, sale, photoGroups, savingFen: _offTheList, ...rest } = car;
  const version = await loadVersion(ctx, car.versionId);
  const lines = await linesOf(ctx, car);
  const priceFen = totalFen(lines as Parameters<typeof totalFen>[0]);
  const photos = photoGroups.flatMap((group) => group.photos);
  const { modelId: _m, versionId: _v, ...codes } = toMatchConfiguration(version, productCodes);
  return {
    ...rest,
    ...codes,
    packageCodes: [...codes.packageCodes],
    productCodes: [...productCodes],
    status: 'onSale',
    fingerprint: fingerprintOf(car.versionId, productCodes),
    cutout: carPicture(version, productCodes),
    listPriceFen: Math.max(priceFen, await builtFen(ctx, car)),
    priceFen,
    lines,
    cityCode: store.cityCode,
    latitude: store.latitude,
    longitude: store.longitude,
    photoGroups,
    firstPhoto: photos[0] ?? null,
    photoCount: photos.length,
    saleStartsAt: sale?.startsAt ?? null,
    saleEndsAt: sale?.endsAt ?? null,
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
  };
}

/**
 * Takes a car into stock and notifies people with a matching arrival reminder; call it in a
 * transaction. @throws NOT_FOUND, CONFIG_INVALID
 */
export async function receiveCar(ctx: Ctx, car: ArrivingCar): Promise<void> {
  const [store] = await storePlaces(ctx, [car.storeId]);
  if (!store) throw new InternalError(`no store ${car.storeId}`);
  await insertCars(ctx.db, [await toCarRow(ctx, car, store)]);
  stockChanged(ctx);
  const { stockCarId } = car;
  if (car.sale) await schedule(ctx, 'startStockSale', { stockCarId }, car.sale.startsAt);
  await publish(ctx, 'StockCarArrived', { stockCarId });
}
