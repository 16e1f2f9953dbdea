import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { metresFrom, type Point } from '../../kernel/distance';
import { coordinates, coordinateVisits, coordinateWishes } from './coordinate.tables';

export type CoordinateRow = typeof coordinates.$inferSelect;
type VisitRow = typeof coordinateVisits.$inferSelect;
interface Key {
  userId: string;
  coordinateId: string;
}

export async function selectCoordinate(db: Db, coordinateId: string): Promise<CoordinateRow | undefined> {
  const [row] = await db.select().from(coordinates).where(eq(coordinates.coordinateId, coordinateId));
  return row;
}

/** Places within a distance of a point that were not withdrawn, nearest first. `degrees`: half the side of a square around it. */
export async function selectNear(
  db: Db,
  point: Point,
  { withinM, degrees, limit }: { withinM: number; degrees: number; limit: number },
) {
  const metres = metresFrom(point, coordinates.latitude, coordinates.longitude);
  const { latitude, longitude } = point;
  return db
    .select({ row: coordinates, distanceM: metres })
    .from(coordinates)
    .where(
      and(
        sql`point(${coordinates.longitude}, ${coordinates.latitude}) <@
          box(point(${longitude - degrees}::float8, ${latitude - degrees}::float8),
            point(${longitude + degrees}::float8, ${latitude + degrees}::float8))`,
        lte(metres, withinM),
        isNull(coordinates.withdrawnAt),
      ),
    )
    .orderBy(metres, asc(coordinates.coordinateId))
    .limit(limit);
}

export async function selectVisit(db: Db, { userId, coordinateId }: Key): Promise<VisitRow | undefined> {
  const [row] = await db
    .select()
    .from(coordinateVisits)
    .where(and(eq(coordinateVisits.userId, userId), eq(coordinateVisits.coordinateId, coordinateId)));
  return row;
}

/** Stores a visit and counts it; false, with nothing changed, when the person was there before. */
export async function insertVisit(db: Db, row: VisitRow): Promise<boolean> {
  const made = await db
    .insert(coordinateVisits)
    .values(row)
    .onConflictDoNothing()
    .returning({ userId: coordinateVisits.userId });
  if (made.length === 0) return false;
  await db
    .update(coordinates)
    .set({ visitorCount: sql`${coordinates.visitorCount} + 1` })
    .where(eq(coordinates.coordinateId, row.coordinateId));
  return true;
}

export async function isWantedBy(db: Db, { userId, coordinateId }: Key): Promise<boolean> {
  const rows = await db
    .select({ userId: coordinateWishes.userId })
    .from(coordinateWishes)
    .where(and(eq(coordinateWishes.userId, userId), eq(coordinateWishes.coordinateId, coordinateId)));
  return rows.length > 0;
}

export async function insertWish(db: Db, row: typeof coordinateWishes.$inferInsert): Promise<void> {
  await db.insert(coordinateWishes).values(row).onConflictDoNothing();
}

export async function deleteWish(db: Db, { userId, coordinateId }: Key): Promise<void> {
  await db
    .delete(coordinateWishes)
    .where(and(eq(coordinateWishes.userId, userId), eq(coordinateWishes.coordinateId, coordinateId)));
}

/** Adds places; existing ones are not changed. */
export async function insertCoordinates(db: Db, rows: (typeof coordinates.$inferInsert)[]): Promise<void> {
  await db.insert(coordinates).values(rows).onConflictDoNothing();
}
