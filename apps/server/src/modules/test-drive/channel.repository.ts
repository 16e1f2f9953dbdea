import { and, asc, eq } from 'drizzle-orm';
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

/** The cars of a place that can be driven. */
export async function selectCars(db: Db, placeId: string): Promise<CarsRow | undefined> {
  const [row] = await db
    .select()
    .from(testDriveCars)
    .where(and(eq(testDriveCars.placeId, placeId), testDriveCars.isOpen));
  return row;
}

/** Places that have a model to drive. */
export const selectPlacesOfModel = (db: Db, modelId: string): Promise<CarsRow[]> =>
  db
    .select()
    .from(testDriveCars)
    .where(and(eq(testDriveCars.modelId, modelId), testDriveCars.isOpen))
    .orderBy(asc(testDriveCars.placeId));
