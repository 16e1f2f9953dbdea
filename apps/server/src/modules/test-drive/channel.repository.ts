import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { testDriveCars, testDriveChannels } from './test-drive.tables';

export type ChannelRow = typeof testDriveChannels.$inferSelect;
export type CarsRow = typeof testDriveCars.$inferSelect;

export async function selectChannel(db: Db, code: string): Promise<ChannelRow | undefined> {
  const isWanted = and(eq(testDriveChannels.code, code), testDriveChannels.isOn);
  const [row] = await db.select().from(testDriveChannels).where(isWanted);
  return row;
}

/** Adds a channel; one that exists stays as it is. */
export async function insertChannel(db: Db, row: ChannelRow): Promise<void> {
  await db.insert(testDriveChannels).values(row).onConflictDoNothing();
}

/** Adds cars of stores; those that exist stay as they are. */
export async function insertCars(db: Db, rows: readonly CarsRow[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(testDriveCars)
      .values([...rows])
      .onConflictDoNothing();
}

/** Says in which district a store's cars are. */
export async function updateDistrict(db: Db, storeId: string, districtCode: string): Promise<void> {
  await db.update(testDriveCars).set({ districtCode }).where(eq(testDriveCars.storeId, storeId));
}

/** The cars of a place that can be driven. */
export async function selectCars(db: Db, placeId: string): Promise<CarsRow | undefined> {
  const [row] = await db
    .select()
    .from(testDriveCars)
    .where(and(eq(testDriveCars.placeId, placeId), testDriveCars.isOpen));
  return row;
}

/** Cars of a store, by model. */
export const selectCarsOfStore = (db: Db, storeId: string): Promise<CarsRow[]> =>
  db
    .select()
    .from(testDriveCars)
    .where(and(eq(testDriveCars.storeId, storeId), testDriveCars.isOpen))
    .orderBy(asc(testDriveCars.placeId));

/** Cars of several stores that can be driven there. */
export const selectCarsOfStores = (db: Db, storeIds: readonly string[]): Promise<CarsRow[]> =>
  storeIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(testDriveCars)
        .where(
          and(inArray(testDriveCars.storeId, [...storeIds]), testDriveCars.isOpen, eq(testDriveCars.isHome, false)),
        );

/** Cars that are driven at stores, those that cannot be booked included, by place. */
export const selectAllCarsOf = (db: Db, storeIds: readonly string[]): Promise<CarsRow[]> =>
  storeIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(testDriveCars)
        .where(and(inArray(testDriveCars.storeId, [...storeIds]), eq(testDriveCars.isHome, false)))
        .orderBy(asc(testDriveCars.placeId));

/** Another place that has one of some plates. */
export async function selectCarsWithPlates(
  db: Db,
  { placeId, plates }: Pick<CarsRow, 'placeId' | 'plates'>,
): Promise<CarsRow | undefined> {
  if (plates.length === 0) return undefined;
  const known = sql.join(
    plates.map((plate) => sql`${plate}`),
    sql`, `,
  );
  const [row] = await db
    .select()
    .from(testDriveCars)
    .where(and(ne(testDriveCars.placeId, placeId), sql`${testDriveCars.plates} ?| array[${known}]::text[]`))
    .limit(1);
  return row;
}

/** Writes the cars of a place, new or changed. */
export async function saveCars(db: Db, row: CarsRow): Promise<void> {
  const { plates, isOpen } = row;
  await db.insert(testDriveCars).values(row).onConflictDoUpdate({
    target: testDriveCars.placeId,
    set: { plates, isOpen },
  });
}

/** Cars of places, for rows of a list. */
export const selectCarsOf = (db: Db, placeIds: readonly string[]): Promise<CarsRow[]> =>
  placeIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(testDriveCars)
        .where(inArray(testDriveCars.placeId, [...placeIds]));

/** Titles of channels by their codes. */
export async function selectTitles(db: Db, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const { code, settings } = testDriveChannels;
  const rows = await db
    .select({ code, settings })
    .from(testDriveChannels)
    .where(inArray(code, [...codes]));
  return new Map(rows.map((row) => [row.code, row.settings.partner?.name ?? row.settings.title]));
}

/** Places that have a model to drive, of one district where it is named: at stores, or cars that come to a home. */
export const selectPlacesOfModel = (
  db: Db,
  modelId: string,
  { isHome, districtCode }: { isHome: boolean; districtCode: string | undefined },
): Promise<CarsRow[]> =>
  db
    .select()
    .from(testDriveCars)
    .where(
      and(
        eq(testDriveCars.modelId, modelId),
        eq(testDriveCars.isHome, isHome),
        districtCode === undefined ? undefined : eq(testDriveCars.districtCode, districtCode),
        testDriveCars.isOpen,
      ),
    )
    .orderBy(asc(testDriveCars.placeId));
