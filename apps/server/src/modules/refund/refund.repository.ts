import { OPEN_REFUND_STATES, type RefundState } from '@voltfront/rules/refund/refund-moves';
import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import { keptWords, wordsToKeep } from '../../kernel/texts';
import { refundHistory, refundRequests } from './refund.tables';
import type { RefundKey } from './refund.types';

export type RefundRow = typeof refundRequests.$inferSelect;
export type NewRefund = typeof refundRequests.$inferInsert;
export type HistoryRow = typeof refundHistory.$inferSelect;
/** A history line to insert; its texts may be references. */
export type NewHistoryRow = Omit<HistoryRow, 'texts'>;
type OrderRef = { userId: string; orderNo: string };

const kept = (line: NewHistoryRow): HistoryRow => wordsToKeep(line, ['title', 'note']);
const isRefund = (key: RefundKey) =>
  and(eq(refundRequests.userId, key.userId), eq(refundRequests.refundNo, key.refundNo));
const ofOrder = (ref: OrderRef) => and(eq(refundRequests.userId, ref.userId), eq(refundRequests.orderNo, ref.orderNo));
const newestFirst = keyset(refundRequests.createdAt, refundRequests.refundNo);

export async function selectRefund(db: Db, key: RefundKey): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refundRequests).where(isRefund(key));
  return row;
}

/** Reads a refund and locks its row until the transaction ends; the order must be locked before. */
export async function selectRefundForUpdate(db: Db, key: RefundKey): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refundRequests).where(isRefund(key)).for('update');
  return row;
}

/** A refund by its number alone, for staff. */
export async function selectRefundOfNumber(db: Db, refundNo: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refundRequests).where(eq(refundRequests.refundNo, refundNo));
  return row;
}

/** The newest refund of an order. */
export async function selectNewestOf(db: Db, ref: OrderRef): Promise<RefundRow | undefined> {
  const [row] = await db
    .select()
    .from(refundRequests)
    .where(ofOrder(ref))
    .orderBy(...newestFirst.order)
    .limit(1);
  return row;
}

/** The running refund of an order, with a row lock; the order must be locked before. */
export async function selectOpenOfForUpdate(db: Db, ref: OrderRef): Promise<RefundRow | undefined> {
  const isOpen = inArray(refundRequests.state, [...OPEN_REFUND_STATES]);
  const [row] = await db
    .select()
    .from(refundRequests)
    .where(and(ofOrder(ref), isOpen))
    .for('update');
  return row;
}

/** Inserts a refund and the first line of its history. */
export async function insertRefundRequest(db: Db, row: NewRefund, line: NewHistoryRow): Promise<RefundRow> {
  const [stored] = await db.insert(refundRequests).values(row).returning();
  await insertHistory(db, line);
  return stored as RefundRow;
}

export async function insertHistory(db: Db, line: NewHistoryRow): Promise<void> {
  await db.insert(refundHistory).values(kept(line));
}

/** Updates a refund and inserts the line about it, in one statement. */
export async function updateRefundWithLine(
  db: Db,
  changes: Partial<NewRefund>,
  line: NewHistoryRow,
): Promise<RefundRow> {
  const inserted = db.insert(refundHistory).values(kept(line)).returning({ sequence: refundHistory.sequence });
  const told = db.$with('told').as(inserted);
  const [row] = await db.with(told).update(refundRequests).set(changes).where(isRefund(line)).returning();
  return row as RefundRow;
}

/** Updates a locked refund without a line. */
export async function updateRefund(db: Db, key: RefundKey, changes: Partial<NewRefund>): Promise<RefundRow> {
  const [row] = await db.update(refundRequests).set(changes).where(isRefund(key)).returning();
  return row as RefundRow;
}

/** The timeline, newest first. */
export async function selectHistory(db: Db, key: RefundKey): Promise<HistoryRow[]> {
  const mine = and(eq(refundHistory.userId, key.userId), eq(refundHistory.refundNo, key.refundNo));
  const lines = await db.select().from(refundHistory).where(mine).orderBy(desc(refundHistory.sequence));
  return lines.map(keptWords);
}

/** Refunds of all customers, newest first. `search`: a whole order or refund number. */
export function selectRefunds(
  db: Db,
  filter: { state?: RefundState | undefined; search?: string | undefined },
  { after, limit }: PageRange,
): Promise<RefundRow[]> {
  const { state, search } = filter;
  const byState = state ? eq(refundRequests.state, state) : undefined;
  const byNumber = search ? or(eq(refundRequests.refundNo, search), eq(refundRequests.orderNo, search)) : undefined;
  return db
    .select()
    .from(refundRequests)
    .where(and(byState, byNumber, newestFirst.after(after)))
    .orderBy(...newestFirst.order)
    .limit(limit);
}

/** Forgets what a customer wrote and named; the course of their refunds stays with the sales. */
export async function forgetWords(db: Db, userId: string): Promise<void> {
  const forgotten = { words: '', explanation: '', pictures: [], account: null };
  await db.update(refundRequests).set(forgotten).where(eq(refundRequests.userId, userId));
}
