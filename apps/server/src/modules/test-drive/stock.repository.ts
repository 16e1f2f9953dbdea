import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { testDriveNumbers, testDriveStocks } from './test-drive.tables';

export type StockRow = typeof testDriveStocks.$inferSelect;
export type StockThing = StockRow['thing'];

const isStock = (channelCode: string, thing: StockThing) =>
  and(eq(testDriveStocks.channelCode, channelCode), eq(testDriveStocks.thing, thing));

/** What a channel has a limited number of. */
export const selectStocks = (db: Db, channelCode: string): Promise<StockRow[]> =>
  db.select().from(testDriveStocks).where(eq(testDriveStocks.channelCode, channelCode));

/** Adds a stock; one that exists stays as it is. */
export async function insertStock(db: Db, row: StockRow): Promise<void> {
  await db.insert(testDriveStocks).values(row).onConflictDoNothing();
}

/** Takes one; `unlimited` where the channel does not count it. */
export async function takeOne(db: Db, channelCode: string, thing: StockThing): Promise<'taken' | 'gone' | 'unlimited'> {
  const isLeft = and(isStock(channelCode, thing), lt(testDriveStocks.taken, testDriveStocks.total));
  const taken = sql`${testDriveStocks.taken} + 1`;
  const rows = await db
    .update(testDriveStocks)
    .set({ taken })
    .where(isLeft)
    .returning({ taken: testDriveStocks.taken });
  if (rows.length > 0) return 'taken';
  const [row] = await db.select().from(testDriveStocks).where(isStock(channelCode, thing));
  return row ? 'gone' : 'unlimited';
}

/** Gives one back; does nothing where the channel does not count it. */
export async function giveBack(db: Db, channelCode: string, thing: StockThing): Promise<void> {
  const taken = sql`greatest(${testDriveStocks.taken} - 1, 0)`;
  await db.update(testDriveStocks).set({ taken }).where(isStock(channelCode, thing));
}

/** Adds numbers that a channel knows, as hashes. */
export async function insertNumbers(db: Db, channelCode: string, hashes: readonly string[]): Promise<void> {
  const rows = hashes.map((numberHash) => ({ channelCode, numberHash }));
  if (rows.length > 0) await db.insert(testDriveNumbers).values(rows).onConflictDoNothing();
}

/** Whether a channel knows a number. */
export async function isKnownNumber(db: Db, channelCode: string, numberHash: string): Promise<boolean> {
  const isIt = and(eq(testDriveNumbers.channelCode, channelCode), eq(testDriveNumbers.numberHash, numberHash));
  const rows = await db.select().from(testDriveNumbers).where(isIt).limit(1);
  return rows.length > 0;
}
