import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { campaignChanceEntries, campaignChances, campaigns } from './campaign.tables';

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

/** Chances of a person in some campaigns, by slug; those without are left out. */
export async function findChancesOf(
  db: Db,
  accountId: string,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .select({ slug: campaigns.slug, balance: campaignChances.balance })
    .from(campaignChances)
    .innerJoin(campaigns, eq(campaigns.id, campaignChances.campaignId))
    .where(and(eq(campaignChances.accountId, accountId), inArray(campaigns.slug, [...slugs])));
  return new Map(rows.map(({ slug, balance }) => [slug, balance]));
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
