import { z } from 'zod';
import type { PaymentReport, RefundReport } from '../types';
import type { WechatPayOptions } from './wechat-options';

const Fen = z.int().min(0);

/** A payment in notices and responses. */
export const Transaction = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string().max(64),
  transaction_id: z.string().min(1).max(64).optional(),
  trade_state: z.enum(['SUCCESS', 'REFUND', 'NOTPAY', 'CLOSED', 'REVOKED', 'USERPAYING', 'PAYERROR', 'ACCEPT']),
  trade_state_desc: z.string().optional(),
  success_time: z.string().optional(),
  amount: z.object({ total: Fen.optional(), currency: z.string().optional() }).optional(),
});

/** A refund in notices (`refund_status`) and responses (`status`). */
export const Refund = z
  .object({
    mchid: z.string().optional(),
    out_trade_no: z.string().max(64),
    out_refund_no: z.string().max(64),
    status: z.string().optional(),
    refund_status: z.string().optional(),
    amount: z.object({ refund: Fen, currency: z.string().optional() }),
  })
  .refine((refund) => refund.status || refund.refund_status, 'a refund has a status');

type Transacted = z.infer<typeof Transaction>;

const STATUS: Record<Transacted['trade_state'], PaymentReport['status']> = {
  SUCCESS: 'paid',
  // Refunded: by the shop, which has it in its own records, or by staff on the merchant platform;
  // no money is left either way.
  REFUND: 'closed',
  NOTPAY: 'pending',
  USERPAYING: 'pending',
  ACCEPT: 'pending',
  CLOSED: 'closed',
  REVOKED: 'closed',
  PAYERROR: 'failed',
};

/** Whether a payment belongs to this merchant and one of its apps, and is in yuan. */
export function isOurs({ merchantId, appIds }: WechatPayOptions, { mchid, appid, amount }: Transacted): boolean {
  const isOurApp = Object.values(appIds).includes(appid);
  return mchid === merchantId && isOurApp && (amount?.currency ?? 'CNY') === 'CNY';
}

/** Parses a payment; null when it is paid without number, time or amount. */
export function paymentReport(transaction: Transacted): PaymentReport | null {
  const { out_trade_no: paymentNo, trade_state, transaction_id, success_time, amount, trade_state_desc } = transaction;
  const status = STATUS[trade_state];
  const isPaid = status === 'paid';
  const paidAt = isPaid ? Date.parse(success_time ?? '') : null;
  const amountFen = amount?.total ?? null;
  if (isPaid && (!transaction_id || amountFen === null || Number.isNaN(paidAt))) return null;
  const reason = status === 'failed' ? (trade_state_desc ?? null) : null;
  return { paymentNo, status, amountFen, providerNo: isPaid ? (transaction_id ?? null) : null, paidAt, reason };
}

/** Parses a refund. `ABNORMAL` and `CLOSED` need staff: the money did not reach the customer. */
export function refundReport(refund: z.infer<typeof Refund>): RefundReport {
  const said = refund.refund_status ?? refund.status;
  const status = said === 'SUCCESS' ? 'done' : said === 'PROCESSING' ? 'processing' : 'failed';
  const { out_refund_no: refundNo, out_trade_no: paymentNo } = refund;
  return { refundNo, paymentNo, status, amountFen: refund.amount.refund };
}
