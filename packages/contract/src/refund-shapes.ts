import { REFUND_STATES } from '@voltfront/rules/refund/refund-moves';
import { REFUND_GROUPS, REFUND_LIMITS, REFUND_REASON_CODES } from '@voltfront/rules/refund/refund-reasons';
import { z } from 'zod';
import { At, Fen, PicturePath } from './common';
import { Adviser, BuyerShown, OrderKind, OrderNo, OrderState } from './order';
import { PaymentMethod, PaymentNo } from './payment';

export const RefundNo = z
  .string()
  .min(6)
  .max(32)
  .regex(/^[A-Z0-9]+$/);

export const RefundState = z.enum(REFUND_STATES);

export const RefundReasonCode = z.enum(REFUND_REASON_CODES);

/** `bank`: to a bank account, because the method it was paid by takes nothing back any more. */
export const RefundChannel = z.enum(['original', 'bank']);

/** The order that a refund is about. */
export const RefundOrder = z.object({
  orderNo: OrderNo,
  kind: OrderKind,
  state: OrderState,
  modelName: z.string(),
  versionName: z.string(),
  cutout: PicturePath,
});

/** A payment that goes back. */
export const RefundablePayment = z.object({
  paymentNo: PaymentNo,
  method: PaymentMethod,
  amountFen: Fen,
  paidAt: At.nullable(),
  /** The method takes nothing back any more: the money goes to a bank account. */
  isClosed: z.boolean(),
});

/** Why no refund can be asked for. `paymentOpen`: a conversion waits for its payment. */
export const RefundRefusal = z.object({
  code: z.enum(['locked', 'running', 'paymentOpen', 'nothingPaid', 'otherState']),
  message: z.string(),
  /** The refund that runs, or was made. */
  refundNo: RefundNo.nullable(),
});

/** What the customer gives up. A coupon that is not spent comes back while it is valid. */
export const RefundLoss = z.object({
  kind: z.enum(['benefit', 'coupon', 'place']),
  title: z.string(),
  note: z.string(),
  isGivenBack: z.boolean(),
});

export const RefundQuote = z.object({
  order: RefundOrder,
  refusal: RefundRefusal.nullable(),
  amountFen: Fen,
  payments: z.array(RefundablePayment),
  losses: z.array(RefundLoss),
  reasons: z.array(
    z.object({
      group: z.enum(REFUND_GROUPS),
      title: z.string(),
      reasons: z.array(z.object({ code: RefundReasonCode, title: z.string(), wantsWords: z.boolean() })),
    }),
  ),
  buyer: BuyerShown,
  adviser: Adviser.nullable(),
  /** Working days until the money is there. */
  days: z.object({ from: z.int(), to: z.int() }),
  rules: z.array(z.string()),
});

/** An account at a bank. */
export const BankAccount = z.object({
  holder: z.string().trim().min(2).max(60),
  bank: z.string().trim().min(4).max(60),
  number: z.string().regex(/^\d{8,30}$/),
});

const Words = z.string().trim().max(REFUND_LIMITS.reasonMax);

export const RefundInput = z.object({
  orderNo: OrderNo,
  /** What the customer saw; refused with 4090101 when it differs. */
  amountFen: Fen,
  reason: RefundReasonCode,
  /** 5 to 200 characters for 其他, else not looked at. */
  words: Words.default(''),
  explanation: z.string().trim().max(REFUND_LIMITS.explanationMax).default(''),
  pictures: z
    .array(PicturePath)
    .max(REFUND_LIMITS.pictures)
    .refine((pictures) => new Set(pictures).size === pictures.length, '图片重复')
    .default([]),
  /** Where a method is closed. */
  account: BankAccount.optional(),
  /** SMS code of the scene `refund`. */
  code: z.string().regex(/^\d{6}$/),
});

/** A payment on its way back. */
export const RefundPart = RefundablePayment.omit({ isClosed: true }).extend({
  channel: RefundChannel,
  state: z.enum(['waiting', 'sending', 'done', 'failed']),
  doneAt: At.nullable(),
});

export const RefundDetail = z.object({
  refundNo: RefundNo,
  state: RefundState,
  amountFen: Fen,
  order: RefundOrder,
  reason: z.object({ code: RefundReasonCode, title: z.string(), words: z.string() }),
  explanation: z.string(),
  pictures: z.array(PicturePath),
  parts: z.array(RefundPart),
  /** Named by the customer, its number masked. */
  account: z.object({ holder: z.string(), bank: z.string(), maskedNumber: z.string() }).nullable(),
  timeline: z.array(z.object({ state: RefundState, title: z.string(), note: z.string(), at: At })),
  /** What staff said against it. */
  rejection: z.string().nullable(),
  /** Why the money could not go back. */
  failure: z.string().nullable(),
  /** What the customer can do now. */
  actions: z.array(z.enum(['withdraw', 'correctAccount', 'applyAgain'])),
  adviser: Adviser.nullable(),
  days: z.object({ from: z.int(), to: z.int() }),
  createdAt: At,
});
