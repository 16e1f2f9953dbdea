import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { paymentNotices, paymentRefunds, payments } from './payment.tables';

export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = typeof payments.$inferInsert;
export type RefundRow = typeof paymentRefunds.$inferSelect;
type OrderRef = { userId: string; orderNo: string };
type PaymentRef = { userId: string; paymentNo: string };

const isPayment = (ref: PaymentRef) => and(eq(payments.userId, ref.userId), eq(payments.paymentNo, ref.paymentNo));
const ofOrder = (ref: OrderRef) => and(eq(payments.userId, ref.userId), eq(payments.orderNo, ref.orderNo));
const isOpen = inArray(payments.state, ['created', 'pending']);

/** Finds a payment by the number that a provider names. */
export async function selectByNumber(db: Db, method: string, paymentNo: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.paymentNo, paymentNo), eq(payments.method, method as PaymentRow['method'])));
  return row;
}

export async function selectPaymentForUpdate(db: Db, ref: PaymentRef): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(isPayment(ref)).for('update');
  return row;
}

/** Payments of an order, newest first. */
export function selectPaymentsOf(db: Db, ref: OrderRef): Promise<PaymentRow[]> {
  return db.select().from(payments).where(ofOrder(ref)).orderBy(desc(payments.createdAt), desc(payments.paymentNo));
}

export function selectOpenPayments(db: Db, ref: OrderRef): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(ofOrder(ref), isOpen));
}

/** A payment, locked, with the number of another one that uses the provider's number. */
export async function selectReportedForUpdate(
  db: Db,
  ref: PaymentRef,
  providerNo: string | null,
): Promise<{ row: PaymentRow; usedBy: string | null } | undefined> {
  const usedBy = sql<string | null>`(select min(other.payment_no) from ${payments} other
    where other.method = payments.method and other.provider_no = ${providerNo}::text
      and other.payment_no <> payments.payment_no)`;
  const columns = { row: getTableColumns(payments), usedBy };
  const [found] = await db.select(columns).from(payments).where(isPayment(ref)).for('update');
  return found;
}

export async function selectPayment(db: Db, ref: PaymentRef): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(isPayment(ref));
  return row;
}

/** The statement that writes a payment. */
export const paymentInsertion = (db: Db, row: PaymentRow) => db.insert(payments).values(row);

/** The statement that changes a payment. */
export const paymentChange = (db: Db, ref: PaymentRef, changes: Partial<NewPayment>) =>
  db.update(payments).set(changes).where(isPayment(ref));

/**
 * Changes a payment that is still open.
 * @param condition what else must be true
 * @returns undefined when it is not
 */
export async function updateOpenPayment(
  db: Db,
  ref: PaymentRef,
  changes: Partial<NewPayment>,
  condition?: SQL,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .update(payments)
    .set(changes)
    .where(and(isPayment(ref), isOpen, condition))
    .returning();
  return row;
}

export async function insertPayment(db: Db, row: NewPayment): Promise<PaymentRow> {
  const [stored] = await db.insert(payments).values(row).returning();
  return stored as PaymentRow;
}

export async function updatePayment(db: Db, ref: PaymentRef, changes: Partial<NewPayment>): Promise<PaymentRow> {
  const [row] = await db.update(payments).set(changes).where(isPayment(ref)).returning();
  return row as PaymentRow;
}

/** The statement that notes a notice; one that was taken before stays as it is. */
export const noticeInsertion = (db: Db, row: typeof paymentNotices.$inferInsert) =>
  db.insert(paymentNotices).values(row).onConflictDoNothing();

export async function insertRefund(db: Db, row: RefundRow): Promise<boolean> {
  const made = await db
    .insert(paymentRefunds)
    .values(row)
    .onConflictDoNothing()
    .returning({ no: paymentRefunds.refundNo });
  return made.length > 0;
}

export async function selectRefund(db: Db, refundNo: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(paymentRefunds).where(eq(paymentRefunds.refundNo, refundNo));
  return row;
}

/** Counts one more attempt at a refund that is not done; undefined when it is. */
export async function countRefundAttempt(
  db: Db,
  ref: { userId: string; refundNo: string },
): Promise<RefundRow | undefined> {
  const where = and(
    eq(paymentRefunds.userId, ref.userId),
    eq(paymentRefunds.refundNo, ref.refundNo),
    eq(paymentRefunds.state, 'requested'),
  );
  const [row] = await db
    .update(paymentRefunds)
    .set({ attempts: sql`${paymentRefunds.attempts} + 1` })
    .where(where)
    .returning();
  return row;
}

/** Marks a refund done; false when it was before. */
export async function finishRefundRow(
  db: Db,
  ref: { userId: string; refundNo: string },
  now: number,
): Promise<boolean> {
  const where = and(
    eq(paymentRefunds.userId, ref.userId),
    eq(paymentRefunds.refundNo, ref.refundNo),
    eq(paymentRefunds.state, 'requested'),
  );
  const done = await db
    .update(paymentRefunds)
    .set({ state: 'done', doneAt: now })
    .where(where)
    .returning({ no: paymentRefunds.refundNo });
  return done.length > 0;
}
