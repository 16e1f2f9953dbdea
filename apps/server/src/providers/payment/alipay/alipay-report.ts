import { z } from 'zod';
import { shanghaiMs } from '../shanghai-text';
import type { PaymentReport, RefundReport } from '../types';
import { fenOf } from '../yuan-text';

/** A payment in a response. */
export const Trade = z.object({
  outTradeNo: z.string().max(64),
  tradeNo: z.string().min(1).max(64).optional(),
  tradeStatus: z.enum(['WAIT_BUYER_PAY', 'TRADE_CLOSED', 'TRADE_SUCCESS', 'TRADE_FINISHED']),
  totalAmount: z.string().optional(),
  transCurrency: z.string().optional(),
  sendPayDate: z.string().optional(),
});

/** A refund in a response. */
export const AskedRefund = z.object({
  outTradeNo: z.string().optional(),
  outRequestNo: z.string().optional(),
  refundAmount: z.string().optional(),
  refundStatus: z.string().optional(),
});

/** Facts of a payment, from a response or a notice. */
export interface TradeFacts {
  paymentNo: string;
  tradeNo: string | undefined;
  status: z.infer<typeof Trade>['tradeStatus'];
  amount: string | undefined;
  /** Time of payment, in Asia/Shanghai. */
  paidAt: string | undefined;
}

const STATUS: Record<TradeFacts['status'], PaymentReport['status']> = {
  WAIT_BUYER_PAY: 'pending',
  // The payment expired unpaid, or was refunded in full.
  TRADE_CLOSED: 'closed',
  TRADE_SUCCESS: 'paid',
  TRADE_FINISHED: 'paid',
};

/** Parses a payment; null when its amount is invalid, or it is paid without number or time. */
export function paymentReport(facts: TradeFacts): PaymentReport | null {
  const status = STATUS[facts.status];
  const amountFen = fenOf(facts.amount);
  if (facts.amount !== undefined && amountFen === null) return null;
  const base = { paymentNo: facts.paymentNo, status, amountFen, reason: null };
  if (status !== 'paid') return { ...base, providerNo: null, paidAt: null };
  const paidAt = shanghaiMs(facts.paidAt);
  if (amountFen === null || !facts.tradeNo || paidAt === null) return null;
  return { ...base, providerNo: facts.tradeNo, paidAt };
}

/**
 * Parses the response about a refund; null when Alipay does not know it, which it does not report
 * as an error.
 */
export function refundReport(
  refund: z.infer<typeof AskedRefund>,
  ask: { refundNo: string; paymentNo: string },
): RefundReport | null {
  const amountFen = fenOf(refund.refundAmount);
  if (refund.outRequestNo !== ask.refundNo || amountFen === null) return null;
  return { ...ask, amountFen, status: refund.refundStatus === 'REFUND_SUCCESS' ? 'done' : 'processing' };
}
