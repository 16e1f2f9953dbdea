import type { QueryOf, ReplyOf } from '@voltfront/contract';
import { parseHours } from '@voltfront/rules/care/opening';
import { convertCoordinate } from '@voltfront/rules/coordinates';
import { EVERY_DAY, type SlotPlan } from '@voltfront/rules/slot/slot-plan';
import { DRIVE_DAYS } from '@voltfront/rules/test-drive/test-drive-moves';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { type ListedSlot, listSlots } from '../slot';
import { storesNear } from '../store';
import { selectCars, selectPlacesOfModel } from './channel.repository';
import { testDriveTexts } from './test-drive.texts';

/** Purpose of this module's slots in the slot module. */
export const TEST_DRIVE = 'testDrive';

/** Name of the list of stores in forms: depends on a city and a model. */
const STORES = 'driveStores';
/** More than any city has. */
const MOST_STORES = 200;

/** When drives of a day begin, in minutes from midnight. */
export const DRIVE_STARTS: readonly number[] = [10, 11, 13, 14, 15, 16, 17, 18, 19].map((hour) => hour * 60);

const LENGTH_MINUTES = 60;

/** Beginnings of drives within the daily hours of a store; all of them where these are not known. */
function startsWithin(storeHours: string): readonly number[] {
  const daily = parseHours(storeHours);
  if (!daily) return DRIVE_STARTS;
  return DRIVE_STARTS.filter((start) => daily.from <= start && start + LENGTH_MINUTES <= daily.until);
}

const planHours = (cars: number, starts: readonly number[]): SlotPlan['hours'] =>
  cars === 0 || starts.length === 0 ? [] : [{ weekdays: EVERY_DAY, starts, capacity: cars }];

/**
 * Test drives of a store: each hour in which it is open with as many cars as it has, bookable until two hours before.
 * Without cars nothing is offered.
 */
export const drivePlan = (cars: number, storeHours = ''): SlotPlan => ({
  hours: planHours(cars, startsWithin(storeHours)),
  lengthMinutes: LENGTH_MINUTES,
  leadMinutes: 120,
  days: DRIVE_DAYS,
});

type Key = 'GET /api/mpmkt/v1/testDrive/stores';

/** Stores of a city with a model to drive: nearest to a position, else a centre before a space. */
export async function listDriveStores(ctx: Ctx, query: QueryOf<Key>): Promise<ReplyOf<Key>> {
  const { modelId, cityCode, latitude, longitude, system } = query;
  const hasPoint = latitude !== undefined && longitude !== undefined;
  const point = hasPoint ? convertCoordinate({ latitude, longitude }, system, 'gcj02') : null;
  const places = new Map((await selectPlacesOfModel(ctx.db, modelId)).map((row) => [row.storeId, row.placeId]));
  const stores = await storesNear(ctx, point, { limit: MOST_STORES, cityCode });
  return stores.flatMap(({ storeId, name, address, phone, latitude, longitude, distanceM }) => {
    const placeId = places.get(storeId);
    return placeId === undefined
      ? []
      : [{ placeId, storeId, name, address, phone, latitude, longitude, distanceM: distanceM ?? null }];
  });
}

/** Slots at a place of the next days, full ones included. @throws NOT_FOUND */
export async function listDriveSlots(ctx: Ctx, placeId: string): Promise<ListedSlot[]> {
  if (!(await selectCars(ctx.db, placeId))) throw refuse('NOT_FOUND', { message: testDriveTexts.noSlot });
  return listSlots(ctx, { kind: TEST_DRIVE, placeId });
}

/** Options for forms: `driveStores` are the stores of a city that have a model, within the fields `city` and `model`. */
export async function offerDrivePlaces(ctx: Ctx, { list, within }: { list: string; within: Record<string, string> }) {
  if (list !== STORES) return null;
  const { city: cityCode, model: modelId } = within;
  if (cityCode === undefined || modelId === undefined) return [];
  const stores = await listDriveStores(ctx, { cityCode, modelId, system: 'gcj02' });
  return stores.map(({ placeId, name, address }) => ({ key: placeId, text: name, note: address }));
}
