import { and, asc, desc, eq, gt, gte, inArray, like, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import type { SelectPastVisitors } from '../form';
import { shows, showVisits } from './show.tables';

export type ShowRow = typeof shows.$inferSelect;
export type VisitRow = typeof showVisits.$inferSelect;
type VisitKey = Pick<VisitRow, 'userId' | 'visitId'>;

/** Adds shows; those that are there stay. */
export async function insertShows(db: Db, rows: readonly ShowRow[]): Promise<void> {
  await db
    .insert(shows)
    .values([...rows])
    .onConflictDoNothing();
}

export async function findShow(db: Db, showId: string): Promise<ShowRow | undefined> {
  const [row] = await db.select().from(shows).where(eq(shows.showId, showId));
  return row;
}

/** Shows whose visits can be booked at a moment. */
export const selectBookable = (db: Db, now: number, limit: number): Promise<ShowRow[]> =>
  db
    .select()
    .from(shows)
    .where(and(lte(shows.bookFrom, now), gt(shows.endsAt, now)))
    .orderBy(asc(shows.startsAt), asc(shows.showId))
    .limit(limit);

/** The show that ends next. */
export async function findNextShow(db: Db, now: number): Promise<ShowRow | undefined> {
  const [row] = await db.select().from(shows).where(gt(shows.endsAt, now)).orderBy(asc(shows.endsAt)).limit(1);
  return row;
}

/** Adds a visit; false when the phone has one of the show. */
export async function insertVisit(db: Db, row: VisitRow): Promise<boolean> {
  const rows = await db.insert(showVisits).values(row).onConflictDoNothing().returning({ id: showVisits.visitId });
  return rows.length > 0;
}

/** The newest visit of a person to a show, booked with the account or with its phone. */
export async function findOwnVisit(
  db: Db,
  { userId, phoneHash }: Pick<VisitRow, 'userId' | 'phoneHash'>,
  showId: string,
): Promise<VisitRow | undefined> {
  const isTheirs = or(eq(showVisits.userId, userId), eq(showVisits.phoneHash, phoneHash));
  const [row] = await db
    .select()
    .from(showVisits)
    .where(and(isTheirs, eq(showVisits.showId, showId)))
    .orderBy(desc(showVisits.createdAt), desc(showVisits.visitId))
    .limit(1);
  return row;
}

export async function findByCode(db: Db, showId: string, code: string): Promise<VisitRow | undefined> {
  const [row] = await db
    .select()
    .from(showVisits)
    .where(and(eq(showVisits.showId, showId), eq(showVisits.code, code)));
  return row;
}

/** Changes a booked visit; undefined when it is not booked any more. */
export async function updateBooked(
  db: Db,
  { userId, visitId }: VisitKey,
  changes: Partial<VisitRow>,
): Promise<VisitRow | undefined> {
  const isBooked = and(eq(showVisits.userId, userId), eq(showVisits.visitId, visitId), eq(showVisits.state, 'booked'));
  const [row] = await db.update(showVisits).set(changes).where(isBooked).returning();
  return row;
}

export async function deleteVisitsOf(db: Db, userId: string): Promise<void> {
  await db.delete(showVisits).where(eq(showVisits.userId, userId));
}

/** People without an account whose last visit is over, and was not changed, since a moment. */
export const selectPastGuests: SelectPastVisitors = async (db, before, { after, limit }) => {
  const { userId, updatedAt, endsAt } = showVisits;
  const rows = await db
    .select({ userId })
    .from(showVisits)
    .where(and(like(userId, 'phone:%'), gt(userId, after)))
    .groupBy(userId)
    .having(sql`max(${updatedAt}) < ${sql.param(before, updatedAt)} and max(${endsAt}) < ${sql.param(before, endsAt)}`)
    .orderBy(asc(userId))
    .limit(limit);
  return rows.map((row) => row.userId);
};

/** Those of these owners with a visit that ends or changed at a moment or later. */
export async function selectWithVisitsSince(db: Db, userIds: readonly string[], since: number): Promise<string[]> {
  if (userIds.length === 0) return [];
  const { userId, updatedAt, endsAt } = showVisits;
  const rows = await db
    .selectDistinct({ userId })
    .from(showVisits)
    .where(and(inArray(userId, [...userIds]), or(gte(updatedAt, since), gte(endsAt, since))));
  return rows.map((row) => row.userId);
}
