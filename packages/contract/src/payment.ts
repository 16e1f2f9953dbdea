import { SHOWN_PAYMENT_STATES } from '@voltfront/rules/payment/payment-states';
import { z } from 'zod';
import { At, Fen } from './common';
import { defineEndpoints } from './define';
import { FinalPart, PartNumber } from './final-payment';
import { OrderKind, OrderNo, OrderSummary } from './order';

export const PaymentMethod = z.enum(['sandbox', 'wechat', 'alipay']);

export const PaymentState = z.enum(SHOWN_PAYMENT_STATES);

/**
 * What a web page runs in, which decides how money can be asked for there. Mini-programs and the native app say so by
 * their platform code already.
 */
export const PayBrowser = z.enum(['wechat', 'alipay', 'mobile', 'desktop']);

export const PaymentNo = z
  .string()
  .min(6)
  .max(40)
  .regex(/^[A-Z0-9]+$/);

/** 盲订, 小订, 大订, 抢购, 尾款 */
export const PaymentPurpose = z.enum(['blind', 'intention', 'deposit', 'snapUp', 'final']);

export const Payment = z.object({
  paymentNo: PaymentNo,
  orderNo: OrderNo,
  method: PaymentMethod,
  purpose: PaymentPurpose,
  amountFen: Fen,
  state: PaymentState,
  /** The payment was late and is being refunded, or has been. */
  isLate: z.boolean(),
  failureReason: z.string().nullable(),
  paidAt: At.nullable(),
});

export const payment = defineEndpoints({
  'GET /api/mporder/v1/pay/payable': {
    summary: 'What is due on an own order, and how it can be paid on this platform.',
    auth: 'customer',
    query: z.object({
      orderNo: OrderNo,
      /** A cash part of the final payment; the open one when left out. */
      part: PartNumber.optional(),
      browser: PayBrowser.optional(),
    }),
    reply: z.object({
      orderNo: OrderNo,
      kind: OrderKind,
      purpose: PaymentPurpose,
      title: z.string(),
      amountFen: Fen,
      /** `payable`, or why not. */
      state: z.enum(['payable', 'expired', 'paid', 'closed']),
      expiresAt: At.nullable(),
      /** Only what works where the customer is; empty on platforms without payment. */
      methods: z.array(
        z.object({ method: PaymentMethod, name: z.string(), note: z.string(), isAvailable: z.boolean() }),
      ),
    }),
  },
  'POST /api/mporder/v1/pay/create': {
    summary: 'Creates the payment, or returns the one already open for this order and method.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    risk: true,
    body: z.object({
      orderNo: OrderNo,
      /** A cash part of the final payment; the open one when left out. */
      part: PartNumber.optional(),
      method: PaymentMethod,
      /** What the customer saw. */
      amountFen: Fen,
      /** `mobile` when missing. */
      browser: PayBrowser.optional(),
      /** The payer as this platform's payment service knows them; without it the one bound to the account counts. */
      openId: z.string().min(1).max(128).optional(),
    }),
    reply: z.object({
      payment: Payment,
      /** Where to send the customer, or the parameters of the platform's payment call. */
      call: z.union([
        z.object({ kind: z.literal('redirect'), url: z.string() }),
        z.object({ kind: z.literal('native'), params: z.record(z.string(), z.string()) }),
      ]),
    }),
  },
  'GET /api/mporder/v1/pay/state': {
    summary: 'State of the newest payment of an own order, asked of the provider when no notice has come yet.',
    auth: 'customer',
    query: z.object({ orderNo: OrderNo, part: PartNumber.optional() }),
    reply: z.object({
      payment: Payment.nullable(),
      order: OrderSummary,
      /** The cash part that was asked about. */
      part: FinalPart.omit({ method: true }).optional(),
    }),
  },
});
