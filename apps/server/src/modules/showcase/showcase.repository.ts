import { and, count, desc, eq, gte, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import { showcaseCars, showcaseCopies, showcaseLikes } from './showcase.tables';

export type CarRow = typeof showcaseCars.$inferSelect;

const newestFirst = keyset(showcaseCars.createdAt, showcaseCars.id);
const mostLikedFirst = keyset(showcaseCars.likeCount, showcaseCars.id);

const isShown = isNull(showcaseCars.hiddenAt);

/** What narrows the list of published configurations. */
export interface CarFilter {
  sort: 'hottest' | 'newest';
  modelId: string | undefined;
  minFen: number | undefined;
  maxFen: number | undefined;
}

export function selectCars(
  db: Db,
  { sort, modelId, minFen, maxFen }: CarFilter,
  { after, limit }: PageRange,
): Promise<CarRow[]> {
  const by = sort === 'newest' ? newestFirst : mostLikedFirst;
  return db
    .select()
    .from(showcaseCars)
    .where(
      and(
        isShown,
        modelId === undefined ? undefined : eq(showcaseCars.modelId, modelId),
        minFen === undefined ? undefined : gte(showcaseCars.totalFen, minFen),
        maxFen === undefined ? undefined : lte(showcaseCars.totalFen, maxFen),
        by.after(after),
      ),
    )
    .orderBy(...by.order)
    .limit(limit);
}

export const selectOwnCars = (db: Db, accountId: string, { after, limit }: PageRange): Promise<CarRow[]> =>
  db
    .select()
    .from(showcaseCars)
    .where(and(eq(showcaseCars.accountId, accountId), isShown, newestFirst.after(after)))
    .orderBy(...newestFirst.order)
    .limit(limit);

export async function selectCar(db: Db, carId: string): Promise<CarRow | undefined> {
  const [row] = await db
    .select()
    .from(showcaseCars)
    .where(and(eq(showcaseCars.id, carId), isShown));
  return row;
}

/** Configurations by their ids, also those that were taken down. */
export async function selectCarsById(db: Db, carIds: readonly string[]): Promise<CarRow[]> {
  if (carIds.length === 0) return [];
  return db
    .select()
    .from(showcaseCars)
    .where(inArray(showcaseCars.id, [...carIds]));
}

/** Takes a configuration down; undefined when it is not shown. */
export async function hideCar(db: Db, carId: string, hiddenAt: number): Promise<CarRow | undefined> {
  const [row] = await db
    .update(showcaseCars)
    .set({ hiddenAt })
    .where(and(eq(showcaseCars.id, carId), isShown))
    .returning();
  return row;
}

/** Which of some configurations a person published, by fingerprint; also those that were taken down. */
export async function selectPublished(
  db: Db,
  accountId: string,
  fingerprints: readonly string[],
): Promise<Map<string, { id: string; hiddenAt: number | null }>> {
  if (fingerprints.length === 0) return new Map();
  const rows = await db
    .select({ fingerprint: showcaseCars.fingerprint, id: showcaseCars.id, hiddenAt: showcaseCars.hiddenAt })
    .from(showcaseCars)
    .where(and(eq(showcaseCars.accountId, accountId), inArray(showcaseCars.fingerprint, [...fingerprints])));
  return new Map(rows.map(({ fingerprint, ...car }) => [fingerprint, car]));
}

export async function countOwnCars(db: Db, accountId: string): Promise<number> {
  const [row] = await db
    .select({ made: count() })
    .from(showcaseCars)
    .where(and(eq(showcaseCars.accountId, accountId), isShown));
  return row?.made ?? 0;
}

export async function insertCar(db: Db, row: typeof showcaseCars.$inferInsert): Promise<void> {
  await db.insert(showcaseCars).values(row).onConflictDoNothing();
}

/** Takes back a published configuration with its likes; false when the person has no such one. */
export async function deleteCar(db: Db, accountId: string, carId: string): Promise<boolean> {
  const rows = await db
    .delete(showcaseCars)
    .where(and(eq(showcaseCars.id, carId), eq(showcaseCars.accountId, accountId), isShown))
    .returning({ id: showcaseCars.id });
  if (rows.length === 0) return false;
  await db.delete(showcaseLikes).where(eq(showcaseLikes.carId, carId));
  return true;
}

/** Which of some configurations a person likes. */
export async function selectLiked(db: Db, accountId: string, carIds: readonly string[]): Promise<Set<string>> {
  if (carIds.length === 0) return new Set();
  const rows = await db
    .select({ carId: showcaseLikes.carId })
    .from(showcaseLikes)
    .where(and(eq(showcaseLikes.accountId, accountId), inArray(showcaseLikes.carId, [...carIds])));
  return new Set(rows.map(({ carId }) => carId));
}

/** Sets or drops a like; false when it was so before. */
export async function setLike(
  db: Db,
  like: { accountId: string; carId: string; createdAt: number },
  isLiked: boolean,
): Promise<boolean> {
  const { accountId, carId } = like;
  const isTheirs = and(eq(showcaseLikes.accountId, accountId), eq(showcaseLikes.carId, carId));
  const rows = isLiked
    ? await db.insert(showcaseLikes).values(like).onConflictDoNothing().returning({ carId: showcaseLikes.carId })
    : await db.delete(showcaseLikes).where(isTheirs).returning({ carId: showcaseLikes.carId });
  return rows.length > 0;
}

/** Moves the number of likes and gives it; null when there is no such configuration. */
export async function moveLikes(db: Db, carId: string, delta: number): Promise<number | null> {
  const [row] = await db
    .update(showcaseCars)
    .set({ likeCount: sql`${showcaseCars.likeCount} + ${delta}` })
    .where(and(eq(showcaseCars.id, carId), isShown))
    .returning({ likeCount: showcaseCars.likeCount });
  return row?.likeCount ?? null;
}

/** Notes that a person copied a configuration: what they copied last holds. True the first time. */
export async function noteCopy(
  db: Db,
  copy: { accountId: string; carId: string; fingerprint: string; createdAt: number },
): Promise<boolean> {
  const { fingerprint, createdAt } = copy;
  const added = await db.insert(showcaseCopies).values(copy).onConflictDoNothing().returning();
  if (added.length > 0) return true;
  await db
    .update(showcaseCopies)
    .set({ fingerprint, createdAt })
    .where(
      and(
        eq(showcaseCopies.accountId, copy.accountId),
        eq(showcaseCopies.carId, copy.carId),
        isNull(showcaseCopies.orderNo),
      ),
    );
  return false;
}

export async function raiseCopies(db: Db, carId: string): Promise<void> {
  await db
    .update(showcaseCars)
    .set({ copyCount: sql`${showcaseCars.copyCount} + 1` })
    .where(eq(showcaseCars.id, carId));
}

/** Whose configuration an order came from: the one that its buyer copied last, since a moment. */
export async function selectCopied(
  db: Db,
  { accountId, fingerprint, since }: { accountId: string; fingerprint: string; since: number },
): Promise<{ carId: string; publisherId: string } | undefined> {
  const [row] = await db
    .select({ carId: showcaseCopies.carId, publisherId: showcaseCars.accountId })
    .from(showcaseCopies)
    .innerJoin(showcaseCars, eq(showcaseCars.id, showcaseCopies.carId))
    .where(
      and(
        eq(showcaseCopies.accountId, accountId),
        eq(showcaseCopies.fingerprint, fingerprint),
        gte(showcaseCopies.createdAt, since),
        ne(showcaseCars.accountId, accountId),
        isShown,
        isNull(showcaseCopies.orderNo),
      ),
    )
    .orderBy(desc(showcaseCopies.createdAt))
    .limit(1);
  return row;
}

/** Notes the order that a copy became, once. */
export async function noteOrdered(
  db: Db,
  { accountId, carId }: { accountId: string; carId: string },
  orderNo: string,
): Promise<boolean> {
  const rows = await db
    .update(showcaseCopies)
    .set({ orderNo })
    .where(
      and(eq(showcaseCopies.accountId, accountId), eq(showcaseCopies.carId, carId), isNull(showcaseCopies.orderNo)),
    )
    .returning({ carId: showcaseCopies.carId });
  return rows.length > 0;
}
