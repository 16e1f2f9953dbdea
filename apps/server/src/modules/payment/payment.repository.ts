import { PAYMENT_MACHINE } from '@voltfront/rules/payment/payment-states';
import { statesBefore } from '@voltfront/rules/state-machine';
import { and, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type AccountGuard, guardOf } from '../../kernel/account-guard';
import type { Ctx } from '../../kernel/context';
import type { Db } from '../../kernel/database';
import { columnsOf, prepared, preparedWrite } from '../../kernel/prepared';
import type { PaymentCall } from '../../providers/payment';
import { orderIsAsSeen, type SeenOrder } from '../order';
import { paymentNotices, paymentRefunds, payments, type RefundChannel } from './payment.tables';

export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = typeof payments.$inferInsert;
export type RefundRow = typeof paymentRefunds.$inferSelect;
type OrderRef = { userId: string; orderNo: string };
type PaymentRef = { userId: string; paymentNo: string };

const isPayment = (ref: PaymentRef) => and(eq(payments.userId, ref.userId), eq(payments.paymentNo, ref.paymentNo));
const ofOrder = (ref: OrderRef) => and(eq(payments.userId, ref.userId), eq(payments.orderNo, ref.orderNo));
const OPEN = statesBefore(PAYMENT_MACHINE, 'close');
const isOpen = inArray(payments.state, OPEN);

const PAYMENT = ['userId', 'paymentNo'] as const;
const ORDER = ['userId', 'orderNo'] as const;
const paymentsOfNumber = prepared(
  ['method', 'paymentNo'],
  (db, { method, paymentNo }: Pick<PaymentRow, 'method' | 'paymentNo'>) =>
    db
      .select()
      .from(payments)
      .where(and(eq(payments.paymentNo, paymentNo), eq(payments.method, method))),
);
const paymentsOfOrder = prepared(ORDER, (db, ref: OrderRef) =>
  db.select().from(payments).where(ofOrder(ref)).orderBy(desc(payments.createdAt), desc(payments.paymentNo)),
);
const openPaymentsOfOrder = prepared(ORDER, (db, ref: OrderRef) =>
  db
    .select()
    .from(payments)
    .where(and(ofOrder(ref), isOpen)),
);
type Reported = { row: PaymentRow; usedBy: string | null; hasOthers: boolean };

const reportedPayments = prepared(
  [...PAYMENT, 'providerNo'],
  (db, { providerNo, ...ref }: PaymentRef & { providerNo: string | null }) => {
    const usedBy = sql<string | null>`(select min(other.payment_no) from ${payments} other
      where other.method = payments.method and other.provider_no = ${providerNo}::text
        and other.payment_no <> payments.payment_no)`;
    const hasOthers = sql<boolean>`exists (select 1 from ${payments} other
      where other.user_id = payments.user_id and other.order_no = payments.order_no
        and other.payment_no <> payments.payment_no and ${inArray(sql`other.state`, OPEN)})`;
    const columns = { row: getTableColumns(payments), usedBy, hasOthers };
    return db.select(columns).from(payments).where(isPayment(ref)).for('update');
  },
);

/** Finds a payment by method and payment number, as named in a notice. */
export async function selectByNumber(db: Db, method: string, paymentNo: string): Promise<PaymentRow | undefined> {
  const [row] = await paymentsOfNumber(db, { method: method as PaymentRow['method'], paymentNo });
  return row;
}

export async function selectPaymentForUpdate(db: Db, ref: PaymentRef): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(isPayment(ref)).for('update');
  return row;
}

/** Payments of an order, newest first. */
export const selectPaymentsOf = (db: Db, { userId, orderNo }: OrderRef): Promise<PaymentRow[]> =>
  paymentsOfOrder(db, { userId, orderNo });

export const selectOpenPayments = (db: Db, { userId, orderNo }: OrderRef): Promise<PaymentRow[]> =>
  openPaymentsOfOrder(db, { userId, orderNo });

/**
 * A payment, with a row lock, the number of another one with the same provider number (`usedBy`),
 * and whether other payments of its order are open.
 */
export async function selectReportedForUpdate(
  db: Db,
  { userId, paymentNo }: PaymentRef,
  providerNo: string | null,
): Promise<Reported | undefined> {
  const [found] = await reportedPayments(db, { userId, paymentNo, providerNo });
  return found;
}

export async function selectPayment(db: Db, ref: PaymentRef): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(isPayment(ref));
  return row;
}

/** The statement that writes a payment. */
export const paymentInsertion = preparedWrite(columnsOf(payments), (db, row: PaymentRow) =>
  db.insert(payments).values(row),
);

/** The columns of a payment that are set when it is paid. */
export type Taking = PaymentRef & Pick<PaymentRow, 'state' | 'providerNo' | 'isLate' | 'paidAt' | 'updatedAt'>;

/** Marks a payment as paid; for `writeLast`. */
export const takingChange = preparedWrite(
  [...PAYMENT, 'state', 'providerNo', 'isLate', 'paidAt', 'updatedAt'],
  (db, { userId, paymentNo, ...taking }: Taking) =>
    db
      .update(payments)
      .set({ ...taking, failureReason: null })
      .where(isPayment({ userId, paymentNo })),
);

/** The provider's response to a created payment, and the order it is for. */
export type KeptCall = PaymentRef & SeenOrder & { call: PaymentCall; callAt: number };

const keptCalls = prepared(
  [...PAYMENT, 'orderNo', 'state', 'dueFen', 'call', 'callAt'],
  (db, { paymentNo, call, callAt, ...order }: KeptCall, guard: AccountGuard) => {
    const condition = and(
      isPayment({ userId: order.userId, paymentNo }),
      isOpen,
      orderIsAsSeen(order),
      guard.whileActive(order.userId),
    );
    const changes = { state: 'pending' as const, call, callAt, updatedAt: callAt };
    return db.update(payments).set(changes).where(condition).returning();
  },
);

/**
 * Stores the provider's response in one statement while the payment is open, its order unchanged,
 * and the person's account active.
 * @returns undefined when one of them is not
 */
export async function keepCallAtOnce(ctx: Ctx, call: KeptCall): Promise<PaymentRow | undefined> {
  const [row] = await keptCalls(ctx.db, call, guardOf(ctx));
  return row;
}

/**
 * Updates a payment that is still open.
 * @param condition an additional condition
 * @returns undefined when the payment is not open or the condition is false
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

/** Inserts a notice; one that exists is not changed. For `writeLast`. */
export const noticeInsertion = preparedWrite(columnsOf(paymentNotices), (db, row: typeof paymentNotices.$inferSelect) =>
  db.insert(paymentNotices).values(row).onConflictDoNothing(),
);

/** Inserts a refund; false when its payment already has one. */
export async function insertRefund(db: Db, row: RefundRow): Promise<boolean> {
  const made = await db
    .insert(paymentRefunds)
    .values(row)
    // Not the refund number: if another refund has it, the conflict must fail instead of losing
    // this refund.
    .onConflictDoNothing({ target: [paymentRefunds.userId, paymentRefunds.paymentNo] })
    .returning({ no: paymentRefunds.refundNo });
  return made.length > 0;
}

export async function selectRefund(db: Db, refundNo: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(paymentRefunds).where(eq(paymentRefunds.refundNo, refundNo));
  return row;
}

/** The refund of a payment. */
export async function selectRefundOf(db: Db, ref: PaymentRef): Promise<RefundRow | undefined> {
  const mine = and(eq(paymentRefunds.userId, ref.userId), eq(paymentRefunds.paymentNo, ref.paymentNo));
  const [row] = await db.select().from(paymentRefunds).where(mine);
  return row;
}

type RefundRef = { userId: string; refundNo: string };

const isOpenRefund = (ref: RefundRef, channel: RefundChannel) =>
  and(
    eq(paymentRefunds.userId, ref.userId),
    eq(paymentRefunds.refundNo, ref.refundNo),
    eq(paymentRefunds.state, 'requested'),
    eq(paymentRefunds.channel, channel),
  );

/** Counts another attempt at an unfinished refund; undefined when it is done, or no provider's any more. */
export async function countRefundAttempt(db: Db, ref: RefundRef): Promise<RefundRow | undefined> {
  const [row] = await db
    .update(paymentRefunds)
    .set({ attempts: sql`${paymentRefunds.attempts} + 1` })
    .where(isOpenRefund(ref, 'original'))
    .returning();
  return row;
}

/** Marks a refund done through a channel; false when it already was, or goes through the other one. */
export async function finishRefundRow(
  db: Db,
  ref: RefundRef,
  { channel, reference }: { channel: RefundChannel; reference?: string },
  now: number,
): Promise<boolean> {
  const done = await db
    .update(paymentRefunds)
    .set({ state: 'done', doneAt: now, reference: reference ?? null })
    .where(isOpenRefund(ref, channel))
    .returning({ no: paymentRefunds.refundNo });
  return done.length > 0;
}

/** Notes that a provider cannot make a refund; false when that was noted before, or it is done. */
export async function markRefundFailed(db: Db, ref: RefundRef, now: number): Promise<boolean> {
  const failed = await db
    .update(paymentRefunds)
    .set({ failedAt: now })
    .where(and(isOpenRefund(ref, 'original'), isNull(paymentRefunds.failedAt)))
    .returning({ no: paymentRefunds.refundNo });
  return failed.length > 0;
}

/** From now on staff transfer the money of an open refund. */
export async function turnRefundToBank(db: Db, ref: RefundRef): Promise<void> {
  await db.update(paymentRefunds).set({ channel: 'bank' }).where(isOpenRefund(ref, 'original'));
}
