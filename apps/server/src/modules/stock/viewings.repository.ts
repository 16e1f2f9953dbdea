import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import { stockViewings } from './stock.tables';

export type ViewingRow = typeof stockViewings.$inferSelect;

const latestFirst = keyset(stockViewings.startsAt, stockViewings.id);
const isUpcoming = (accountId: string, now: number) =>
  and(eq(stockViewings.accountId, accountId), eq(stockViewings.state, 'booked'), gt(stockViewings.endsAt, now));

/** The person's upcoming viewing of a car. */
export async function selectUpcoming(
  db: Db,
  accountId: string,
  stockCarId: string,
  now: number,
): Promise<ViewingRow | undefined> {
  const [row] = await db
    .select()
    .from(stockViewings)
    .where(and(isUpcoming(accountId, now), eq(stockViewings.stockCarId, stockCarId)));
  return row;
}

/** Most viewings of a person that are looked at. */
const MOST_OF_PERSON = 20;

/** Booked viewings of a person that end after a time (epoch ms), the latest first. */
export function selectBookedSince(db: Db, accountId: string, since: number): Promise<ViewingRow[]> {
  return db
    .select()
    .from(stockViewings)
    .where(isUpcoming(accountId, since))
    .orderBy(...latestFirst.order)
    .limit(MOST_OF_PERSON);
}

export async function countUpcoming(db: Db, accountId: string, now: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(stockViewings)
    .where(isUpcoming(accountId, now));
  return row?.count ?? 0;
}

export async function selectViewing(db: Db, accountId: string, id: string): Promise<ViewingRow | undefined> {
  const [row] = await db
    .select()
    .from(stockViewings)
    .where(and(eq(stockViewings.accountId, accountId), eq(stockViewings.id, id)));
  return row;
}

export async function insertViewing(db: Db, row: ViewingRow): Promise<void> {
  await db.insert(stockViewings).values(row);
}

export async function updateViewing(
  db: Db,
  key: { accountId: string; id: string },
  changes: Partial<ViewingRow>,
): Promise<void> {
  await db
    .update(stockViewings)
    .set(changes)
    .where(and(eq(stockViewings.accountId, key.accountId), eq(stockViewings.id, key.id)));
}

/** Viewings of the account, the latest first. */
export function selectViewings(db: Db, accountId: string, { after, limit }: PageRange): Promise<ViewingRow[]> {
  return db
    .select()
    .from(stockViewings)
    .where(and(eq(stockViewings.accountId, accountId), latestFirst.after(after)))
    .orderBy(...latestFirst.order)
    .limit(limit);
}
