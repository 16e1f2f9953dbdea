import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { rowValues } from '../../kernel/row-values';
import { type SignatureHead, signaturesOfDraft } from './agreement.repository';
import { orderDrafts, orderHistory, orders } from './order.tables';
import type { OrderKey, OrderState } from './order.types';

export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type HistoryRow = typeof orderHistory.$inferSelect;
export type DraftRow = typeof orderDrafts.$inferSelect;

const isOrder = (key: OrderKey) => and(eq(orders.userId, key.userId), eq(orders.orderNo, key.orderNo));

export async function selectOrder(db: Db, key: OrderKey): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(isOrder(key));
  return row;
}

/** Reads an order and keeps everybody else from changing it until the transaction ends. */
export async function selectOrderForUpdate(db: Db, key: OrderKey): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(isOrder(key)).for('update');
  return row;
}

/** The statement that writes an order. */
export const orderInsertion = (db: Db, row: OrderRow) => db.insert(orders).values(row);

export async function insertOrder(db: Db, row: NewOrder): Promise<OrderRow> {
  const [stored] = await db.insert(orders).values(row).returning();
  return stored as OrderRow;
}

export async function updateOrder(db: Db, key: OrderKey, changes: Partial<NewOrder>): Promise<OrderRow> {
  const [row] = await db.update(orders).set(changes).where(isOrder(key)).returning();
  return row as OrderRow;
}

/** Changes an order and writes the line of history that tells it. */
export async function updateOrderWithLine(db: Db, changes: Partial<NewOrder>, line: HistoryRow): Promise<OrderRow> {
  const told = db.$with('told').as(db.insert(orderHistory).values(line).returning({ orderNo: orderHistory.orderNo }));
  const [row] = await db.with(told).update(orders).set(changes).where(isOrder(line)).returning();
  return row as OrderRow;
}

/** The statement that writes a line of history. */
export const historyInsertion = (db: Db, line: HistoryRow) => db.insert(orderHistory).values(line);

export async function insertHistory(db: Db, row: HistoryRow): Promise<void> {
  await db.insert(orderHistory).values(row);
}

/** The timeline, newest first. */
export function selectHistory(db: Db, key: OrderKey): Promise<HistoryRow[]> {
  const mine = and(eq(orderHistory.userId, key.userId), eq(orderHistory.orderNo, key.orderNo));
  return db.select().from(orderHistory).where(mine).orderBy(desc(orderHistory.sequence));
}

/** Place in a list: the last row of the page before. */
export interface Place {
  createdAt: number;
  orderNo: string;
}

const before = (place: Place): SQL | undefined =>
  or(
    lt(orders.createdAt, place.createdAt),
    and(eq(orders.createdAt, place.createdAt), lt(orders.orderNo, place.orderNo)),
  );

/** Visible orders of a customer, newest first. `isUnpaid` adds conversions that wait for their payment. */
export function selectOrders(
  db: Db,
  userId: string,
  filter: { states: readonly OrderState[] | null; isUnpaid: boolean; place: Place | null; limit: number },
): Promise<OrderRow[]> {
  const byState = filter.states ? inArray(orders.state, [...filter.states]) : undefined;
  const shown = filter.isUnpaid ? or(byState, gt(orders.dueFen, 0)) : byState;
  const where = and(
    eq(orders.userId, userId),
    eq(orders.isHidden, false),
    shown,
    filter.place ? before(filter.place) : undefined,
  );
  return db
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.orderNo))
    .limit(filter.limit);
}

/** Open orders of a customer, newest first. */
export function selectOrdersIn(
  db: Db,
  userId: string,
  states: readonly OrderState[],
  limit: number,
): Promise<OrderRow[]> {
  const where = and(eq(orders.userId, userId), inArray(orders.state, [...states]), eq(orders.isHidden, false));
  return db.select().from(orders).where(where).orderBy(desc(orders.createdAt), desc(orders.orderNo)).limit(limit);
}

/** Orders of a customer whose time to pay, or to lock by hand, is over. */
export async function selectOverdue(db: Db, userId: string, now: number): Promise<OrderKey[]> {
  const unpaid = and(
    gt(orders.dueFen, 0),
    isNotNull(orders.expiresAt),
    lt(orders.expiresAt, now),
    inArray(orders.state, ['created', 'intentionPaid']),
  );
  const unlocked = and(eq(orders.state, 'depositPaid'), lte(orders.locksAt, now));
  return db
    .select({ userId: orders.userId, orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.userId, userId), or(unpaid, unlocked)));
}

const isDraft = (userId: string, draftId: string) =>
  and(eq(orderDrafts.userId, userId), eq(orderDrafts.draftId, draftId));

export async function selectDraft(db: Db, userId: string, draftId: string): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(orderDrafts).where(isDraft(userId, draftId));
  return row;
}

/** Reads a draft and keeps everybody else from submitting or renewing it until the transaction ends. */
export async function selectDraftForUpdate(db: Db, userId: string, draftId: string): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(orderDrafts).where(isDraft(userId, draftId)).for('update');
  return row;
}

/** A draft with its signed copies. */
export interface SignedDraft {
  draft: DraftRow;
  copies: SignatureHead[];
  /** Another one after every change of the draft. */
  revision: string;
}

const selectSigned = (db: Db, userId: string, draftId: string) =>
  db
    .select({
      draft: getTableColumns(orderDrafts),
      copies: signaturesOfDraft,
      revision: sql<string>`order_drafts.xmin::text`,
    })
    .from(orderDrafts)
    .where(isDraft(userId, draftId));

export async function selectSignedDraft(db: Db, userId: string, draftId: string): Promise<SignedDraft | undefined> {
  const [row] = await selectSigned(db, userId, draftId);
  return row;
}

/** The same, locked; a copy that is being signed at this moment may be missing. */
export async function selectSignedDraftForUpdate(
  db: Db,
  userId: string,
  draftId: string,
): Promise<SignedDraft | undefined> {
  const [row] = await selectSigned(db, userId, draftId).for('update');
  return row;
}

/** Condition on `order_drafts`: this draft, unchanged since it was read. */
export const isUnchanged = ({ draft, revision }: SignedDraft): SQL =>
  sql`${isDraft(draft.userId, draft.draftId)} and order_drafts.xmin::text = ${revision}`;

/** Writes a new draft where the condition holds. @returns undefined when it does not */
export async function insertDraft(db: Db, row: DraftRow, isAllowed: SQL): Promise<DraftRow | undefined> {
  const [stored] = await db
    .insert(orderDrafts)
    .select(sql`select ${rowValues(orderDrafts, row)} where ${isAllowed}`)
    .returning();
  return stored;
}

/** Renews a draft; it must be locked. */
export async function updateDraft(db: Db, row: DraftRow): Promise<DraftRow> {
  const { userId, draftId, createdAt: _made, ...changes } = row;
  const [stored] = await db.update(orderDrafts).set(changes).where(isDraft(userId, draftId)).returning();
  return stored as DraftRow;
}

/** The statement that marks a draft as submitted. */
export const draftSubmission = (db: Db, draftId: string, { userId, orderNo }: OrderKey, now: number) =>
  db.update(orderDrafts).set({ orderNo, updatedAt: now }).where(isDraft(userId, draftId));

/** Drops drafts that were never submitted and not touched since `before`; all of one customer when named. */
export async function deleteDrafts(db: Db, filter: { before: number; userId?: string }): Promise<void> {
  const owner = filter.userId === undefined ? undefined : eq(orderDrafts.userId, filter.userId);
  await db.delete(orderDrafts).where(and(isNull(orderDrafts.orderNo), lt(orderDrafts.updatedAt, filter.before), owner));
}
