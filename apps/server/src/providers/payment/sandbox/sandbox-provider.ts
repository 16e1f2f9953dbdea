import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import { randomToken } from '../../../kernel/ids';
import { forNobody } from '../../../kernel/transaction-scope';
import { paymentProviderTexts } from '../payment.texts';
import type { PaymentCall, PaymentOrder, PaymentProvider, PaymentReport } from '../types';
import { closeOverdue, closePayment, reportOf } from './sandbox-bank';
import { type BankRow, findPayment, openPayment } from './sandbox-bank.repository';
import { parseSandboxNotice } from './sandbox-notice';
import { refundAtBank, refundReport } from './sandbox-refund';
import { SANDBOX_FEE_PER_MILLION, sandboxStatement } from './sandbox-statement';

/** As with the strictest contracts of the real services. */
const REFUNDABLE_MS = 90 * DAY_MS;

/** URL of the cashier. Only the customer who was sent there knows the key. */
const cashierPath = ({ paymentNo, accessKey }: Pick<BankRow, 'paymentNo' | 'accessKey'>) =>
  `/sandbox/cashier/${paymentNo}?key=${accessKey}`;

async function createPayment(ctx: Ctx, order: PaymentOrder): Promise<PaymentCall> {
  const { paymentNo, orderNo, title, amountFen, expiresAt, returnPath } = order;
  const row = { paymentNo, orderNo, title, amountFen, expiresAt, returnPath, state: 'open' as const };
  const made = await openPayment(ctx.db, { ...row, accessKey: randomToken(16), createdAt: ctx.now() });
  const stored = made ?? (await findPayment(ctx.db, paymentNo));
  if (!stored) throw refuse('PROVIDER_DOWN');
  const cashier = cashierPath(stored);
  if (order.scene === 'app') return { kind: 'native', params: { provider: 'sandbox', cashier } };
  return { kind: 'redirect', url: cashier };
}

/**
 * A payment that the bank does not know cannot become paid by itself: it can still be created, or
 * counts as closed when it is closed.
 */
async function report(
  paymentNo: string,
  row: Promise<BankRow | undefined>,
  unknown: 'pending' | 'closed',
): Promise<PaymentReport> {
  const found = await row;
  if (found) return reportOf(found);
  return { paymentNo, status: unknown, amountFen: null, providerNo: null, paidAt: null, reason: null };
}

/**
 * The sandbox payment service: a simulated bank inside the shop's database, with a cashier page. It
 * takes no real money, works offline, and behaves like the real services: signed notices that are
 * repeated until accepted, refunds, closing. Its data is its own, so it writes without locking the
 * caller's account. Inside the native app its call goes through the bridge like those of the real
 * services, with the cashier's URL as its parameter.
 */
export function createSandbox(options: { noticeDelayMs: number }): PaymentProvider {
  return {
    method: 'sandbox',
    name: paymentProviderTexts.sandboxName,
    note: paymentProviderTexts.sandboxNote,
    callLivesMs: Number.POSITIVE_INFINITY,
    refundableMs: REFUNDABLE_MS,
    isAvailable: () => true,
    needsOpenId: () => false,
    create: (ctx, order) => forNobody(() => createPayment(ctx, order)),
    query: (ctx, paymentNo) =>
      report(
        paymentNo,
        forNobody(() => closeOverdue(ctx, paymentNo)),
        'pending',
      ),
    close: (ctx, paymentNo) =>
      report(
        paymentNo,
        forNobody(() => closePayment(ctx, paymentNo)),
        'closed',
      ),
    refund: (ctx, order) => refundAtBank(ctx, order, options.noticeDelayMs),
    queryRefund: refundReport,
    feePerMillion: SANDBOX_FEE_PER_MILLION,
    statement: sandboxStatement,
    parseNotice: parseSandboxNotice,
    answerNotice: (isTaken) => ({
      status: isTaken ? 200 : 409,
      contentType: 'text/plain; charset=utf-8',
      body: isTaken ? 'success' : 'fail',
    }),
  };
}
