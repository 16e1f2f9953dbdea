import { PAYMENT_STATES } from '@voltfront/rules/payment/payment-states';
import { z } from 'zod';
import { At, Done, Fen, FileAddress, Paging, pageOf } from './common';
import { defineEndpoints } from './define';
import { OrderNo } from './order';
import { PaymentMethod, PaymentNo, PaymentPurpose } from './payment';

/** Which payments staff look at. */
const StaffPaymentFilter = z.object({
  state: z.enum(PAYMENT_STATES).optional(),
  method: PaymentMethod.optional(),
  purpose: PaymentPurpose.optional(),
  /** Created on this day in China. */
  day: z.iso.date().optional(),
  /** A whole order or payment number. */
  number: z
    .string()
    .min(6)
    .max(40)
    .regex(/^[A-Z0-9]+$/)
    .optional(),
});

/** A payment as staff see it. */
const StaffPayment = z.object({
  paymentNo: PaymentNo,
  orderNo: OrderNo,
  method: PaymentMethod,
  purpose: PaymentPurpose,
  /** Cash part of a final payment. */
  part: z.int().nullable(),
  amountFen: Fen,
  state: z.enum(PAYMENT_STATES),
  /** The money came when nothing was due any more. */
  isLate: z.boolean(),
  providerNo: z.string().nullable(),
  failureReason: z.string().nullable(),
  createdAt: At,
  expiresAt: At,
  paidAt: At.nullable(),
  refund: z
    .object({ refundNo: z.string(), amountFen: Fen, state: z.enum(['requested', 'done']), doneAt: At.nullable() })
    .nullable(),
});

const IncidentKind = z.enum([
  'forged',
  'foreign',
  'unknownPayment',
  'amountDiffers',
  'chargedTwice',
  'numberReused',
  'refundedTwice',
  'refundFailed',
]);

/** Method, kind and subject in one. */
const IncidentId = z
  .string()
  .max(120)
  .regex(/^[a-z]+\.[A-Za-z]+\.[A-Za-z0-9_-]+$/);

/** Something about money that staff must look at. */
const PaymentIncident = z.object({
  incidentId: IncidentId,
  method: z.string(),
  kind: IncidentKind,
  /** Payment or refund number, or a short fingerprint of a refused notice. */
  subject: z.string(),
  detail: z.record(z.string(), z.unknown()),
  seenCount: z.int(),
  firstAt: At,
  lastAt: At,
  /** Nobody has looked since it was seen last. */
  isNew: z.boolean(),
  lookedAt: At.nullable(),
});

export const paymentStaff = defineEndpoints({
  'GET /api/mporder/v1/staff/payments': {
    summary: 'Payments of all orders, newest first.',
    auth: 'payments.see',
    query: Paging.extend(StaffPaymentFilter.shape),
    reply: pageOf(StaffPayment),
  },
  'POST /api/mporder/v1/staff/payments/export': {
    summary: 'An address, good for some minutes, of the filtered payments as a CSV file of at most 10,000 lines.',
    auth: 'payments.see',
    rate: 'heavy',
    body: StaffPaymentFilter,
    reply: FileAddress,
  },
  'GET /api/mporder/v1/staff/payments/incidents': {
    summary: 'What was wrong with payments, by when it was seen first.',
    auth: 'payments.see',
    query: Paging.extend({ only: z.enum(['new', 'all']).default('all') }),
    reply: pageOf(PaymentIncident),
  },
  'POST /api/mporder/v1/staff/payments/incident/look': {
    summary: 'Marks an incident as looked at; it is new again when it is seen again.',
    auth: 'payments.change',
    rate: 'write',
    idempotent: true,
    body: z.object({ incidentId: IncidentId }),
    reply: Done,
  },
});
