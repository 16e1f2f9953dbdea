import { DIFFERENCE_KINDS } from '@voltfront/rules/reconciliation/books';
import { DIFFERENCE_STATES } from '@voltfront/rules/reconciliation/difference-moves';
import { z } from 'zod';
import { At, Done, Fen, FileAddress, Id, Paging, pageOf } from './common';
import { defineEndpoints } from './define';
import { PaymentMethod } from './payment';

const DifferenceKind = z.enum(DIFFERENCE_KINDS);

/** What one side counts on a day. */
const Side = z.object({ paidCount: z.int(), paidFen: Fen, refundedCount: z.int(), refundedFen: Fen });

/** What is settled on a day: in, back, fees less those that came back, and what is left of it. */
const Settled = z.object({ paidFen: Fen, refundedFen: Fen, feeFen: Fen, netFen: Fen });

/** A day of a provider. */
const ReconciliationDay = z.object({
  dayId: Id,
  method: PaymentMethod,
  day: z.iso.date(),
  /** `waiting`: its statement is to come. `cleared`: there were differences, and none is open. */
  state: z.enum(['waiting', 'failed', 'balanced', 'open', 'cleared']),
  /** What was wrong with the statement at the last attempt. */
  fault: z.enum(['hash', 'cutOff', 'totals', 'format', 'down', 'late']).nullable(),
  /** When it is to be compared, for the first time or again; null when it is not. */
  nextAt: At.nullable(),
  /** It is due, or being compared. */
  isRunning: z.boolean(),
  checkedAt: At.nullable(),
  theirs: Side,
  ours: Side,
  /** Money in less money back of the provider, less that of the shop. */
  netDifferenceFen: Fen,
  /** The part of it that one side counts on another day. */
  timingFen: Fen,
  /** Payments and refunds that may be on a statement which is still to come. */
  pendingCount: z.int(),
  /** Fees, and what moved on the account; null while no statement is known that has them. */
  funds: z
    .object({
      /** The agreed rate: 0.6 % is 6,000. */
      feePerMillion: z.int(),
      /** What the rate makes of the bill's lines, each rounded to the nearest fen. */
      agreedFeeFen: Fen,
      bill: Settled,
      /** `otherFen`: what came less what went otherwise, such as a withdrawal; it is not part of the net. */
      flow: Settled.extend({ otherFen: Fen }),
    })
    .nullable(),
  /** Differences by kind, without kinds that there are none of. */
  kinds: z.array(z.object({ kind: DifferenceKind, open: z.int(), all: z.int(), effectFen: Fen })),
  open: z.int(),
  explained: z.int(),
  settled: z.int(),
});

const DifferenceState = z.enum(DIFFERENCE_STATES);
const DifferenceActor = z.enum(['staff', 'shop']);

/** A difference between the shop's books and a statement. */
const Difference = z.object({
  differenceId: Id,
  dayId: Id,
  method: PaymentMethod,
  day: z.iso.date(),
  kind: DifferenceKind,
  about: z.enum(['payment', 'refund', 'fee']),
  /** Payment or refund number of the shop, as the statement has it; the day where sums of its account differ. */
  number: z.string(),
  orderNo: z.string().nullable(),
  providerNo: z.string().nullable(),
  ourFen: Fen.nullable(),
  theirFen: Fen.nullable(),
  effectFen: Fen,
  ourState: z.string().nullable(),
  theirState: z.enum(['done', 'processing', 'failed']).nullable(),
  ourAt: At.nullable(),
  theirAt: At.nullable(),
  /** The provider was asked, and asking again can put it right. */
  isRepairable: z.boolean(),
  state: DifferenceState,
  settledBy: DifferenceActor.nullable(),
  createdAt: At,
  history: z.array(z.object({ state: DifferenceState, who: DifferenceActor, note: z.string(), at: At })),
});

const DifferenceFilter = z.object({
  dayId: Id.optional(),
  method: PaymentMethod.optional(),
  state: DifferenceState.optional(),
  kind: DifferenceKind.optional(),
});

const DayFilter = z.object({ method: PaymentMethod.optional(), only: z.enum(['all', 'open']).default('all') });

const Change = z.object({ differenceId: Id, reason: z.string().trim().min(2).max(200) });

export const reconciliation = defineEndpoints({
  'GET /api/mporder/v1/staff/reconciliation/days': {
    summary: 'Days of payment providers, newest first: what both sides count, and how many differences there are.',
    auth: 'payments.see',
    query: Paging.extend(DayFilter.shape),
    reply: pageOf(ReconciliationDay),
  },
  'GET /api/mporder/v1/staff/reconciliation/day': {
    summary: 'A day of a payment provider.',
    auth: 'payments.see',
    query: z.object({ dayId: Id }),
    reply: ReconciliationDay,
  },
  'GET /api/mporder/v1/staff/reconciliation/differences': {
    summary: "Differences between the shop's books and statements, by when they were found.",
    auth: 'payments.see',
    query: Paging.extend(DifferenceFilter.shape),
    reply: pageOf(Difference),
  },
  'GET /api/mporder/v1/staff/reconciliation/waiting': {
    summary: 'How many differences are open, and since when the oldest of them is.',
    auth: 'payments.see',
    reply: z.object({ open: z.int(), oldestAt: At.nullable() }),
  },
  'POST /api/mporder/v1/staff/reconciliation/difference/explain': {
    summary: 'Says why an open difference is there; the money is still to be put right.',
    auth: 'payments.change',
    rate: 'write',
    idempotent: true,
    body: Change,
    reply: Done,
  },
  'POST /api/mporder/v1/staff/reconciliation/difference/settle': {
    summary: 'Says how a difference was put right.',
    auth: 'payments.change',
    rate: 'write',
    idempotent: true,
    body: Change,
    reply: Done,
  },
  'POST /api/mporder/v1/staff/reconciliation/run': {
    summary: 'Fetches the statement of a day again and compares it; a job does it soon.',
    auth: 'payments.change',
    rate: 'write',
    idempotent: true,
    body: z.object({ dayId: Id }),
    reply: Done,
  },
  'POST /api/mporder/v1/staff/reconciliation/export': {
    summary: 'An address, good for some minutes, of the filtered differences as a CSV file of at most 10,000 lines.',
    auth: 'payments.see',
    rate: 'heavy',
    body: DifferenceFilter,
    reply: FileAddress,
  },
  'POST /api/mporder/v1/staff/reconciliation/days/export': {
    summary: 'An address, good for some minutes, of the filtered days with what was settled, as a CSV file.',
    auth: 'payments.see',
    rate: 'heavy',
    body: DayFilter,
    reply: FileAddress,
  },
});
