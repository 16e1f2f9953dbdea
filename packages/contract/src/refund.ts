import { z } from 'zod';
import { At, Fen, FileAddress, Id, Paging, pageOf } from './common';
import { defineEndpoints } from './define';
import { OrderNo } from './order';
import { PaymentNo } from './payment';
import { BankAccount, RefundDetail, RefundInput, RefundNo, RefundQuote, RefundState } from './refund-shapes';

/** Which refunds staff look at: in a state, or of an order or refund number. */
const StaffRefundFilter = z.object({
  state: RefundState.optional(),
  search: z
    .string()
    .trim()
    .max(32)
    .regex(/^[A-Za-z0-9]*$/)
    .optional(),
});

/** A refund in the list of staff. */
const StaffRefund = z.object({
  refundNo: RefundNo,
  orderNo: OrderNo,
  state: RefundState,
  amountFen: Fen,
  modelName: z.string(),
  versionName: z.string(),
  reason: z.string(),
  /** Masked for the auditor. */
  buyerName: z.string(),
  /** Above the limit: two members of finance approve. */
  needsTwo: z.boolean(),
  /** Approvals so far. */
  approvals: z.int(),
  /** The money goes, at least in part, to a bank account. */
  isByBank: z.boolean(),
  createdAt: At,
  updatedAt: At,
});

/** A refund as staff see it; masked for the auditor. */
const StaffRefundDetail = RefundDetail.omit({ actions: true, adviser: true, account: true }).extend({
  customer: z.object({ accountId: Id, buyerName: z.string(), maskedMobile: z.string(), maskedNumber: z.string() }),
  /** The number in full for whoever transfers the money. */
  account: z.object({ holder: z.string(), bank: z.string(), number: z.string() }).nullable(),
  needsTwo: z.boolean(),
  limitFen: Fen,
  approvals: z.array(z.object({ staffId: Id, name: z.string(), at: At })),
  /** What the caller can do now. `approve` is left out for who approved already. */
  actions: z.array(z.enum(['approve', 'reject', 'transfer'])),
});

export const refund = defineEndpoints({
  'GET /api/mporder/v1/refund/quote': {
    summary:
      'Whether an own order can be refunded, how much by which payment, what is lost, and the reasons to choose.',
    auth: 'customer',
    query: z.object({ orderNo: OrderNo }),
    reply: RefundQuote,
  },
  'POST /api/mporder/v1/refund/submit': {
    summary: 'Asks for the refund of an own order, which becomes refunding; wants an SMS code of the scene refund.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: RefundInput,
    reply: RefundDetail,
  },
  'GET /api/mporder/v1/refund/detail': {
    summary: 'An own refund, or the newest one of an own order.',
    auth: 'customer',
    query: z.object({ refundNo: RefundNo.optional(), orderNo: OrderNo.optional() }),
    reply: RefundDetail,
  },
  'POST /api/mporder/v1/refund/withdraw': {
    summary: 'Withdraws a refund in review; the order returns to its state before.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ refundNo: RefundNo }),
    reply: RefundDetail,
  },
  'POST /api/mporder/v1/refund/account': {
    summary: 'Names another bank account after a failure; what has not gone back goes there.',
    auth: 'customer',
    rate: 'write',
    body: BankAccount.extend({ refundNo: RefundNo }),
    reply: RefundDetail,
  },
  'GET /api/mporder/v1/staff/refunds': {
    summary: 'Refunds of all customers, newest first; in a state, or of an order or refund number.',
    auth: 'refunds.see',
    query: Paging.extend(StaffRefundFilter.shape),
    reply: pageOf(StaffRefund),
  },
  'POST /api/mporder/v1/staff/refunds/export': {
    summary: 'An address, good for some minutes, of the filtered refunds as a CSV file of at most 10,000 lines.',
    auth: 'refunds.see',
    rate: 'heavy',
    body: StaffRefundFilter,
    reply: FileAddress,
  },
  'GET /api/mporder/v1/staff/refund/detail': {
    summary: 'A refund with customer, payments, timeline and approvals.',
    auth: 'refunds.see',
    query: z.object({ refundNo: RefundNo }),
    reply: StaffRefundDetail,
  },
  'POST /api/mporder/v1/staff/refund/approve': {
    summary:
      'Approves a refund in review; above the limit the money goes back with the second approval by somebody else.',
    auth: 'refunds.change',
    rate: 'write',
    body: z.object({ refundNo: RefundNo, /** What staff saw. */ amountFen: Fen }),
    reply: StaffRefundDetail,
  },
  'POST /api/mporder/v1/staff/refund/reject': {
    summary: 'Rejects a refund in review with a reason that the customer reads; the order returns to its state before.',
    auth: 'refunds.change',
    rate: 'write',
    body: z.object({ refundNo: RefundNo, reason: z.string().trim().min(2).max(200) }),
    reply: StaffRefundDetail,
  },
  'POST /api/mporder/v1/staff/refund/transfer': {
    summary: 'Records the outcome of a transfer to the bank account of the customer, for one payment.',
    auth: 'refunds.change',
    rate: 'write',
    body: z.discriminatedUnion('outcome', [
      z.object({
        outcome: z.literal('done'),
        refundNo: RefundNo,
        paymentNo: PaymentNo,
        /** The bank's number of the transfer. */
        reference: z.string().trim().min(4).max(64),
      }),
      z.object({
        outcome: z.literal('failed'),
        refundNo: RefundNo,
        paymentNo: PaymentNo,
        /** What the bank said, for the customer. */
        reason: z.string().trim().min(2).max(200),
      }),
    ]),
    reply: StaffRefundDetail,
  },
});
