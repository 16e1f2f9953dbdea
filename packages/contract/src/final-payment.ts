import {
  FINAL_LOAN_STATES,
  FINAL_PART_STATES,
  FINAL_STATES,
  FINAL_TRADE_IN_STATES,
} from '@voltfront/rules/order/final-account';
import { z } from 'zod';
import { At, Done, Fen, Id, PicturePath } from './common';
import { defineEndpoints } from './define';
import { OrderNo, OrderState } from './order';

/** Number of a cash part within its order: 1, 2, 3 … */
export const PartNumber = z.coerce.number().int().min(1).max(9999);

/** A cash part of a final payment. */
export const FinalPart = z.object({
  part: z.int(),
  amountFen: Fen,
  /** Went back, or is on its way back. */
  returnedFen: Fen,
  state: z.enum(FINAL_PART_STATES),
  /** How it was paid; null before. */
  method: z.string().nullable(),
  createdAt: At,
  /** End of the 30 minutes to pay it. */
  expiresAt: At,
  paidAt: At.nullable(),
});

const Named = z.object({ name: z.string(), amountFen: Fen });

/** The final payment of an order; all rows add up to the total. */
export const FinalPayment = z.object({
  orderNo: OrderNo,
  orderState: OrderState,
  state: z.enum(FINAL_STATES),
  modelName: z.string(),
  versionName: z.string(),
  cutout: PicturePath,
  /** Price before coupons. */
  totalFen: Fen,
  /** Taken off the price already; positive. */
  subsidies: z.array(Named),
  depositFen: Fen,
  coupons: z.array(Named),
  couponFen: Fen,
  loan: z
    .object({
      state: z.enum(FINAL_LOAN_STATES),
      lenderName: z.string(),
      /** Asked for, approved or paid out. */
      amountFen: Fen,
      /** Counted in this account. */
      countedFen: Fen,
      /** End of the approval; null without one. */
      approvedUntil: At.nullable(),
    })
    .nullable(),
  tradeIn: z
    .object({
      requestId: Id,
      state: z.enum(FINAL_TRADE_IN_STATES),
      carName: z.string(),
      /** The binding offer; null before there is one. */
      valueFen: Fen.nullable(),
      countedFen: Fen,
    })
    .nullable(),
  cashPaidFen: Fen,
  cashOpenFen: Fen,
  restFen: Fen,
  /** Still to come from customer, lender and old car. */
  unsettledFen: Fen,
  /** What the next cash part may be; null when none can be made. */
  limits: z.object({ minFen: Fen, maxFen: Fen }).nullable(),
  /** Cash parts, newest first. */
  parts: z.array(FinalPart),
});

export const finalPayment = defineEndpoints({
  'GET /api/mporder/v1/staff/order/final': {
    summary: 'The final payment of an order: its account, and the loan and old car that staff book on it.',
    auth: 'orders.see',
    query: z.object({ orderNo: OrderNo }),
    reply: FinalPayment.extend({
      /** Number of the loan that the account counts, as staff confirm its money by; null without one. */
      applicationNo: z.string().nullable(),
    }),
  },
  'GET /api/mporder/v1/order/final': {
    summary: 'The final payment of an own order: its account and its cash parts.',
    auth: 'customer',
    query: z.object({ orderNo: OrderNo }),
    reply: FinalPayment,
  },
  'POST /api/mporder/v1/order/final/part': {
    summary: 'Makes a cash part, reserved for 30 minutes; the open one is returned when it has the same amount.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: z.object({ orderNo: OrderNo, amountFen: Fen.min(1).max(10_000_000_000) }),
    reply: FinalPart,
  },
  'POST /api/mporder/v1/order/final/part/cancel': {
    summary: 'Gives an open cash part up; what is paid for it all the same goes back.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: z.object({ orderNo: OrderNo, part: PartNumber }),
    reply: Done,
  },
});
