import { desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context';
import { COPY_ROWS, countSince, maskMiddle, type PersonalFact, type PersonalSection } from '../../kernel/personal-data';
import { paymentRefunds, payments } from './payment.tables';

/** Payments and refunds within the period. */
export async function paymentFacts(ctx: Ctx, accountId: string, since: number): Promise<PersonalFact[]> {
  const [paid] = await ctx.db
    .select({ count: countSince(payments.createdAt, since), newest: sql<string | null>`max(${payments.paymentNo})` })
    .from(payments)
    .where(eq(payments.userId, accountId));
  const [returned] = await ctx.db
    .select({ count: countSince(paymentRefunds.createdAt, since) })
    .from(paymentRefunds)
    .where(eq(paymentRefunds.userId, accountId));
  return [
    {
      key: 'payment',
      value: paid?.newest ? maskMiddle(paid.newest, 4, 4) : null,
      count: (paid?.count ?? 0) + (returned?.count ?? 0),
    },
  ];
}

/** Payments and refunds for the person's own copy. */
export async function paymentData(ctx: Ctx, accountId: string): Promise<PersonalSection[]> {
  const { paymentNo, orderNo, method, purpose, amountFen, state, createdAt, paidAt } = payments;
  return [
    {
      title: '支付',
      rows: await ctx.db
        .select({ paymentNo, orderNo, method, purpose, amountFen, state, createdAt, paidAt })
        .from(payments)
        .where(eq(payments.userId, accountId))
        .orderBy(desc(createdAt))
        .limit(COPY_ROWS),
    },
    {
      title: '退款',
      rows: await ctx.db
        .select({
          refundNo: paymentRefunds.refundNo,
          orderNo: paymentRefunds.orderNo,
          amountFen: paymentRefunds.amountFen,
          reason: paymentRefunds.reason,
          state: paymentRefunds.state,
          createdAt: paymentRefunds.createdAt,
          doneAt: paymentRefunds.doneAt,
        })
        .from(paymentRefunds)
        .where(eq(paymentRefunds.userId, accountId))
        .limit(COPY_ROWS),
    },
  ];
}
