import type { Ctx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import { randomToken } from '../../../kernel/ids';
import type { PaymentCall, PaymentOrder, PaymentProvider, PaymentReport } from '../types';
import { sandboxPayments } from './sandbox.tables';
import { type BankRow, closeOverdue, closePayment, findPayment, reportOf } from './sandbox-bank';
import { parseSandboxNotice } from './sandbox-notice';
import { refundAtBank, refundReport } from './sandbox-refund';

/** Address of the cashier. Only who was sent there knows the key. */
export const cashierPath = ({ paymentNo, accessKey }: Pick<BankRow, 'paymentNo' | 'accessKey'>) =>
  `/sandbox/cashier/${paymentNo}?key=${accessKey}`;

async function createPayment(ctx: Ctx, order: PaymentOrder): Promise<PaymentCall> {
  const { paymentNo, orderNo, title, amountFen, expiresAt, returnPath } = order;
  const row = { paymentNo, orderNo, title, amountFen, expiresAt, returnPath, state: 'open' as const };
  await ctx.db
    .insert(sandboxPayments)
    .values({ ...row, accessKey: randomToken(16), createdAt: ctx.now() })
    .onConflictDoNothing();
  const stored = await findPayment(ctx, paymentNo);
  if (!stored) throw refuse('PROVIDER_DOWN');
  return { kind: 'redirect', url: cashierPath(stored) };
}

async function report(row: Promise<BankRow | undefined>): Promise<PaymentReport> {
  const found = await row;
  if (!found) throw refuse('NOT_FOUND');
  return reportOf(found);
}

/**
 * The embedded payment service: a bank of its own inside the shop's database, with a cashier page. It takes no real
 * money, works offline, and behaves as the real ones do: signed notices that come again until taken, refunds, closing.
 */
export function createSandbox(options: { noticeDelayMs: number }): PaymentProvider {
  return {
    method: 'sandbox',
    name: '沙箱收银台',
    note: '演示环境，不会真实扣款',
    isAvailable: () => true,
    create: createPayment,
    query: (ctx, paymentNo) => report(closeOverdue(ctx, paymentNo)),
    close: (ctx, paymentNo) => report(closePayment(ctx, paymentNo)),
    refund: (ctx, order) => refundAtBank(ctx, order, options.noticeDelayMs),
    queryRefund: refundReport,
    parseNotice: parseSandboxNotice,
    answerNotice: (isTaken) => ({
      status: isTaken ? 200 : 409,
      contentType: 'text/plain; charset=utf-8',
      body: isTaken ? 'success' : 'fail',
    }),
  };
}
