import { and, eq, gte, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/database';
import { columnsOf, prepared, preparedWrite } from '../../../kernel/prepared';
import { sandboxKeys, sandboxNotices, sandboxPayments, sandboxRefunds } from './sandbox.tables';

/** A payment in the bank's database. */
export type BankRow = typeof sandboxPayments.$inferSelect;
/** A refund in the bank's database. */
export type RefundRow = typeof sandboxRefunds.$inferSelect;
type NoticeRow = typeof sandboxNotices.$inferSelect;

/** Columns of a payment that may change. */
export type PaymentChange = Partial<Pick<BankRow, 'state' | 'providerNo' | 'paidAt' | 'reason'>>;

const paymentsOfNumber = prepared(['paymentNo'], (db, { paymentNo }: Pick<BankRow, 'paymentNo'>) =>
  db.select().from(sandboxPayments).where(eq(sandboxPayments.paymentNo, paymentNo)),
);

export async function findPayment(db: Db, paymentNo: string): Promise<BankRow | undefined> {
  const [row] = await paymentsOfNumber(db, { paymentNo });
  return row;
}

/** Creates a payment; undefined when its number exists. */
export async function openPayment(db: Db, row: typeof sandboxPayments.$inferInsert): Promise<BankRow | undefined> {
  const [made] = await db.insert(sandboxPayments).values(row).onConflictDoNothing().returning();
  return made;
}

/** Condition: a payment expires after a time (epoch ms). */
export const endsAfter = (moment: number): SQL =>
  sql`${sandboxPayments.expiresAt} > ${new Date(moment).toISOString()}::timestamptz`;

/** Condition: a payment has expired. */
export const isOver = (now: number): SQL => lte(sandboxPayments.expiresAt, now);

/**
 * Updates a payment that is in one of `from`; of two concurrent callers one gets the row, the other
 * undefined.
 */
export async function changePayment(
  db: Db,
  paymentNo: string,
  from: BankRow['state'][],
  to: PaymentChange,
  more: SQL = sql`true`,
): Promise<BankRow | undefined> {
  const where = and(eq(sandboxPayments.paymentNo, paymentNo), inArray(sandboxPayments.state, from), more);
  const [row] = await db.update(sandboxPayments).set(to).where(where).returning();
  return row;
}

/** Reserves an amount of the paid money for a refund; false when not enough is left. */
export async function takeBack(db: Db, paymentNo: string, amountFen: number): Promise<boolean> {
  const isEnough = sql`${sandboxPayments.refundedFen} + ${amountFen} <= ${sandboxPayments.amountFen}`;
  const taken = await db
    .update(sandboxPayments)
    .set({ refundedFen: sql`${sandboxPayments.refundedFen} + ${amountFen}` })
    .where(and(eq(sandboxPayments.paymentNo, paymentNo), eq(sandboxPayments.state, 'paid'), isEnough))
    .returning({ paymentNo: sandboxPayments.paymentNo });
  return taken.length > 0;
}

export async function findRefund(db: Db, refundNo: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(sandboxRefunds).where(eq(sandboxRefunds.refundNo, refundNo));
  return row;
}

/** Creates a refund; false when its number exists. */
export async function openRefund(db: Db, row: RefundRow): Promise<boolean> {
  const made = await db.insert(sandboxRefunds).values(row).onConflictDoNothing().returning();
  return made.length > 0;
}

export async function finishRefund(db: Db, refundNo: string): Promise<void> {
  await db.update(sandboxRefunds).set({ isDone: true }).where(eq(sandboxRefunds.refundNo, refundNo));
}

/** Payments that the bank took from one moment up to, but without, another, the oldest first. */
export const selectTaken = (db: Db, from: number, before: number): Promise<BankRow[]> =>
  db
    .select()
    .from(sandboxPayments)
    .where(and(gte(sandboxPayments.paidAt, from), lt(sandboxPayments.paidAt, before)))
    .orderBy(sandboxPayments.paidAt, sandboxPayments.paymentNo);

/** Refunds that the bank accepted in the same way, with their payments. */
export const selectGivenBack = (db: Db, from: number, before: number) =>
  db
    .select({ refund: sandboxRefunds, payment: sandboxPayments })
    .from(sandboxRefunds)
    .innerJoin(sandboxPayments, eq(sandboxPayments.paymentNo, sandboxRefunds.paymentNo))
    .where(and(gte(sandboxRefunds.createdAt, from), lt(sandboxRefunds.createdAt, before)))
    .orderBy(sandboxRefunds.createdAt, sandboxRefunds.refundNo);

/** Inserts a notice at the end of a transaction; for `writeLast`. */
export const noticeWrite = preparedWrite(columnsOf(sandboxNotices), (db, row: NoticeRow) =>
  db.insert(sandboxNotices).values(row),
);

export async function addNotice(db: Db, row: NoticeRow): Promise<void> {
  await db.insert(sandboxNotices).values(row);
}

/** Counts another attempt to send a notice; undefined once the shop has accepted it. */
export async function countAttempt(db: Db, noticeId: string): Promise<NoticeRow | undefined> {
  const [row] = await db
    .update(sandboxNotices)
    .set({ attempts: sql`${sandboxNotices.attempts} + 1` })
    .where(and(eq(sandboxNotices.noticeId, noticeId), isNull(sandboxNotices.acknowledgedAt)))
    .returning();
  return row;
}

/** Records that the shop has accepted a notice. */
export async function acknowledge(db: Db, noticeId: string, acknowledgedAt: number): Promise<void> {
  await db.update(sandboxNotices).set({ acknowledgedAt }).where(eq(sandboxNotices.noticeId, noticeId));
}

/** The secret shared by bank and shop; undefined until it is created. */
export async function findSecret(db: Db): Promise<string | undefined> {
  const [found] = await db.select().from(sandboxKeys).where(eq(sandboxKeys.id, 1));
  return found?.secret;
}

/** Stores the secret, unless there is one. */
export async function keepSecret(db: Db, secret: string): Promise<void> {
  await db.insert(sandboxKeys).values({ id: 1, secret }).onConflictDoNothing();
}
