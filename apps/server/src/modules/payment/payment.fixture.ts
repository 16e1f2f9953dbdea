import type { PaymentData } from '@voltfront/contract';
import { eq } from 'drizzle-orm';
import type { PaymentReport } from '../../providers/payment';
import { sandboxSecret } from '../../providers/payment/sandbox/sandbox-signature';
import { noticeHeaders } from '../../providers/payment/sandbox/send-notice';
import type { Shop } from '../order/order.fixture';
import { paymentIncidents, paymentRefunds, payments } from './payment.tables';

let count = 0;

/** A paid report like the sandbox's, with changes. */
export function paidReport(payment: PaymentData, paidAt: number, changes: Partial<PaymentReport> = {}): PaymentReport {
  count += 1;
  const { paymentNo, amountFen } = payment;
  return { paymentNo, amountFen, status: 'paid', providerNo: `SBTEST${count}`, paidAt, reason: null, ...changes };
}

/** A notice about a payment, ready to be sent. */
export function noticeOf(report: PaymentReport, noticeId = `notice-${report.providerNo}`): string {
  return JSON.stringify({ noticeId, about: 'payment', report });
}

/**
 * Posts a notice to the shop over HTTP, correctly signed unless `headers` replace the signature.
 */
export async function postNotice(shop: Shop, payload: string, headers: Record<string, string> = {}): Promise<number> {
  const { server } = shop;
  const secret = await sandboxSecret(server.ctx());
  const answer = await server.app.server.inject({
    method: 'POST',
    url: '/api/mporder/v1/pay/notify/sandbox',
    headers: { ...noticeHeaders(secret, payload, server.clock.now()), ...headers },
    payload,
  });
  return answer.statusCode;
}

/** All rows that the shop stored about a payment. */
export async function booksOf(shop: Shop, paymentNo: string) {
  const { db } = shop.server.database;
  const [payment] = await db.select().from(payments).where(eq(payments.paymentNo, paymentNo));
  const refunds = await db.select().from(paymentRefunds).where(eq(paymentRefunds.paymentNo, paymentNo));
  const incidents = await db.select().from(paymentIncidents).where(eq(paymentIncidents.subject, paymentNo));
  return { payment, refunds, incidents };
}
