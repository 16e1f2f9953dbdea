import { and, eq, sql } from 'drizzle-orm';
import { type Ctx, withTransaction } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import { paymentProviderTexts } from '../payment.texts';
import type { RefundOrder, RefundReport } from '../types';
import { sandboxPayments, sandboxRefunds } from './sandbox.tables';
import { tellRefund } from './sandbox-bank';

type RefundRow = typeof sandboxRefunds.$inferSelect;

const reportOf = ({ refundNo, paymentNo, amountFen, isDone }: RefundRow): RefundReport => ({
  refundNo,
  paymentNo,
  status: isDone ? 'done' : 'processing',
  amountFen,
});

async function findRefund(ctx: Ctx, refundNo: string): Promise<RefundRow | undefined> {
  const [row] = await ctx.db.select().from(sandboxRefunds).where(eq(sandboxRefunds.refundNo, refundNo));
  return row;
}

/** Takes the amount from what was paid, never more than that. */
async function takeBack(ctx: Ctx, order: RefundOrder): Promise<boolean> {
  const { paymentNo, amountFen } = order;
  const isEnough = sql`${sandboxPayments.refundedFen} + ${amountFen} <= ${sandboxPayments.amountFen}`;
  const taken = await ctx.db
    .update(sandboxPayments)
    .set({ refundedFen: sql`${sandboxPayments.refundedFen} + ${amountFen}` })
    .where(and(eq(sandboxPayments.paymentNo, paymentNo), eq(sandboxPayments.state, 'paid'), isEnough))
    .returning({ paymentNo: sandboxPayments.paymentNo });
  return taken.length > 0;
}

/** Accepts a refund and sends its notice; asking again for the same number changes nothing. */
export function refundAtBank(ctx: Ctx, order: RefundOrder, noticeDelayMs: number): Promise<RefundReport> {
  return withTransaction(ctx, async (tx) => {
    const { refundNo, paymentNo, amountFen, reason } = order;
    const row: RefundRow = { refundNo, paymentNo, amountFen, reason, isDone: false, createdAt: tx.now() };
    const made = await tx.db.insert(sandboxRefunds).values(row).onConflictDoNothing().returning();
    if (made.length === 0) return reportOf((await findRefund(tx, refundNo)) ?? row);
    if (!(await takeBack(tx, order))) throw refuse('PROVIDER_DOWN', { message: paymentProviderTexts.tooLittleLeft });
    await tx.db.update(sandboxRefunds).set({ isDone: true }).where(eq(sandboxRefunds.refundNo, refundNo));
    await tellRefund(tx, reportOf({ ...row, isDone: true }), noticeDelayMs);
    return reportOf(row);
  });
}

/** What the bank says about a refund; null when it does not know it. */
export async function refundReport(
  ctx: Ctx,
  { refundNo }: Pick<RefundOrder, 'refundNo'>,
): Promise<RefundReport | null> {
  const row = await findRefund(ctx, refundNo);
  return row ? reportOf(row) : null;
}
