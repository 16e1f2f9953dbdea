import { and, asc, eq, gt, gte, inArray, lte, min, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import { relations } from './relation/relation.tables';
import { campaignTickets, campaignTicketUses } from './ticket.tables';

export type TicketRow = typeof campaignTickets.$inferSelect;

/** The tickets of a person for one catalogue. */
export interface TicketOwner {
  accountId: string;
  campaignId: string;
}

const { accountId, campaignId, id, left, takenBack, expiresAt } = campaignTickets;
const newestFirst = keyset(campaignTickets.createdAt, id);
const ofOwner = (owner: TicketOwner) => and(eq(accountId, owner.accountId), eq(campaignId, owner.campaignId));
const sumLeft = sql<number>`coalesce(sum(${left}), 0)`.mapWith(Number);

/** Adds tickets; what one award gave is there once. */
export async function insertTickets(db: Db, row: TicketRow): Promise<void> {
  await db.insert(campaignTickets).values(row).onConflictDoNothing();
}

/** Tickets that can be used at a moment, those that end first before others; locked. */
export const lockUsable = (db: Db, owner: TicketOwner, now: number): Promise<TicketRow[]> =>
  db
    .select()
    .from(campaignTickets)
    .where(and(ofOwner(owner), gt(left, 0), gt(expiresAt, now)))
    .orderBy(asc(expiresAt), asc(id))
    .for('update');

/** Takes some of the tickets that were given at one time; false when so many are not left. */
export async function takeFrom(db: Db, owner: TicketOwner, ticketId: string, amount: number): Promise<boolean> {
  const rows = await db
    .update(campaignTickets)
    .set({ left: sql`${left} - ${amount}` })
    .where(and(ofOwner(owner), eq(id, ticketId), gte(left, amount)))
    .returning({ id });
  return rows.length > 0;
}

/** Takes all that is left of these; how many of them had any. */
export async function takeAllOf(db: Db, owner: TicketOwner, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await db
    .update(campaignTickets)
    .set({ left: 0 })
    .where(and(ofOwner(owner), inArray(id, [...ids]), gt(left, 0)))
    .returning({ id });
  return rows.length;
}

/** Notes which tickets an exchange used. */
export async function insertUses(db: Db, rows: (typeof campaignTicketUses.$inferInsert)[]): Promise<void> {
  await db.insert(campaignTicketUses).values(rows);
}

/** Takes back what is left of the tickets that an award gave. */
export async function takeTicketsBack(db: Db, owner: { accountId: string; id: string }): Promise<void> {
  await db
    .update(campaignTickets)
    .set({ takenBack: sql`${takenBack} + ${left}`, left: 0 })
    .where(and(eq(accountId, owner.accountId), eq(id, owner.id)));
}

/** Tickets of a person in numbers: usable ones, those that end first, and those that ended unused. */
export async function sumTickets(db: Db, owner: TicketOwner, now: number) {
  const usable = and(ofOwner(owner), gt(left, 0), gt(expiresAt, now));
  const [all] = await db
    .select({ left: sumLeft, at: min(expiresAt) })
    .from(campaignTickets)
    .where(usable);
  const [ended] = await db
    .select({ left: sumLeft })
    .from(campaignTickets)
    .where(and(ofOwner(owner), gt(left, 0), lte(expiresAt, now)));
  const at = all?.at ?? null;
  const [next] =
    at === null
      ? []
      : await db
          .select({ left: sumLeft })
          .from(campaignTickets)
          .where(and(usable, eq(expiresAt, at)));
  return {
    left: all?.left ?? 0,
    next: at === null ? null : { amount: next?.left ?? 0, expiresAt: at },
    expired: ended?.left ?? 0,
  };
}

/** A page of a person's tickets with the friends who brought them, newest first. */
export const listTickets = (db: Db, owner: TicketOwner, { after, limit }: PageRange) =>
  db
    .select({ ticket: campaignTickets, friendId: relations.friendId })
    .from(campaignTickets)
    .leftJoin(relations, and(eq(relations.inviterId, accountId), eq(relations.id, campaignTickets.relationId)))
    .where(and(ofOwner(owner), newestFirst.after(after)))
    .orderBy(...newestFirst.order)
    .limit(limit);

/** Tickets that these awards gave, by award. */
export async function ticketsOfAwards(
  db: Db,
  owner: string,
  awardIds: readonly string[],
): Promise<ReadonlyMap<string, TicketRow>> {
  if (awardIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(campaignTickets)
    .where(and(eq(accountId, owner), inArray(id, [...awardIds])));
  return new Map(rows.map((row) => [row.id, row]));
}

/** How many tickets these exchanges used, by award. */
export async function usesOfAwards(
  db: Db,
  owner: string,
  awardIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (awardIds.length === 0) return new Map();
  const uses = campaignTicketUses;
  const rows = await db
    .select({ awardId: uses.awardId, used: sql<number>`sum(${uses.amount})`.mapWith(Number) })
    .from(uses)
    .where(and(eq(uses.accountId, owner), inArray(uses.awardId, [...awardIds])))
    .groupBy(uses.awardId);
  return new Map(rows.map(({ awardId, used }) => [awardId, used]));
}
