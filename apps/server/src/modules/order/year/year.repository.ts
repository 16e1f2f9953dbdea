import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../kernel/database';
import type { OrderKey } from '../order.types';
import { yearDecisions, yearOffers } from './year.tables';

export type YearOfferRow = typeof yearOffers.$inferSelect;
export type DecisionRow = typeof yearDecisions.$inferSelect;

/** All offers, oldest first; there are only a few. */
export function selectYearOffers(db: Db): Promise<YearOfferRow[]> {
  return db.select().from(yearOffers).orderBy(asc(yearOffers.startsAt));
}

export async function insertYearOffers(db: Db, rows: (typeof yearOffers.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(yearOffers).values(rows);
}

const isDecision = (key: OrderKey, offerId: string) =>
  and(eq(yearDecisions.userId, key.userId), eq(yearDecisions.orderNo, key.orderNo), eq(yearDecisions.offerId, offerId));

/** Decisions about some orders of one customer, unordered. */
export function selectDecisions(db: Db, userId: string, orderNos: readonly string[]): Promise<DecisionRow[]> {
  if (orderNos.length === 0) return Promise.resolve([]);
  const ofOrders = and(eq(yearDecisions.userId, userId), inArray(yearDecisions.orderNo, [...orderNos]));
  return db.select().from(yearDecisions).where(ofOrders);
}

/** Stores a decision; an earlier grant stays recorded. */
export async function upsertDecision(db: Db, row: typeof yearDecisions.$inferInsert): Promise<void> {
  const { userId: _user, orderNo: _order, offerId: _offer, ...set } = row;
  const target = [yearDecisions.userId, yearDecisions.orderNo, yearDecisions.offerId];
  await db.insert(yearDecisions).values(row).onConflictDoUpdate({ target, set });
}

/** Records that a compensation was reversed. */
export async function markTakenBack(db: Db, key: OrderKey, offerId: string, now: number): Promise<void> {
  await db.update(yearDecisions).set({ takenBackAt: now }).where(isDecision(key, offerId));
}
