import { and, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { campaignChanceEntries, campaignChances } from './campaign.tables';

export type ChanceEntryRow = typeof campaignChanceEntries.$inferSelect;

const ofPerson = (accountId: string, campaignId: string) =>
  and(eq(campaignChances.accountId, accountId), eq(campaignChances.campaignId, campaignId));

export async function findChances(db: Db, accountId: string, campaignId: string): Promise<number> {
  const [row] = await db
    .select({ balance: campaignChances.balance })
    .from(campaignChances)
    .where(ofPerson(accountId, campaignId));
  return row?.balance ?? 0;
}

/** Notes where chances came from or went; false when that was noted before. */
export async function insertChanceEntry(db: Db, row: ChanceEntryRow): Promise<boolean> {
  const rows = await db
    .insert(campaignChanceEntries)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: campaignChanceEntries.id });
  return rows.length > 0;
}

export async function addToChances(db: Db, accountId: string, campaignId: string, amount: number): Promise<void> {
  await db
    .insert(campaignChances)
    .values({ accountId, campaignId, balance: amount })
    .onConflictDoUpdate({
      target: [campaignChances.accountId, campaignChances.campaignId],
      set: { balance: sql`${campaignChances.balance} + ${amount}` },
    });
}

/** Takes one chance; false when there is none. */
export async function takeChance(db: Db, accountId: string, campaignId: string): Promise<boolean> {
  const rows = await db
    .update(campaignChances)
    .set({ balance: sql`${campaignChances.balance} - 1` })
    .where(and(ofPerson(accountId, campaignId), gte(campaignChances.balance, 1)))
    .returning({ balance: campaignChances.balance });
  return rows.length > 0;
}
