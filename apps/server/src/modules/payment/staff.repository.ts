import { and, desc, eq, gte, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import type { PaymentRow, RefundRow } from './payment.repository';
import { paymentIncidents, paymentRefunds, payments } from './payment.tables';

export type IncidentRow = typeof paymentIncidents.$inferSelect;

/** What staff look for; undefined does not narrow. */
export interface PaymentFilter {
  state?: PaymentRow['state'] | undefined;
  method?: PaymentRow['method'] | undefined;
  purpose?: PaymentRow['purpose'] | undefined;
  /** From the first moment up to, but without, the second (epoch ms). */
  day?: readonly [number, number] | undefined;
  paymentNo?: string | undefined;
  order?: { userId: string; orderNo: string } | undefined;
}

const newestFirst = keyset(payments.createdAt, payments.paymentNo);

const conditionsOf = ({ state, method, purpose, day, paymentNo, order }: PaymentFilter): (SQL | undefined)[] => [
  state && eq(payments.state, state),
  method && eq(payments.method, method),
  purpose && eq(payments.purpose, purpose),
  day && and(gte(payments.createdAt, day[0]), lt(payments.createdAt, day[1])),
  paymentNo === undefined ? undefined : eq(payments.paymentNo, paymentNo),
  order && and(eq(payments.userId, order.userId), eq(payments.orderNo, order.orderNo)),
];

/** A page of everybody's payments, newest first. */
export const selectAllPayments = (db: Db, filter: PaymentFilter, { after, limit }: PageRange): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(and(...conditionsOf(filter), newestFirst.after(after)))
    .orderBy(...newestFirst.order)
    .limit(limit);

/** The refunds of some payments, by payment number. */
export async function selectRefundsOf(db: Db, rows: readonly PaymentRow[]): Promise<Map<string, RefundRow>> {
  if (rows.length === 0) return new Map();
  const keys = rows.map(({ userId, paymentNo }) => sql`(${userId}, ${paymentNo})`);
  const isOne = sql`(${paymentRefunds.userId}, ${paymentRefunds.paymentNo}) in (${sql.join(keys, sql`, `)})`;
  const refunds = await db.select().from(paymentRefunds).where(isOne);
  return new Map(refunds.map((row) => [row.paymentNo, row]));
}

/** Incidents have no id of their own: method, kind and subject in one. */
const incidentId = sql<string>`(${paymentIncidents.method} || '.' || ${paymentIncidents.kind} || '.' || ${paymentIncidents.subject})`;
const isNew = or(isNull(paymentIncidents.lookedAt), lt(paymentIncidents.lookedAt, paymentIncidents.lastAt));

/** A page of incidents, by when they were seen first, newest first. There are few of them. */
export function selectIncidents(db: Db, only: 'new' | 'all', { after, limit }: PageRange): Promise<IncidentRow[]> {
  const beyond = after
    ? sql`(${paymentIncidents.firstAt}, ${incidentId}) < (${sql.param(after.key, paymentIncidents.firstAt)}, ${after.id})`
    : undefined;
  return db
    .select()
    .from(paymentIncidents)
    .where(and(only === 'new' ? isNew : undefined, beyond))
    .orderBy(desc(paymentIncidents.firstAt), desc(incidentId))
    .limit(limit);
}

/** Marks an incident as looked at; false when there is none. */
export async function markLookedAt(
  db: Db,
  { method, kind, subject }: { method: string; kind: string; subject: string },
  changes: { lookedAt: number; lookedBy: string },
): Promise<boolean> {
  const isOne = and(
    eq(paymentIncidents.method, method),
    eq(paymentIncidents.kind, kind as IncidentRow['kind']),
    eq(paymentIncidents.subject, subject),
  );
  const done = await db.update(paymentIncidents).set(changes).where(isOne).returning({ kind: paymentIncidents.kind });
  return done.length > 0;
}

/** A refund that the sandbox could not make; there is one in the demo. */
export async function selectOpenDemoRefund(db: Db): Promise<RefundRow | undefined> {
  const isItsPayment = and(
    eq(payments.userId, paymentRefunds.userId),
    eq(payments.paymentNo, paymentRefunds.paymentNo),
  );
  const [found] = await db
    .select({ refund: paymentRefunds })
    .from(paymentRefunds)
    .innerJoin(payments, isItsPayment)
    .where(
      and(
        eq(payments.method, 'sandbox'),
        eq(paymentRefunds.state, 'requested'),
        eq(paymentRefunds.channel, 'original'),
        isNotNull(paymentRefunds.failedAt),
      ),
    )
    .orderBy(paymentRefunds.refundNo)
    .limit(1);
  return found?.refund;
}
