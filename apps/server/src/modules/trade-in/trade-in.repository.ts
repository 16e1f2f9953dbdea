import type { ResidualRule } from '@voltfront/rules/trade-in/estimate';
import { and, asc, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import { lockName } from '../../kernel/name-lock.repository';
import { keptWords, wordsToKeep } from '../../kernel/texts';
import {
  tradeInBrands,
  tradeInHistory,
  tradeInPlaces,
  tradeInPrices,
  tradeInRequests,
  tradeInRules,
  tradeInSeries,
} from './trade-in.tables';
import type { Energy, StoredState, TradeInKey } from './trade-in.types';

export type RequestRow = typeof tradeInRequests.$inferSelect;
export type NewRequest = typeof tradeInRequests.$inferInsert;
export type PlaceRow = typeof tradeInPlaces.$inferSelect;
export type HistoryRow = typeof tradeInHistory.$inferSelect;
/** A history line to insert; its texts may be references. */
export type NewHistoryRow = Omit<HistoryRow, 'texts'>;

const kept = (line: NewHistoryRow): HistoryRow => wordsToKeep(line, ['title', 'note']);

const isRequest = (key: TradeInKey) =>
  and(eq(tradeInRequests.userId, key.userId), eq(tradeInRequests.requestId, key.requestId));

/** Brands by initial and name; a few dozen. */
export const selectBrands = (db: Db) =>
  db.select().from(tradeInBrands).orderBy(asc(tradeInBrands.initial), asc(tradeInBrands.brandId));

export const selectSeriesOf = (db: Db, brandId: string) =>
  db.select().from(tradeInSeries).where(eq(tradeInSeries.brandId, brandId)).orderBy(asc(tradeInSeries.position));

/** A series with its brand. */
export async function selectSeries(db: Db, seriesId: string) {
  const [row] = await db
    .select({ series: tradeInSeries, brand: tradeInBrands })
    .from(tradeInSeries)
    .innerJoin(tradeInBrands, eq(tradeInBrands.brandId, tradeInSeries.brandId))
    .where(eq(tradeInSeries.seriesId, seriesId));
  return row;
}

/** New price in `year` or the latest year before it, else the oldest one. */
export async function selectNewPrice(db: Db, seriesId: string, year: number): Promise<number | undefined> {
  const isLater = sql<boolean>`${tradeInPrices.year} > ${year}`;
  const nearest = sql`case when ${tradeInPrices.year} > ${year} then ${tradeInPrices.year} else -${tradeInPrices.year} end`;
  const [row] = await db
    .select({ newPriceFen: tradeInPrices.newPriceFen })
    .from(tradeInPrices)
    .where(eq(tradeInPrices.seriesId, seriesId))
    .orderBy(asc(isLater), asc(nearest))
    .limit(1);
  return row?.newPriceFen;
}

export async function selectRule(db: Db, energy: Energy): Promise<ResidualRule | undefined> {
  const [row] = await db.select().from(tradeInRules).where(eq(tradeInRules.energy, energy));
  return row?.rule;
}

export async function selectRequest(db: Db, key: TradeInKey): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(tradeInRequests).where(isRequest(key));
  return row;
}

/** Reads a request and locks its row until the transaction ends. */
export async function selectRequestForUpdate(db: Db, key: TradeInKey): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(tradeInRequests).where(isRequest(key)).for('update');
  return row;
}

export async function insertRequest(db: Db, row: NewRequest): Promise<RequestRow> {
  const [stored] = await db.insert(tradeInRequests).values(row).returning();
  return stored as RequestRow;
}

/** Updates a request and inserts its history line, in one statement. */
export async function updateRequestWithLine(
  db: Db,
  changes: Partial<NewRequest>,
  line: NewHistoryRow,
): Promise<RequestRow> {
  const inserted = db.insert(tradeInHistory).values(kept(line)).returning({ sequence: tradeInHistory.sequence });
  const told = db.$with('told').as(inserted);
  const [row] = await db.with(told).update(tradeInRequests).set(changes).where(isRequest(line)).returning();
  return row as RequestRow;
}

const newestFirst = keyset(tradeInRequests.createdAt, tradeInRequests.requestId);

/** Requests of a customer, newest first. */
export function selectRequests(db: Db, userId: string, { after, limit }: PageRange): Promise<RequestRow[]> {
  return db
    .select()
    .from(tradeInRequests)
    .where(and(eq(tradeInRequests.userId, userId), newestFirst.after(after)))
    .orderBy(...newestFirst.order)
    .limit(limit);
}

/** Number of a customer's requests in some states. */
export async function countRequests(db: Db, userId: string, states: readonly StoredState[]): Promise<number> {
  const where = and(eq(tradeInRequests.userId, userId), inArray(tradeInRequests.state, [...states]));
  return db.$count(tradeInRequests, where);
}

/** Serialises a customer's estimates, so that concurrent ones cannot exceed the limit. */
export async function lockCustomer(db: Db, userId: string): Promise<void> {
  await lockName(db, `trade-in:${userId}`);
}

/** Requests of a customer whose offer has expired. */
export const selectOverOffers = (db: Db, userId: string, now: number): Promise<TradeInKey[]> =>
  db
    .select({ userId: tradeInRequests.userId, requestId: tradeInRequests.requestId })
    .from(tradeInRequests)
    .where(
      and(
        eq(tradeInRequests.userId, userId),
        eq(tradeInRequests.state, 'offered'),
        lte(tradeInRequests.offerExpiresAt, now),
      ),
    );

/**
 * The request bound to an order; without an order number those bound to any order of the customer.
 */
export const selectBound = (db: Db, userId: string, orderNo?: string): Promise<RequestRow[]> =>
  db
    .select()
    .from(tradeInRequests)
    .where(
      and(
        eq(tradeInRequests.userId, userId),
        orderNo === undefined ? isNotNull(tradeInRequests.orderNo) : eq(tradeInRequests.orderNo, orderNo),
      ),
    );

export async function insertHistory(db: Db, row: NewHistoryRow): Promise<void> {
  await db.insert(tradeInHistory).values(kept(row));
}

/** The history of a request, newest first, its texts as references where they are stored. */
export async function selectHistory(db: Db, key: TradeInKey): Promise<HistoryRow[]> {
  const mine = and(eq(tradeInHistory.userId, key.userId), eq(tradeInHistory.requestId, key.requestId));
  const lines = await db.select().from(tradeInHistory).where(mine).orderBy(desc(tradeInHistory.sequence));
  return lines.map(keptWords);
}

export async function selectPlace(db: Db, placeId: string): Promise<PlaceRow | undefined> {
  const [row] = await db.select().from(tradeInPlaces).where(eq(tradeInPlaces.placeId, placeId));
  return row;
}

export const selectPlacesOf = (db: Db, cityCode: string): Promise<PlaceRow[]> =>
  db
    .select()
    .from(tradeInPlaces)
    .where(and(eq(tradeInPlaces.cityCode, cityCode), tradeInPlaces.isOpen))
    .orderBy(asc(tradeInPlaces.placeId));
