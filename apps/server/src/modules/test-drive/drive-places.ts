import type { QueryOf, ReplyOf } from '@voltfront/contract';
import { parseHours } from '@voltfront/rules/care/opening';
import { convertCoordinate } from '@voltfront/rules/coordinates';
import { EVERY_DAY, type SlotPlan } from '@voltfront/rules/slot/slot-plan';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { type ListedSlot, listSlots } from '../slot';
import { storesNear } from '../store';
import { selectCars, selectChannel, selectPlacesOfModel } from './channel.repository';
import { isInWindow } from './slot-window';
import { testDriveTexts } from './test-drive.texts';

/** Purpose of this module's slots in the slot module. */
export const TEST_DRIVE = 'testDrive';

/** Name of the list of stores in forms: depends on a city and a model. */
const STORES = 'driveStores';
/** Name of the list of cars that come to a home: depends on the same. */
const HOMES = 'driveHomes';
/** Days ahead that channels can offer. */
const MOST_DAYS = 21;
/** More than any city has. */
const MOST_STORES = 200;

/** When drives of a day begin, in minutes from midnight; which of them can be booked is up to the channel. */
export const DRIVE_STARTS: readonly number[] = [10, 11, 13, 14, 15, 16, 17, 18, 19, 20].map((hour) => hour * 60);

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
  days: MOST_DAYS,
});

type Key = 'GET /api/mpmkt/v1/testDrive/stores';

/** Stores of a city, or of a district, with a model to drive: nearest to a position, else a centre before a space. */
export async function listDriveStores(ctx: Ctx, query: QueryOf<Key>): Promise<ReplyOf<Key>> {
  const { modelId, cityCode, districtCode, at, latitude, longitude, system } = query;
  const hasPoint = latitude !== undefined && longitude !== undefined;
  const point = hasPoint ? convertCoordinate({ latitude, longitude }, system, 'gcj02') : null;
  const rows = await selectPlacesOfModel(ctx.db, modelId, { isHome: at === 'home', districtCode });
  const places = new Map(rows.map((row) => [row.storeId, row.placeId]));
  const stores = await storesNear(ctx, point, { limit: MOST_STORES, cityCode });
  return stores.flatMap(({ storeId, name, address, phone, latitude, longitude, distanceM }) => {
    const placeId = places.get(storeId);
    return placeId === undefined
      ? []
      : [{ placeId, storeId, name, address, phone, latitude, longitude, distanceM: distanceM ?? null }];
  });
}

/** Slots of a place that a channel offers, full ones included. @throws NOT_FOUND */
export async function listDriveSlots(
  ctx: Ctx,
  { placeId, code }: QueryOf<'GET /api/mpmkt/v1/testDrive/slots'>,
): Promise<ListedSlot[]> {
  if (!(await selectCars(ctx.db, placeId))) throw refuse('NOT_FOUND', { message: testDriveTexts.noSlot });
  const channel = code === undefined ? undefined : await selectChannel(ctx.db, code);
  const slots = await listSlots(ctx, { kind: TEST_DRIVE, placeId });
  return slots.filter(({ startsAt }) => isInWindow(channel?.settings.slots, startsAt, ctx.now()));
}

/**
 * Options for forms: `driveStores` are the stores of a city that have a model, within the fields `city`, `model` and, where
 * a form has it, `district`; `driveHomes` are the cars that come to a home there.
 */
export async function offerDrivePlaces(ctx: Ctx, { list, within }: { list: string; within: Record<string, string> }) {
  if (list !== STORES && list !== HOMES) return null;
  const { city: cityCode, model: modelId, district: districtCode } = within;
  if (cityCode === undefined || modelId === undefined) return [];
  const stores = await listDriveStores(ctx, {
    cityCode,
    modelId,
    districtCode,
    at: list === HOMES ? 'home' : 'store',
    system: 'gcj02',
  });
  return stores.map(({ placeId, name, address }) => ({ key: placeId, text: name, note: address }));
}
