import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../../../kernel/database';
import { keyset, type PageRange } from '../../../../kernel/list';
import { campaignPacketDraws, campaignPackets } from './packet.tables';

const packets = campaignPackets;
const draws = campaignPacketDraws;

/** All but the shares, of which there may be thousands. */
const { amounts: _, ...columns } = getTableColumns(packets);

export type NewPacketRow = typeof packets.$inferInsert;
export type PacketRow = Omit<typeof packets.$inferSelect, 'amounts'>;
export type PacketDrawRow = typeof draws.$inferSelect;

export async function insertPacket(db: Db, row: NewPacketRow): Promise<void> {
  await db.insert(packets).values(row);
}

export async function findPacket(db: Db, id: string): Promise<PacketRow | undefined> {
  const [row] = await db.select(columns).from(packets).where(eq(packets.id, id));
  return row;
}

/** The packet that somebody made with a key. */
export async function findByKey(db: Db, accountId: string, clientKey: string): Promise<PacketRow | undefined> {
  const mine = and(eq(packets.accountId, accountId), eq(packets.clientKey, clientKey));
  const [row] = await db.select(columns).from(packets).where(mine);
  return row;
}

/** The shares of a packet in the order in which they are opened. */
export async function sharesOf(db: Db, id: string): Promise<number[]> {
  const [row] = await db.select({ amounts: packets.amounts }).from(packets).where(eq(packets.id, id));
  return row?.amounts ?? [];
}

/** Takes the next share of a packet that is open. @returns its number and points; null when there is none */
export async function takeShare(db: Db, id: string, now: number): Promise<{ n: number; points: number } | null> {
  const [row] = await db
    .update(packets)
    .set({
      drawnPoints: sql`${packets.drawnPoints} + ${packets.amounts}[${packets.taken} + 1]`,
      taken: sql`${packets.taken} + 1`,
    })
    .where(
      and(
        eq(packets.id, id),
        eq(packets.isCancelled, false),
        isNull(packets.returnedAt),
        sql`${packets.taken} < ${packets.shares}`,
        lte(packets.opensAt, now),
        gt(packets.expiresAt, now),
      ),
    )
    .returning({ n: packets.taken, points: sql<number>`${packets.amounts}[${packets.taken}]`.mapWith(Number) });
  return row ?? null;
}

/** Notes that what nobody opened of a packet goes back. @returns the packet, for one of several callers; else undefined */
export async function closePacket(db: Db, id: string, now: number): Promise<PacketRow | undefined> {
  const [row] = await db
    .update(packets)
    .set({
      returnedPoints: sql`${packets.points} + ${packets.supplement} - ${packets.drawnPoints}`,
      returnedAt: now,
    })
    .where(
      and(
        eq(packets.id, id),
        isNull(packets.returnedAt),
        sql`${packets.taken} < ${packets.shares}`,
        lte(packets.expiresAt, now),
      ),
    )
    .returning(columns);
  return row;
}

const isBefore = (id: string, now: number) =>
  and(eq(packets.id, id), isNull(packets.accountId), eq(packets.isCancelled, false), gt(packets.opensAt, now));

/** Cancels a round that has not begun. @returns the round, or undefined when it has */
export async function cancelRound(db: Db, id: string, now: number): Promise<PacketRow | undefined> {
  const returnedPoints = sql`${packets.points} + ${packets.supplement}`;
  const changes = { isCancelled: true, returnedPoints, returnedAt: now };
  const [row] = await db.update(packets).set(changes).where(isBefore(id, now)).returning(columns);
  return row;
}

/** Ends a round that runs at a moment. @returns the round, or undefined when it does not */
export async function endRound(db: Db, id: string, now: number): Promise<PacketRow | undefined> {
  const isRunning = and(
    eq(packets.id, id),
    isNull(packets.accountId),
    eq(packets.isCancelled, false),
    lte(packets.opensAt, now),
    gt(packets.expiresAt, now),
  );
  const [row] = await db.update(packets).set({ expiresAt: now }).where(isRunning).returning(columns);
  return row;
}

/** Moves a round that has not begun. @returns the round, or undefined when it has */
export async function moveRound(
  db: Db,
  id: string,
  { opensAt, expiresAt, now }: { opensAt: number; expiresAt: number; now: number },
): Promise<PacketRow | undefined> {
  const changes = { opensAt, expiresAt, movedFrom: sql`coalesce(${packets.movedFrom}, ${packets.opensAt})` };
  const [row] = await db.update(packets).set(changes).where(isBefore(id, now)).returning(columns);
  return row;
}

/** What somebody sent in a campaign on a day: packets and own points. */
export async function sentOnDay(
  db: Db,
  { accountId, campaignId, day }: { accountId: string; campaignId: string; day: string },
): Promise<{ packets: number; points: number }> {
  const [row] = await db
    .select({ packets: count(), points: sql<number>`coalesce(sum(${packets.points}), 0)`.mapWith(Number) })
    .from(packets)
    .where(and(eq(packets.accountId, accountId), eq(packets.campaignId, campaignId), eq(packets.day, day)));
  return row ?? { packets: 0, points: 0 };
}

/** Whose packets of which campaigns. */
export interface Mine {
  accountId: string;
  campaignIds: string[];
}

const inSpan = (day: typeof packets.day | typeof draws.day, span: string | undefined) =>
  span === undefined ? undefined : sql`left(${day}, ${span.length}) = ${span}`;

const sentBy = ({ accountId, campaignIds }: Mine) =>
  and(eq(packets.accountId, accountId), inArray(packets.campaignId, campaignIds));

/** Condition on packets of a state at a moment. */
function inState(state: 'running' | 'empty' | 'expired' | undefined, now: number): SQL | undefined {
  const isEmpty = sql`${packets.taken} = ${packets.shares}`;
  if (state === 'empty') return isEmpty;
  const time = state === 'running' ? gt(packets.expiresAt, now) : lte(packets.expiresAt, now);
  return state && and(sql`not (${isEmpty})`, time);
}

const newestSent = keyset(packets.createdAt, packets.id);

/** A page of somebody's packets, newest first. */
export const listSent = (
  db: Db,
  mine: Mine,
  filter: { span?: string | undefined; state?: 'running' | 'empty' | 'expired' | undefined; now: number },
  { after, limit }: PageRange,
): Promise<PacketRow[]> =>
  db
    .select(columns)
    .from(packets)
    .where(
      and(sentBy(mine), inSpan(packets.day, filter.span), inState(filter.state, filter.now), newestSent.after(after)),
    )
    .orderBy(...newestSent.order)
    .limit(limit);

const newestReceived = keyset(draws.createdAt, draws.packetId);

/** A page of packets that somebody opened, newest first, with their draws. */
export const listReceived = (
  db: Db,
  { accountId, campaignIds }: Mine,
  span: string | undefined,
  { after, limit }: PageRange,
): Promise<{ packet: PacketRow; draw: PacketDrawRow }[]> =>
  db
    .select({ packet: columns, draw: draws })
    .from(draws)
    .innerJoin(packets, eq(packets.id, draws.packetId))
    .where(
      and(
        eq(draws.accountId, accountId),
        inArray(draws.campaignId, campaignIds),
        inSpan(draws.day, span),
        newestReceived.after(after),
      ),
    )
    .orderBy(...newestReceived.order)
    .limit(limit);

/** What somebody sent, by year or month. */
export const sumSent = (db: Db, mine: Mine, length: number) => {
  const span = sql<string>`left(${packets.day}, ${sql.raw(String(length))})`;
  return db
    .select({
      span,
      sent: sql<number>`sum(${packets.points})`.mapWith(Number),
      sentCount: count(),
      /** Of the points that went back, those of the sender; what the brand had added is none of them. */
      returned: sql<number>`sum(${packets.returnedPoints}::bigint * ${packets.points}
        / (${packets.points} + ${packets.supplement}))`.mapWith(Number),
    })
    .from(packets)
    .where(sentBy(mine))
    .groupBy(span);
};

const isLuckiest = sql`${draws.n} = ${packets.luckiest} and ${packets.taken} = ${packets.shares}`;

/** What somebody opened, by year or month. */
export const sumReceived = (db: Db, { accountId, campaignIds }: Mine, length: number) => {
  const span = sql<string>`left(${draws.day}, ${sql.raw(String(length))})`;
  return db
    .select({
      span,
      received: sql<number>`sum(${draws.points})`.mapWith(Number),
      receivedCount: count(),
      luckiestCount: sql<number>`count(*) filter (where ${isLuckiest})`.mapWith(Number),
    })
    .from(draws)
    .innerJoin(packets, eq(packets.id, draws.packetId))
    .where(and(eq(draws.accountId, accountId), inArray(draws.campaignId, campaignIds)))
    .groupBy(span);
};

/** Somebody's packets of a campaign that still have shares, the first that ends first. */
export const listOpen = (db: Db, mine: Mine, now: number, limit: number): Promise<PacketRow[]> =>
  db
    .select(columns)
    .from(packets)
    .where(and(sentBy(mine), inState('running', now)))
    .orderBy(asc(packets.expiresAt), asc(packets.id))
    .limit(limit);

/** How many people thanked somebody. */
export async function countThanks(db: Db, mine: Mine): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${packets.thanks}), 0)`.mapWith(Number) })
    .from(packets)
    .where(sentBy(mine));
  return row?.sum ?? 0;
}

const latestRound = keyset(packets.opensAt, packets.id);

/** A page of a campaign's rounds, the latest first. */
export const pageOfRounds = (db: Db, campaignId: string, { after, limit }: PageRange): Promise<PacketRow[]> =>
  db
    .select(columns)
    .from(packets)
    .where(and(eq(packets.campaignId, campaignId), isNull(packets.accountId), latestRound.after(after)))
    .orderBy(...latestRound.order)
    .limit(limit);

/** Rounds of a campaign that are open or to come, the next first, and then the last that are over. */
export async function listRounds(
  db: Db,
  campaignId: string,
  { from, now, ahead, past }: { from: number; now: number; ahead: number; past: number },
): Promise<PacketRow[]> {
  const rounds = and(eq(packets.campaignId, campaignId), isNull(packets.accountId));
  const isLive = or(gte(packets.opensAt, from), gt(packets.expiresAt, now));
  const next = await db
    .select(columns)
    .from(packets)
    .where(and(rounds, isLive))
    .orderBy(asc(packets.opensAt), asc(packets.id))
    .limit(ahead);
  const over = await db
    .select(columns)
    .from(packets)
    .where(and(rounds, sql`not (${isLive})`))
    .orderBy(desc(packets.opensAt), desc(packets.id))
    .limit(past);
  return [...next, ...over];
}
