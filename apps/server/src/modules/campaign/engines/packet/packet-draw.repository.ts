import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../../kernel/database';
import { keyset, type PageRange } from '../../../../kernel/list';
import type { PacketDrawRow } from './packet.repository';
import { campaignPacketDraws, campaignPackets } from './packet.tables';

const draws = campaignPacketDraws;

export async function insertDraw(db: Db, row: PacketDrawRow): Promise<void> {
  await db.insert(draws).values(row);
}

/** Somebody's shares of packets, by packet, in one query. */
export async function findDraws(
  db: Db,
  accountId: string,
  packetIds: readonly string[],
): Promise<Map<string, PacketDrawRow>> {
  if (packetIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(draws)
    .where(and(eq(draws.accountId, accountId), inArray(draws.packetId, [...packetIds])));
  return new Map(rows.map((row) => [row.packetId, row]));
}

const newest = keyset(draws.n, draws.accountId);

/** A page of those who opened a packet, the last first. */
export const listReceivers = (db: Db, packetId: string, { after, limit }: PageRange): Promise<PacketDrawRow[]> =>
  db
    .select()
    .from(draws)
    .where(and(eq(draws.packetId, packetId), newest.after(after)))
    .orderBy(...newest.order)
    .limit(limit);

/** Notes somebody's thanks. @returns false when they were said before, or nothing was opened */
export async function noteThanks(db: Db, accountId: string, packetId: string, now: number): Promise<boolean> {
  const mine = and(eq(draws.accountId, accountId), eq(draws.packetId, packetId), isNull(draws.thankedAt));
  const rows = await db.update(draws).set({ thankedAt: now }).where(mine).returning({ n: draws.n });
  if (rows.length === 0) return false;
  const thanks = sql`${campaignPackets.thanks} + 1`;
  await db.update(campaignPackets).set({ thanks }).where(eq(campaignPackets.id, packetId));
  return true;
}

/** Points that somebody got from packets of a campaign. */
export async function sumDrawn(db: Db, accountId: string, campaignId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${draws.points}), 0)`.mapWith(Number) })
    .from(draws)
    .where(and(eq(draws.accountId, accountId), eq(draws.campaignId, campaignId)));
  return row?.sum ?? 0;
}
