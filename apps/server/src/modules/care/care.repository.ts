import { and, asc, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import { adviserRequests, carePeople, visitRatings } from './care.tables';

export type CarePersonRow = typeof carePeople.$inferSelect;
export type RequestRow = typeof adviserRequests.$inferSelect;
export type RatingRow = typeof visitRatings.$inferSelect;

export async function selectCarePerson(db: Db, userId: string): Promise<CarePersonRow | undefined> {
  const [row] = await db.select().from(carePeople).where(eq(carePeople.userId, userId));
  return row;
}

/** Writes what a person chose or was told; the first change makes the row. */
export async function saveCarePerson(
  db: Db,
  userId: string,
  changes: Partial<Omit<CarePersonRow, 'userId'>>,
): Promise<void> {
  await db
    .insert(carePeople)
    .values({ userId, ...changes })
    .onConflictDoUpdate({ target: carePeople.userId, set: changes });
}

/** Takes the turn to ask for another adviser by a conditional statement; false when the last one was after `before`. */
export async function takeTurnToAsk(db: Db, userId: string, now: number, before: number): Promise<boolean> {
  const asked = carePeople.adviserAskedAt;
  const rows = await db
    .insert(carePeople)
    .values({ userId, adviserAskedAt: now })
    .onConflictDoUpdate({
      target: carePeople.userId,
      set: { adviserAskedAt: now },
      setWhere: or(isNull(asked), lte(asked, before)),
    })
    .returning({ userId: carePeople.userId });
  return rows.length > 0;
}

/** Gives a person who chose this store another adviser there. */
export async function changeChosenAdviser(
  db: Db,
  { userId, storeId, adviserId }: { userId: string; storeId: string; adviserId: string },
): Promise<void> {
  await db
    .update(carePeople)
    .set({ adviserId })
    .where(and(eq(carePeople.userId, userId), eq(carePeople.storeId, storeId)));
}

export async function insertRequest(db: Db, row: RequestRow): Promise<void> {
  await db.insert(adviserRequests).values(row).onConflictDoNothing();
}

/** The newest request of a person. */
export async function selectLastRequest(db: Db, userId: string): Promise<RequestRow | undefined> {
  const [row] = await db
    .select()
    .from(adviserRequests)
    .where(eq(adviserRequests.userId, userId))
    .orderBy(desc(adviserRequests.createdAt), desc(adviserRequests.requestId))
    .limit(1);
  return row;
}

/** Reads a request and locks its row until the transaction ends. */
export async function selectRequestForUpdate(db: Db, requestId: string): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(adviserRequests).where(eq(adviserRequests.requestId, requestId)).for('update');
  return row;
}

/** Changes a request; it must be locked. */
export async function updateRequest(db: Db, requestId: string, changes: Partial<RequestRow>): Promise<RequestRow> {
  const [row] = await db
    .update(adviserRequests)
    .set(changes)
    .where(eq(adviserRequests.requestId, requestId))
    .returning();
  return row as RequestRow;
}

const newestRequests = keyset(adviserRequests.createdAt, adviserRequests.requestId);

/** Requests in a state, newest first; of one store where that is asked for. */
export function selectRequests(
  db: Db,
  { state, storeId }: { state: RequestRow['state']; storeId: string | undefined },
  { after, limit }: PageRange,
): Promise<RequestRow[]> {
  const inStore = storeId === undefined ? undefined : eq(adviserRequests.storeId, storeId);
  return db
    .select()
    .from(adviserRequests)
    .where(and(eq(adviserRequests.state, state), inStore, newestRequests.after(after)))
    .orderBy(...newestRequests.order)
    .limit(limit);
}

/** How many requests wait, and when the oldest was made (epoch ms). */
export async function countWaiting(
  db: Db,
  storeId: string | undefined,
): Promise<{ count: number; oldestAt: number | null }> {
  const waits = and(
    eq(adviserRequests.state, 'waiting'),
    storeId === undefined ? undefined : eq(adviserRequests.storeId, storeId),
  );
  const [[counted], [oldest]] = await Promise.all([
    db.select({ count: sql<number>`count(*)::int` }).from(adviserRequests).where(waits),
    db
      .select({ createdAt: adviserRequests.createdAt })
      .from(adviserRequests)
      .where(waits)
      .orderBy(asc(adviserRequests.createdAt), asc(adviserRequests.requestId))
      .limit(1),
  ]);
  return { count: counted?.count ?? 0, oldestAt: oldest?.createdAt ?? null };
}

/** Visits of a person, among these, that have a rating. */
export async function selectRated(db: Db, userId: string, visitIds: readonly string[]): Promise<Set<string>> {
  if (visitIds.length === 0) return new Set();
  const rows = await db
    .select({ visitId: visitRatings.visitId })
    .from(visitRatings)
    .where(and(eq(visitRatings.userId, userId), inArray(visitRatings.visitId, [...visitIds])));
  return new Set(rows.map(({ visitId }) => visitId));
}

/** Stores a rating; false when the visit has one. */
export async function insertRating(db: Db, row: RatingRow): Promise<boolean> {
  const rows = await db
    .insert(visitRatings)
    .values(row)
    .onConflictDoNothing()
    .returning({ visitId: visitRatings.visitId });
  return rows.length > 0;
}

const newestRatings = keyset(visitRatings.createdAt, visitRatings.ratingId);

/** Ratings, newest first; of one store, or with so many stars, where that is asked for. */
export function selectRatings(
  db: Db,
  { stars, storeId }: { stars: number | undefined; storeId: string | undefined },
  { after, limit }: PageRange,
): Promise<RatingRow[]> {
  return db
    .select()
    .from(visitRatings)
    .where(
      and(
        stars === undefined ? undefined : eq(visitRatings.stars, stars),
        storeId === undefined ? undefined : eq(visitRatings.storeId, storeId),
        newestRatings.after(after),
      ),
    )
    .orderBy(...newestRatings.order)
    .limit(limit);
}
