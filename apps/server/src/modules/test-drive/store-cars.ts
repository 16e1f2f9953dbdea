import { drivePlaceOf } from '@voltfront/rules/test-drive/drive-form';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { lockName } from '../../kernel/name-lock.repository';
import { changePlan, type Reservation } from '../slot';
import { type CarsRow, saveCars, selectAllCarsOf, selectCarsOfStore, selectCarsWithPlates } from './channel.repository';
import { drivePlan, TEST_DRIVE } from './drive-places';
import { selectNumbers } from './test-drive.repository';
import { testDriveTexts } from './test-drive.texts';

/** A store with its daily hours. */
interface StoreHours {
  storeId: string;
  hours: string;
}

/** Cars that stores have for test drives, those that cannot be booked now included. */
export const carsOfStores = (ctx: Ctx, storeIds: readonly string[]): Promise<CarsRow[]> =>
  selectAllCarsOf(ctx.db, storeIds);

/** Models that can be driven at a store now. */
export const modelsToDrive = async (ctx: Ctx, storeId: string): Promise<string[]> =>
  (await selectCarsOfStore(ctx.db, storeId)).filter(({ isHome }) => !isHome).map(({ modelId }) => modelId);

/** Locations of test drives at a store, for the slots. */
export const drivePlacesOf = async (ctx: Ctx, { storeId }: { storeId: string }) =>
  (await carsOfStores(ctx, [storeId])).map(({ placeId }) => ({ kind: TEST_DRIVE, placeId }));

/** Numbers of test drives by their ids. */
export const driveNumbers = (ctx: Ctx, { kind, thingIds }: { kind: string; thingIds: readonly string[] }) =>
  kind === TEST_DRIVE ? selectNumbers(ctx.db, thingIds) : Promise.resolve(new Map<string, string>());

/**
 * Sets the cars of a model at a store, and with them how many customers can have the same hour; needs a transaction.
 * @returns test drives for which there would be no car; empty when it is done
 * @throws BAD_INPUT for a plate of another place
 */
export async function setStoreCars(
  ctx: Ctx,
  { storeId, hours }: StoreHours,
  { modelId, plates, isOpen }: Pick<CarsRow, 'modelId' | 'plates' | 'isOpen'>,
): Promise<Reservation[]> {
  const placeId = drivePlaceOf(storeId, modelId);
  const kept = { plates: [...new Set(plates)], isOpen: isOpen && plates.length > 0 };
  const row = { placeId, storeId, modelId, districtCode: null, isHome: false, ...kept };
  // No two stores register one car at once.
  await lockName(ctx.db, 'test-drive-plates');
  if (await selectCarsWithPlates(ctx.db, row))
    throw refuse('BAD_INPUT', { message: testDriveTexts.plateTaken, data: { fields: ['body.plates'] } });
  const plan = drivePlan(row.isOpen ? row.plates.length : 0, hours);
  const inTheWay = await changePlan(ctx, { kind: TEST_DRIVE, placeId, plan });
  if (inTheWay.length === 0) await saveCars(ctx.db, row);
  return inTheWay;
}

/**
 * Offers test drives within other daily hours of a store; needs a transaction, which is to be given up when any are in
 * the way.
 */
export async function setDriveHours(ctx: Ctx, { storeId, hours }: StoreHours): Promise<Reservation[]> {
  const inTheWay: Reservation[] = [];
  for (const { placeId, plates } of await selectCarsOfStore(ctx.db, storeId))
    inTheWay.push(...(await changePlan(ctx, { kind: TEST_DRIVE, placeId, plan: drivePlan(plates.length, hours) })));
  return inTheWay;
}
