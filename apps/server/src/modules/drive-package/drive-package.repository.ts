import { and, count, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { drivePackageOffers, drivePackagePlaces, drivePackages } from './drive-package.tables';

export type OfferRow = typeof drivePackageOffers.$inferSelect;
export type PackageRow = typeof drivePackages.$inferSelect;
export type PlaceRow = typeof drivePackagePlaces.$inferSelect;
type PlaceKey = Pick<PlaceRow, 'accountId' | 'packageCode'>;

const isPlace = ({ accountId, packageCode }: PlaceKey) =>
  and(eq(drivePackagePlaces.accountId, accountId), eq(drivePackagePlaces.packageCode, packageCode));

/** Adds what packages are made from; one that exists stays as it is. */
export async function insertOffer(db: Db, row: OfferRow): Promise<void> {
  await db.insert(drivePackageOffers).values(row).onConflictDoNothing();
}

export async function selectOffer(db: Db, code: string): Promise<OfferRow | undefined> {
  const [row] = await db.select().from(drivePackageOffers).where(eq(drivePackageOffers.code, code));
  return row;
}

/** Adds a package; nothing where the drive has one. */
export async function insertPackage(db: Db, row: PackageRow): Promise<void> {
  await db.insert(drivePackages).values(row).onConflictDoNothing();
}

export async function selectPackage(db: Db, packageCode: string): Promise<PackageRow | undefined> {
  const [row] = await db.select().from(drivePackages).where(eq(drivePackages.packageCode, packageCode));
  return row;
}

/** Reads a package and locks its row until the transaction ends: who takes a place holds it. */
export async function selectPackageForUpdate(db: Db, packageCode: string): Promise<PackageRow | undefined> {
  const [row] = await db.select().from(drivePackages).where(eq(drivePackages.packageCode, packageCode)).for('update');
  return row;
}

export async function selectNewestPackage(db: Db, accountId: string): Promise<PackageRow | undefined> {
  const [row] = await db
    .select()
    .from(drivePackages)
    .where(eq(drivePackages.accountId, accountId))
    .orderBy(desc(drivePackages.createdAt))
    .limit(1);
  return row;
}

/** Counts one more friend who drove. */
export async function addUsed(db: Db, packageCode: string): Promise<void> {
  await db
    .update(drivePackages)
    .set({ used: sql`${drivePackages.used} + 1` })
    .where(eq(drivePackages.packageCode, packageCode));
}

/** Places of a package that are kept for friends at a moment. */
export async function countReserved(db: Db, packageCode: string, now: number): Promise<number> {
  const { state, reservedUntil } = drivePackagePlaces;
  const isOpen = and(eq(drivePackagePlaces.packageCode, packageCode), eq(state, 'reserved'), gt(reservedUntil, now));
  const [row] = await db.select({ reserved: count() }).from(drivePackagePlaces).where(isOpen);
  return row?.reserved ?? 0;
}

/** Places of a package, the newest first. */
export const selectPlaces = (db: Db, packageCode: string, limit: number): Promise<PlaceRow[]> =>
  db
    .select()
    .from(drivePackagePlaces)
    .where(eq(drivePackagePlaces.packageCode, packageCode))
    .orderBy(desc(drivePackagePlaces.createdAt))
    .limit(limit);

export async function selectPlace(db: Db, key: PlaceKey): Promise<PlaceRow | undefined> {
  const [row] = await db.select().from(drivePackagePlaces).where(isPlace(key));
  return row;
}

/** Keeps a place; one of the same friend and package that lapsed is taken anew. */
export async function putPlace(db: Db, row: PlaceRow): Promise<void> {
  const { packageCode, accountId, ...changes } = row;
  const target = [drivePackagePlaces.accountId, drivePackagePlaces.packageCode];
  await db.insert(drivePackagePlaces).values(row).onConflictDoUpdate({ target, set: changes });
}

/** The newest place that is kept for a person at a moment, whichever package it is of. */
export async function selectKept(db: Db, accountId: string, now: number): Promise<PlaceRow | undefined> {
  const { state, reservedUntil, createdAt } = drivePackagePlaces;
  const [row] = await db
    .select()
    .from(drivePackagePlaces)
    .where(and(eq(drivePackagePlaces.accountId, accountId), eq(state, 'reserved'), gt(reservedUntil, now)))
    .orderBy(desc(createdAt))
    .limit(1);
  return row;
}

/** The same, of another package than this one. */
export async function isKeptElsewhere(db: Db, { accountId, packageCode }: PlaceKey, now: number): Promise<boolean> {
  const { state, reservedUntil } = drivePackagePlaces;
  const isTheirs = and(eq(drivePackagePlaces.accountId, accountId), ne(drivePackagePlaces.packageCode, packageCode));
  const [row] = await db
    .select({ code: drivePackagePlaces.packageCode })
    .from(drivePackagePlaces)
    .where(and(isTheirs, eq(state, 'reserved'), gt(reservedUntil, now)))
    .limit(1);
  return row !== undefined;
}

/** Notes the drive that a friend applied for. */
export async function noteDrive(db: Db, key: PlaceKey, driveNo: string): Promise<void> {
  await db.update(drivePackagePlaces).set({ driveNo }).where(isPlace(key));
}

/** Forgets a drive that did not take place. */
export async function forgetDrive(db: Db, driveNo: string): Promise<void> {
  const isOpen = and(eq(drivePackagePlaces.driveNo, driveNo), eq(drivePackagePlaces.state, 'reserved'));
  await db.update(drivePackagePlaces).set({ driveNo: null }).where(isOpen);
}

/** Uses up a place, in one statement: of several callers one gets it. */
export async function usePlace(
  db: Db,
  key: PlaceKey,
  { driveNo, now }: { driveNo: string; now: number },
): Promise<boolean> {
  const rows = await db
    .update(drivePackagePlaces)
    .set({ state: 'done', driveNo, updatedAt: now })
    .where(and(isPlace(key), eq(drivePackagePlaces.state, 'reserved')))
    .returning({ code: drivePackagePlaces.packageCode });
  return rows.length > 0;
}

/** Whose packages somebody drove with, the first ones; bounded. */
export async function selectSharers(db: Db, accountId: string, limit = 10): Promise<string[]> {
  const rows = await db
    .select({ sharerId: drivePackages.accountId })
    .from(drivePackagePlaces)
    .innerJoin(drivePackages, eq(drivePackages.packageCode, drivePackagePlaces.packageCode))
    .where(and(eq(drivePackagePlaces.accountId, accountId), eq(drivePackagePlaces.state, 'done')))
    .orderBy(drivePackagePlaces.createdAt)
    .limit(limit);
  return [...new Set(rows.map(({ sharerId }) => sharerId))];
}
