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
import { type AccountGuard, guardOf } from '../../kernel/account-guard';
import type { Ctx } from '../../kernel/context';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import { columnsOf, prepared, preparedWrite } from '../../kernel/prepared';
import { rowValues } from '../../kernel/row-values';
import { keptWords, wordsToKeep } from '../../kernel/texts';
import { type SignatureHead, signaturesOfDraft } from './agreement.repository';
import { orderDrafts, orderHistory, orders } from './order.tables';
import type { OrderKey, OrderState } from './order.types';

export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type HistoryRow = typeof orderHistory.$inferSelect;
/** A history line to insert; its texts may be references. */
export type NewHistoryRow = Omit<HistoryRow, 'texts'>;

export type DraftRow = typeof orderDrafts.$inferSelect;

const kept = (line: NewHistoryRow): HistoryRow => wordsToKeep(line, ['title', 'note']);

const isOrder = (key: OrderKey) => and(eq(orders.userId, key.userId), eq(orders.orderNo, key.orderNo));

const ORDER_KEY = ['userId', 'orderNo'] as const;
const ordersOfKey = prepared(ORDER_KEY, (db, key: OrderKey) => db.select().from(orders).where(isOrder(key)));
const lockedOrdersOfKey = prepared(ORDER_KEY, (db, key: OrderKey) =>
  db.select().from(orders).where(isOrder(key)).for('update'),
);

export async function selectOrder(db: Db, { userId, orderNo }: OrderKey): Promise<OrderRow | undefined> {
  const [row] = await ordersOfKey(db, { userId, orderNo });
  return row;
}

/** Finds an order by its number alone, for staff. */
export async function selectOrderByNumber(db: Db, orderNo: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.orderNo, orderNo));
  return row;
}

/** The order state that a statement on another table expects. */
export interface SeenOrder extends OrderKey {
  state: OrderState;
  /** In fen. */
  dueFen: number;
}

/** Condition: the order still has the state and the amount due that were read. */
export const orderIsAsSeen = (seen: SeenOrder): SQL =>
  sql`exists (select 1 from ${orders} where ${isOrder(seen)} and ${orders.state} = ${seen.state} and ${orders.dueFen} = ${seen.dueFen})`;

/** Orders by their numbers, in one statement. */
export const selectOrdersByNumber = (db: Db, orderNos: readonly string[]): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(inArray(orders.orderNo, [...orderNos]));

/** Reads an order and locks its row until the transaction ends. */
export async function selectOrderForUpdate(db: Db, { userId, orderNo }: OrderKey): Promise<OrderRow | undefined> {
  const [row] = await lockedOrdersOfKey(db, { userId, orderNo });
  return row;
}

/** The statement that writes an order. */
export const orderInsertion = preparedWrite(columnsOf(orders), (db, row: OrderRow) => db.insert(orders).values(row));

export async function insertOrder(db: Db, row: NewOrder): Promise<OrderRow> {
  const [stored] = await db.insert(orders).values(row).returning();
  return stored as OrderRow;
}

export async function updateOrder(db: Db, key: OrderKey, changes: Partial<NewOrder>): Promise<OrderRow> {
  const [row] = await db.update(orders).set(changes).where(isOrder(key)).returning();
  return row as OrderRow;
}

const LINE = columnsOf(orderHistory);
const ofLine = (column: string) => `line.${column}`;

function changeWithLine(columns: readonly (keyof NewOrder & string)[]) {
  return prepared<Record<string, unknown>, OrderRow[]>([...columns, ...LINE.map(ofLine)], (db, values) => {
    const line = Object.fromEntries(LINE.map((column) => [column, values[ofLine(column)]])) as HistoryRow;
    const changes = Object.fromEntries(columns.map((column) => [column, values[column]])) as Partial<NewOrder>;
    const told = db.$with('told').as(db.insert(orderHistory).values(line).returning({ orderNo: orderHistory.orderNo }));
    return db.with(told).update(orders).set(changes).where(isOrder(line)).returning();
  });
}

/**
 * One prepared statement per set of columns that a transition changes; there are as many as kinds
 * of transitions.
 */
const changesWithLine = new Map<string, ReturnType<typeof changeWithLine>>();

/** Updates an order and inserts the history line about it. */
export async function updateOrderWithLine(db: Db, changes: Partial<NewOrder>, line: NewHistoryRow): Promise<OrderRow> {
  const columns = columnsOf(orders).filter((column) => changes[column] !== undefined);
  const key = columns.join();
  const statement = changesWithLine.get(key) ?? changeWithLine(columns);
  changesWithLine.set(key, statement);
  const told = kept(line);
  const lineValues = LINE.map((column) => [ofLine(column), told[column]] as const);
  const [row] = await statement(db, { ...changes, ...Object.fromEntries(lineValues) });
  return row as OrderRow;
}

const lineInsertion = preparedWrite(columnsOf(orderHistory), (db, line: HistoryRow) =>
  db.insert(orderHistory).values(line),
);

/** The statement that writes a line of history. */
export const historyInsertion = (db: Db, line: NewHistoryRow) => lineInsertion(db, kept(line));

export async function insertHistory(db: Db, row: NewHistoryRow): Promise<void> {
  await db.insert(orderHistory).values(kept(row));
}

/** The timeline, newest first, its texts as references where they are stored. */
export async function selectHistory(db: Db, key: OrderKey): Promise<HistoryRow[]> {
  const mine = and(eq(orderHistory.userId, key.userId), eq(orderHistory.orderNo, key.orderNo));
  const lines = await db.select().from(orderHistory).where(mine).orderBy(desc(orderHistory.sequence));
  return lines.map(keptWords);
}

const newestFirst = keyset(orders.createdAt, orders.orderNo);

/** Visible orders of a customer, newest first. `isUnpaid` adds conversions that await payment. */
export function selectOrders(
  db: Db,
  userId: string,
  filter: { states: readonly OrderState[] | null; isUnpaid: boolean },
  { after, limit }: PageRange,
): Promise<OrderRow[]> {
  const byState = filter.states ? inArray(orders.state, [...filter.states]) : undefined;
  const shown = filter.isUnpaid ? or(byState, gt(orders.dueFen, 0)) : byState;
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.isHidden, false), shown, newestFirst.after(after)))
    .orderBy(...newestFirst.order)
    .limit(limit);
}

/** Open orders of a customer, newest first. */
export function selectOrdersIn(
  db: Db,
  userId: string,
  states: readonly OrderState[],
  limit: number,
): Promise<OrderRow[]> {
  const where = and(eq(orders.userId, userId), inArray(orders.state, [...states]), eq(orders.isHidden, false));
  return db
    .select()
    .from(orders)
    .where(where)
    .orderBy(...newestFirst.order)
    .limit(limit);
}

/** Gives a customer's orders in a store another adviser. */
export async function updateAdviser(
  db: Db,
  { userId, storeId }: { userId: string; storeId: string },
  adviserId: string,
): Promise<void> {
  await db
    .update(orders)
    .set({ adviserId })
    .where(and(eq(orders.userId, userId), eq(orders.storeId, storeId), isNotNull(orders.adviserId)));
}

/** Orders of a customer in any state. */
export async function countOrders(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(orders)
    .where(eq(orders.userId, userId));
  return row?.count ?? 0;
}

/** Orders of a customer past their payment deadline, or whose automatic lock is due. */
export async function selectOverdue(db: Db, userId: string, now: number): Promise<OrderKey[]> {
  const unpaid = and(
    gt(orders.dueFen, 0),
    isNotNull(orders.expiresAt),
    lt(orders.expiresAt, now),
    inArray(orders.state, ['created', 'intentionPaid', 'arrived']),
  );
  const unlocked = and(eq(orders.state, 'depositPaid'), lte(orders.locksAt, now));
  return db
    .select({ userId: orders.userId, orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.userId, userId), or(unpaid, unlocked)));
}

type DraftKey = Pick<DraftRow, 'userId' | 'draftId'>;

const isDraft = (userId: string, draftId: string) =>
  and(eq(orderDrafts.userId, userId), eq(orderDrafts.draftId, draftId));

export async function selectDraft(db: Db, userId: string, draftId: string): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(orderDrafts).where(isDraft(userId, draftId));
  return row;
}

/**
 * Reads a draft and locks its row until the transaction ends, so that nobody submits or updates it.
 */
export async function selectDraftForUpdate(db: Db, userId: string, draftId: string): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(orderDrafts).where(isDraft(userId, draftId)).for('update');
  return row;
}

/** A draft with its signed copies. */
export interface SignedDraft {
  draft: DraftRow;
  copies: SignatureHead[];
  /** Changes with every update of the draft. */
  revision: string;
}

const selectSigned = (db: Db, { userId, draftId }: DraftKey) =>
  db
    .select({
      draft: getTableColumns(orderDrafts),
      copies: signaturesOfDraft,
      revision: sql<string>`order_drafts.xmin::text`,
    })
    .from(orderDrafts)
    .where(isDraft(userId, draftId));

const DRAFT_KEY = ['userId', 'draftId'] as const;
const signedDrafts = prepared(DRAFT_KEY, selectSigned);
const lockedSignedDrafts = prepared(DRAFT_KEY, (db, key: DraftKey) => selectSigned(db, key).for('update'));

export async function selectSignedDraft(db: Db, userId: string, draftId: string): Promise<SignedDraft | undefined> {
  const [row] = await signedDrafts(db, { userId, draftId });
  return row;
}

/** The same with a row lock; a copy that is being signed concurrently may be missing. */
export async function selectSignedDraftForUpdate(
  db: Db,
  userId: string,
  draftId: string,
): Promise<SignedDraft | undefined> {
  const [row] = await lockedSignedDrafts(db, { userId, draftId });
  return row;
}

/** Condition on `order_drafts`: this draft, unchanged since this revision was read. */
export const isUnchanged = ({ userId, draftId, revision }: DraftKey & { revision: string }): SQL =>
  sql`${isDraft(userId, draftId)} and order_drafts.xmin::text = ${revision}`;

const draftInsertion = prepared(columnsOf(orderDrafts), (db, row: DraftRow, guard: AccountGuard) =>
  db
    .insert(orderDrafts)
    .select(sql`select ${rowValues(orderDrafts, row)} where ${guard.whileActive(sql`${row.userId}`)}`)
    .returning(),
);

/** Inserts a new draft while its customer's account is active. @returns undefined when it is not */
export async function insertDraft(ctx: Ctx, row: DraftRow): Promise<DraftRow | undefined> {
  const [stored] = await draftInsertion(ctx.db, row, guardOf(ctx));
  return stored;
}

/** Updates a draft; it must be locked. */
export async function updateDraft(db: Db, row: DraftRow): Promise<DraftRow> {
  const { userId, draftId, createdAt: _made, ...changes } = row;
  const [stored] = await db.update(orderDrafts).set(changes).where(isDraft(userId, draftId)).returning();
  return stored as DraftRow;
}

/** The statement that marks a draft as submitted. */
export const draftSubmission = preparedWrite(
  ['userId', 'draftId', 'orderNo', 'updatedAt'],
  (db, { userId, draftId, ...changes }: DraftKey & { orderNo: string; updatedAt: number }) =>
    db.update(orderDrafts).set(changes).where(isDraft(userId, draftId)),
);

/**
 * Deletes drafts that were never submitted and last updated before `before`; with a user, all
 * drafts of that user.
 */
export async function deleteDrafts(db: Db, filter: { before: number; userId?: string }): Promise<void> {
  const owner = filter.userId === undefined ? undefined : eq(orderDrafts.userId, filter.userId);
  await db.delete(orderDrafts).where(and(isNull(orderDrafts.orderNo), lt(orderDrafts.updatedAt, filter.before), owner));
}
