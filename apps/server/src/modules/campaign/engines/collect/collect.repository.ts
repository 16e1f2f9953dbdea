import { and, asc, count, countDistinct, eq, gt, gte, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../../kernel/database';
import { keyset, type PageRange } from '../../../../kernel/list';
import { campaigns } from '../../campaign.tables';
import { campaignStartReminders } from '../../codes/code.tables';
import {
  collectDeeds,
  collectDraws,
  collectEntries,
  collectHoldings,
  collectLinks,
  collectMoves,
} from './collect.tables';

export type LinkRow = typeof collectLinks.$inferSelect;
export type DrawRow = typeof collectDraws.$inferSelect;
export type MoveRow = typeof collectMoves.$inferSelect;

/** A person in a campaign. */
export interface Collector {
  accountId: string;
  campaignId: string;
}

const held = ({ accountId, campaignId }: Collector, item?: string) =>
  and(
    eq(collectHoldings.accountId, accountId),
    eq(collectHoldings.campaignId, campaignId),
    item === undefined ? undefined : eq(collectHoldings.item, item),
  );

/** How many of each item a person has, without those in gifts. */
export const listHoldings = (db: Db, who: Collector): Promise<{ item: string; count: number }[]> =>
  db
    .select({ item: collectHoldings.item, count: collectHoldings.count })
    .from(collectHoldings)
    .where(and(held(who), gt(collectHoldings.count, 0)));

/** Notes a movement; false when it was booked before. */
export async function insertMove(db: Db, row: MoveRow): Promise<boolean> {
  const { item } = collectMoves;
  return (await db.insert(collectMoves).values(row).onConflictDoNothing().returning({ item })).length > 0;
}

/** Adds to a holding. */
export async function addHolding(db: Db, { accountId, campaignId }: Collector, item: string, n: number): Promise<void> {
  await db
    .insert(collectHoldings)
    .values({ accountId, campaignId, item, count: n })
    .onConflictDoUpdate({
      target: [collectHoldings.accountId, collectHoldings.campaignId, collectHoldings.item],
      set: { count: sql`${collectHoldings.count} + ${n}` },
    });
}

/** Takes from a holding where so many stay; false where they would not, and nothing changes. */
export async function takeHolding(
  db: Db,
  who: Collector,
  { item, n, stays }: { item: string; n: number; stays: number },
): Promise<boolean> {
  const rows = await db
    .update(collectHoldings)
    .set({ count: sql`${collectHoldings.count} - ${n}` })
    .where(and(held(who, item), gte(collectHoldings.count, n + stays)))
    .returning({ item: collectHoldings.item });
  return rows.length > 0;
}

const movesOf = ({ accountId, campaignId }: Collector, reason: string) =>
  and(eq(collectMoves.accountId, accountId), eq(collectMoves.campaignId, campaignId), eq(collectMoves.reason, reason));

/** What tasks of a day brought a person, by the names of the tasks. */
export async function takenOnDay(db: Db, who: Collector, day: string): Promise<string[]> {
  const rows = await db
    .select({ ref: collectMoves.ref })
    .from(collectMoves)
    .where(and(movesOf(who, 'task'), eq(collectMoves.day, day)));
  return rows.map(({ ref }) => ref);
}

/** How often a person did what movements of a reason tell. */
export async function countTurns(db: Db, who: Collector, reason: string): Promise<number> {
  const [row] = await db
    .select({ turns: countDistinct(collectMoves.ref) })
    .from(collectMoves)
    .where(movesOf(who, reason));
  return row?.turns ?? 0;
}

/** Notes a task of a day; false when it was. */
export async function insertDeed(db: Db, row: typeof collectDeeds.$inferInsert): Promise<boolean> {
  const { task } = collectDeeds;
  return (await db.insert(collectDeeds).values(row).onConflictDoNothing().returning({ task })).length > 0;
}

/** Tasks of a day that were noted for a person. */
export const listDeeds = (db: Db, { accountId, campaignId }: Collector, day: string) =>
  db
    .select({ task: collectDeeds.task, option: collectDeeds.option })
    .from(collectDeeds)
    .where(
      and(eq(collectDeeds.accountId, accountId), eq(collectDeeds.campaignId, campaignId), eq(collectDeeds.day, day)),
    );

export async function insertLink(db: Db, row: LinkRow): Promise<void> {
  await db.insert(collectLinks).values(row);
}

export async function findLink(db: Db, id: string): Promise<LinkRow | undefined> {
  const [row] = await db.select().from(collectLinks).where(eq(collectLinks.id, id));
  return row;
}

/** Ends an open link in time for a friend: the first one does. @returns false when somebody else did, or its time is over */
export async function useOpenLink(
  db: Db,
  id: string,
  { friendId, friendDay, now }: { friendId: string; friendDay: string; now: number },
): Promise<boolean> {
  const rows = await db
    .update(collectLinks)
    .set({ state: 'done', friendId, friendDay })
    .where(and(eq(collectLinks.id, id), eq(collectLinks.state, 'open'), gt(collectLinks.expiresAt, now)))
    .returning({ id: collectLinks.id });
  return rows.length > 0;
}

/** Ends an open link whose time is over. @returns false when it was ended before, or can still be used */
export async function endOverdueLink(db: Db, id: string, now: number): Promise<boolean> {
  const rows = await db
    .update(collectLinks)
    .set({ state: 'back' })
    .where(and(eq(collectLinks.id, id), eq(collectLinks.state, 'open'), lte(collectLinks.expiresAt, now)))
    .returning({ id: collectLinks.id });
  return rows.length > 0;
}

/** Gifts of a person that nobody has taken, in their order: no more than the limits of some days allow. */
export const listOpenGifts = (db: Db, { accountId, campaignId }: Collector) =>
  db
    .select({ id: collectLinks.id, item: collectLinks.item, expiresAt: collectLinks.expiresAt })
    .from(collectLinks)
    .where(
      and(
        eq(collectLinks.accountId, accountId),
        eq(collectLinks.campaignId, campaignId),
        eq(collectLinks.state, 'open'),
        eq(collectLinks.kind, 'give'),
      ),
    )
    .orderBy(asc(collectLinks.id));

/** What a person gave, asked for and took by links on a day. Giving what was asked for is giving. */
export async function countLinkTurns(db: Db, { accountId, campaignId }: Collector, day: string) {
  const ofKind = (kind: 'give' | 'ask') =>
    sql<number>`count(*) filter (where ${eq(collectLinks.kind, kind)})`.mapWith(Number);
  const counts = { give: ofKind('give'), ask: ofKind('ask') };
  const here = eq(collectLinks.campaignId, campaignId);
  const [made] = await db
    .select(counts)
    .from(collectLinks)
    .where(
      and(
        eq(collectLinks.accountId, accountId),
        here,
        eq(collectLinks.day, day),
        gte(collectLinks.createdAt, Date.parse(`${day}T00:00:00+08:00`)),
      ),
    );
  const [used] = await db
    .select(counts)
    .from(collectLinks)
    .where(and(eq(collectLinks.friendId, accountId), here, eq(collectLinks.friendDay, day)));
  return { gives: (made?.give ?? 0) + (used?.ask ?? 0), asks: made?.ask ?? 0, takes: used?.give ?? 0 };
}

const newest = keyset(collectLinks.createdAt, collectLinks.id);

/** A page of a person's links, newest first. */
export const listLinks = (
  db: Db,
  { accountId, campaignId }: Collector,
  { after, limit }: PageRange,
): Promise<LinkRow[]> =>
  db
    .select()
    .from(collectLinks)
    .where(and(eq(collectLinks.accountId, accountId), eq(collectLinks.campaignId, campaignId), newest.after(after)))
    .orderBy(...newest.order)
    .limit(limit);

/** Adds a person to the draw; false when they are in it. */
export async function insertEntry(db: Db, row: typeof collectEntries.$inferInsert): Promise<boolean> {
  const { accountId } = collectEntries;
  return (await db.insert(collectEntries).values(row).onConflictDoNothing().returning({ accountId })).length > 0;
}

export async function hasEntered(db: Db, { accountId, campaignId }: Collector): Promise<boolean> {
  const isPerson = and(eq(collectEntries.accountId, accountId), eq(collectEntries.campaignId, campaignId));
  return (await db.$count(collectEntries, isPerson)) > 0;
}

export const countEntries = (db: Db, campaignId: string): Promise<number> =>
  db.$count(collectEntries, eq(collectEntries.campaignId, campaignId));

/** Accounts after one, in their order, that entered the draw. */
export async function pageEntrants(
  db: Db,
  campaignId: string,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ accountId: collectEntries.accountId })
    .from(collectEntries)
    .where(and(eq(collectEntries.campaignId, campaignId), gt(collectEntries.accountId, after)))
    .orderBy(asc(collectEntries.accountId))
    .limit(limit);
  return rows.map(({ accountId }) => accountId);
}

export async function findCollectDraw(db: Db, campaignId: string): Promise<DrawRow | undefined> {
  const [row] = await db.select().from(collectDraws).where(eq(collectDraws.campaignId, campaignId));
  return row;
}

/** Notes that prizes are drawn; false when they are. */
export async function insertCollectDraw(db: Db, row: DrawRow): Promise<boolean> {
  const { campaignId } = collectDraws;
  return (await db.insert(collectDraws).values(row).onConflictDoNothing().returning({ campaignId })).length > 0;
}

export async function noteCollectEntrants(db: Db, campaignId: string, entrants: number): Promise<void> {
  await db.update(collectDraws).set({ entrants }).where(eq(collectDraws.campaignId, campaignId));
}

/** Published campaigns of an engine whose prizes are to be drawn by now, the oldest first. */
export async function listDueCollects(db: Db, engine: string, now: number, limit: number) {
  const drawsAt = sql`(${campaigns.settings}->>'drawsAt')::bigint`;
  const rows = await db
    .select({ campaign: campaigns })
    .from(campaigns)
    .leftJoin(collectDraws, eq(collectDraws.campaignId, campaigns.id))
    .where(
      and(
        eq(campaigns.engine, engine),
        eq(campaigns.switch, 'published'),
        lte(drawsAt, now),
        isNull(collectDraws.campaignId),
      ),
    )
    .orderBy(asc(campaigns.id))
    .limit(limit);
  return rows.map(({ campaign }) => campaign);
}

/** People who want to be reminded of the start of a campaign. */
export async function countStartReminders(db: Db, campaignId: string): Promise<number> {
  const [row] = await db
    .select({ people: count() })
    .from(campaignStartReminders)
    .where(eq(campaignStartReminders.campaignId, campaignId));
  return row?.people ?? 0;
}
