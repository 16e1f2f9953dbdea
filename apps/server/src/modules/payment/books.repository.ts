import type { BookEntry } from '@voltfront/rules/reconciliation/books';
import { and, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../kernel/database';
import type { PaymentMethod } from '../../providers/payment';
import { paymentRefunds, payments } from './payment.tables';

/** An entry of the books, and the order that it belongs to. */
export type OrderEntry = BookEntry & { orderNo: string };

/** Which entries: those that count in a span of time, and those with some numbers. */
export interface WantedBooks {
  method: PaymentMethod;
  /** From this moment up to, but without, the next (epoch ms). */
  from: number;
  before: number;
  numbers: readonly string[];
}

const isWanted = ({ from, before, numbers }: WantedBooks, at: PgColumn, number: PgColumn) =>
  or(and(gte(at, from), lt(at, before)), sql`${number} = any(${sql.param([...numbers])}::text[])`);

async function paidEntries(db: Db, wanted: WantedBooks): Promise<OrderEntry[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(and(eq(payments.method, wanted.method), isWanted(wanted, payments.paidAt, payments.paymentNo)));
  return rows.map(({ paymentNo, orderNo, amountFen, state, paidAt, createdAt }) => ({
    about: 'payment',
    number: paymentNo,
    orderNo,
    amountFen,
    state,
    at: paidAt,
    openedAt: paidAt ?? createdAt,
    isByBank: false,
    isFailed: false,
  }));
}

async function refundEntries(db: Db, wanted: WantedBooks): Promise<OrderEntry[]> {
  const isItsPayment = and(
    eq(payments.userId, paymentRefunds.userId),
    eq(payments.paymentNo, paymentRefunds.paymentNo),
    eq(payments.method, wanted.method),
  );
  const rows = await db
    .select({ refund: paymentRefunds })
    .from(paymentRefunds)
    .innerJoin(payments, isItsPayment)
    .where(isWanted(wanted, paymentRefunds.doneAt, paymentRefunds.refundNo));
  return rows.map(({ refund: { refundNo, orderNo, amountFen, state, doneAt, createdAt, channel, failedAt } }) => ({
    about: 'refund',
    number: refundNo,
    orderNo,
    amountFen,
    state,
    at: doneAt,
    openedAt: createdAt,
    isByBank: channel === 'bank',
    isFailed: failedAt !== null,
  }));
}

/** Payments and refunds by one method, for a comparison with the provider's statement. */
export async function selectBooks(db: Db, wanted: WantedBooks): Promise<OrderEntry[]> {
  return [...(await paidEntries(db, wanted)), ...(await refundEntries(db, wanted))];
}
