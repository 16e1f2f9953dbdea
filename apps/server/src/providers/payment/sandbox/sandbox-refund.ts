import { type Ctx, withTransaction } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import { paymentProviderTexts } from '../payment.texts';
import type { RefundOrder, RefundReport } from '../types';
import { tellRefund } from './sandbox-bank';
import { findRefund, finishRefund, openRefund, type RefundRow, takeBack } from './sandbox-bank.repository';

const reportOf = ({ refundNo, paymentNo, amountFen, isDone }: RefundRow): RefundReport => ({
  refundNo,
  paymentNo,
  status: isDone ? 'done' : 'processing',
  amountFen,
});

/**
 * Accepts a refund and sends its notice; a repeated request with the same number changes nothing.
 */
export function refundAtBank(ctx: Ctx, order: RefundOrder, noticeDelayMs: number): Promise<RefundReport> {
  return withTransaction(ctx, async (tx) => {
    const { refundNo, paymentNo, amountFen, reason } = order;
    const row: RefundRow = { refundNo, paymentNo, amountFen, reason, isDone: false, createdAt: tx.now() };
    if (!(await openRefund(tx.db, row))) return reportOf((await findRefund(tx.db, refundNo)) ?? row);
    if (!(await takeBack(tx.db, paymentNo, amountFen)))
      throw refuse('PROVIDER_DOWN', { message: paymentProviderTexts.tooLittleLeft });
    await finishRefund(tx.db, refundNo);
    await tellRefund(tx, reportOf({ ...row, isDone: true }), noticeDelayMs);
    return reportOf(row);
  });
}

/** The bank's report about a refund; null when it does not know it. */
export async function refundReport(
  ctx: Ctx,
  { refundNo }: Pick<RefundOrder, 'refundNo'>,
): Promise<RefundReport | null> {
  const row = await findRefund(ctx.db, refundNo);
  return row ? reportOf(row) : null;
}
