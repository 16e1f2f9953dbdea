import type { BodyInputOf } from '@voltfront/contract';
import type { TestPerson } from '../../testing';
import { HandoverShop } from '../insurance/handover.fixture';
import { seedRestaurants } from '../restaurant/demo';
import { seedShowrooms } from '../showroom/demo';
import { createDriveShop, type DriveShop, STORE } from '../test-drive/test-drive.fixture';

export const CLOSE = 'POST /api/mporder/v1/staff/store/close' as const;
export const CARS = 'POST /api/mporder/v1/staff/store/cars' as const;
export const SAVE = 'POST /api/mporder/v1/staff/store/save' as const;
export const OTHER_STORE = 'bj-chaoyang';
/** The restaurant of the store. */
export const DINE = `dine-${STORE}`;

/** A shop of test drives and restaurants with the people who keep its stores. */
export interface StoreShop {
  drives: DriveShop;
  consultant: TestPerson;
  elsewhere: TestPerson;
  operator: TestPerson;
  auditor: TestPerson;
}

export async function createStoreShop(config = {}): Promise<StoreShop> {
  const drives = await createDriveShop(config);
  const { server, shop } = drives;
  await server.database.transaction(async (db) => {
    const ctx = { ...server.ctx(), db };
    await seedShowrooms(ctx);
    await seedRestaurants(ctx);
  });
  const desk = new HandoverShop(shop);
  return {
    drives,
    consultant: await desk.consultant(STORE),
    elsewhere: await desk.consultant(OTHER_STORE),
    operator: await server.login({ roles: ['operator'] }),
    auditor: await server.login({ roles: ['auditor'] }),
  };
}

/** Plates of a number of cars. */
export const plates = (count: number): string[] => Array.from({ length: count }, (_, index) => `沪AT${1000 + index}`);

/** Input that closes the store for an hour. */
export const closing = (fromAt: number, bookings: number): BodyInputOf<typeof CLOSE> => ({
  storeId: STORE,
  fromAt,
  untilAt: fromAt + 3_600_000,
  reason: '设备检修',
  bookings,
});
