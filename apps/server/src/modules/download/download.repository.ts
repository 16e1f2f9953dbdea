import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { type AppPlatform, appDownloads, appVersions, trialClaims, trialRounds, trialTesters } from './download.tables';

export type VersionRow = typeof appVersions.$inferSelect;
export type RoundRow = typeof trialRounds.$inferSelect;
export type ClaimRow = typeof trialClaims.$inferSelect;

/** The newest version released at a time (epoch ms). */
export async function selectNewestVersion(db: Db, now: number): Promise<VersionRow | undefined> {
  const released = sql`${appVersions.releasedAt} <= ${new Date(now).toISOString()}::timestamptz`;
  const [row] = await db.select().from(appVersions).where(released).orderBy(desc(appVersions.releasedAt)).limit(1);
  return row;
}

/** All downloads of the public app. */
export async function countDownloads(db: Db): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${appDownloads.total}), 0)::bigint` })
    .from(appDownloads)
    .where(eq(appDownloads.kind, 'formal'));
  return Number(row?.total ?? 0);
}

/** Counts one more download. */
export async function raiseDownloads(db: Db, key: Omit<typeof appDownloads.$inferInsert, 'total'>): Promise<void> {
  await db
    .insert(appDownloads)
    .values({ ...key, total: 1 })
    .onConflictDoUpdate({
      target: [appDownloads.day, appDownloads.platform, appDownloads.kind, appDownloads.shareCode],
      set: { total: sql`${appDownloads.total} + 1` },
    });
}

/** Number of distinct share codes of a day's downloads. */
export async function countShareCodes(db: Db, day: string): Promise<number> {
  const [row] = await db
    .select({ codes: sql<number>`count(distinct ${appDownloads.shareCode})::int` })
    .from(appDownloads)
    .where(eq(appDownloads.day, day));
  return row?.codes ?? 0;
}

export async function selectRound(db: Db, roundId: string): Promise<RoundRow | undefined> {
  const [row] = await db.select().from(trialRounds).where(eq(trialRounds.roundId, roundId));
  return row;
}

/** Started rounds, the one that ends last first. */
export function selectRounds(db: Db, now: number): Promise<RoundRow[]> {
  const begun = sql`${trialRounds.startsAt} <= ${new Date(now).toISOString()}::timestamptz`;
  return db.select().from(trialRounds).where(begun).orderBy(desc(trialRounds.endsAt)).limit(20);
}

/** The rounds among these whose list includes the account. */
export async function selectListed(db: Db, accountId: string, roundIds: string[]): Promise<Set<string>> {
  if (roundIds.length === 0) return new Set();
  const rows = await db
    .select({ roundId: trialTesters.roundId })
    .from(trialTesters)
    .where(and(eq(trialTesters.accountId, accountId), inArray(trialTesters.roundId, roundIds)));
  return new Set(rows.map(({ roundId }) => roundId));
}

export async function selectClaim(db: Db, accountId: string, roundId: string): Promise<ClaimRow | undefined> {
  const mine = and(eq(trialClaims.accountId, accountId), eq(trialClaims.roundId, roundId));
  const [row] = await db.select().from(trialClaims).where(mine);
  return row;
}

/**
 * Inserts a claim; false when the account already has one. Waits for a concurrent request of the
 * same account.
 */
export async function insertClaim(db: Db, claim: typeof trialClaims.$inferInsert): Promise<boolean> {
  const rows = await db.insert(trialClaims).values(claim).onConflictDoNothing().returning({ id: trialClaims.roundId });
  return rows.length > 0;
}

/** Updates the platform that a claim is used on. */
export async function setClaimPlatform(db: Db, accountId: string, roundId: string, platform: AppPlatform) {
  await db
    .update(trialClaims)
    .set({ platform })
    .where(and(eq(trialClaims.accountId, accountId), eq(trialClaims.roundId, roundId)));
}

/** Takes one seat; false when none is left. */
export async function takeSeat(db: Db, roundId: string): Promise<boolean> {
  const rows = await db
    .update(trialRounds)
    .set({ seatsUsed: sql`${trialRounds.seatsUsed} + 1` })
    .where(and(eq(trialRounds.roundId, roundId), lt(trialRounds.seatsUsed, trialRounds.seatsTotal)))
    .returning({ id: trialRounds.roundId });
  return rows.length > 0;
}

/** Whether some version or round has a build at this path. */
export async function isBuildLink(db: Db, link: string): Promise<boolean> {
  const wanted = JSON.stringify([{ link }]);
  const inVersions = db
    .select({ found: sql`1` })
    .from(appVersions)
    .where(sql`${appVersions.builds} @> ${wanted}::jsonb`);
  const inRounds = db.select({ found: sql`1` }).from(trialRounds).where(sql`${trialRounds.builds} @> ${wanted}::jsonb`);
  return (await inVersions.limit(1)).length > 0 || (await inRounds.limit(1)).length > 0;
}
