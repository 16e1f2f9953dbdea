import type { RefundState } from '@voltfront/rules/refund/refund-moves';
import type { RefundReason } from '@voltfront/rules/refund/refund-reasons';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { newNumber } from '../../../kernel/ids';
import { DELIVERY_PERSON } from '../../account/demo';
import { newestOrders, type OrderRow, seedDemoOrder } from '../../order';
import { settleDemoPayments } from '../../payment';
import { insertHistory, insertRefundRequest } from '../refund.repository';
import { refundTexts } from '../refund.texts';
import type { RefundKey, RefundPart, StoredAccount } from '../refund.types';

/** Demo people whose payments are completed; those of others stay as they are. */
const PEOPLE = [
  'person-orders',
  'person-owner',
  'person-collector',
  'person-blind',
  'person-deposit',
  'person-pickup',
  'person-partner',
];
const MOST_ORDERS = 50;
/** Approves the first half of a large refund. */
const FIRST_APPROVER = 'person-finance';
const SECOND_APPROVER = 'person-finance-second';

/** What a demo order says about its refund. */
interface Plan {
  state: RefundState;
  reason: RefundReason;
  words?: string;
  explanation?: string;
  /** Nobody has approved yet. */
  isFresh?: boolean;
  /** The money goes to this account and not the way it came. */
  account?: StoredAccount;
}

/** Person whose refund has failed, so that a bank account is asked for; the payments of the others stay as they are. */
const FAILED = DELIVERY_PERSON.accountId;
/** Person who changed their mind. */
const WITHDRAWN = 'person-deposit';

function planOf({ userId, state, refundRejection }: OrderRow): Plan | null {
  if (state === 'refunded') return { state: 'received', reason: 'otherModelHere' };
  if (state === 'refunding')
    return userId === FAILED
      ? { state: 'failed', reason: 'deliveryUnclear' }
      : {
          state: 'inReview',
          reason: 'other',
          words: '工作调动到外地，暂时用不上车',
          explanation: '调令可随时提供，希望尽快办理，谢谢。',
        };
  if (refundRejection !== null) return { state: 'rejected', reason: 'priceCut' };
  return userId === WITHDRAWN && state === 'depositPaid' ? { state: 'withdrawn', reason: 'loanTerms' } : null;
}

type Line = [state: RefundState, title: string, note: string, who: 'customer' | 'staff' | 'system', afterMs: number];

const ASKED: Line = ['inReview', refundTexts.submitted, refundTexts.inReview, 'customer', 0];
const APPROVED: Line = ['approved', refundTexts.approved, refundTexts.goesSoon, 'staff', 6 * HOUR_MS];
const SENDING: Line = ['sending', refundTexts.sending, refundTexts.arrivesIn, 'system', 6 * HOUR_MS + 1000];

function linesOf(state: RefundState, rejection: string | null, isFresh: boolean): Line[] {
  if (isFresh) return [ASKED];
  if (state === 'approved') return [ASKED, APPROVED];
  if (state === 'received')
    return [ASKED, APPROVED, SENDING, ['received', refundTexts.received, refundTexts.allBack, 'system', DAY_MS]];
  if (state === 'failed')
    return [ASKED, APPROVED, SENDING, ['failed', refundTexts.failed, refundTexts.methodRefused, 'system', DAY_MS]];
  if (state === 'rejected') return [ASKED, ['rejected', refundTexts.rejected, rejection ?? '', 'staff', DAY_MS]];
  if (state === 'withdrawn')
    return [ASKED, ['withdrawn', refundTexts.withdrawn, refundTexts.orderGoesOn, 'customer', HOUR_MS]];
  return [ASKED, ['inReview', refundTexts.firstApproved, refundTexts.secondAwaited, 'staff', 3 * HOUR_MS]];
}

const PART_STATES: Partial<Record<RefundState, RefundPart['state']>> = { received: 'done', failed: 'failed' };

/** The refund of a demo order; null where nothing was paid. */
export async function seedRefund(ctx: Ctx, order: OrderRow, plan: Plan): Promise<RefundKey | null> {
  const { userId, orderNo, kind, quote, buyer, refundRejection } = order;
  const { state, reason, words = '', explanation = '', isFresh = false, account = null } = plan;
  const lines = linesOf(state, refundRejection, isFresh);
  const isFirstApproved = state === 'inReview' && !isFresh;
  const askedAt = Math.min(order.createdAt + 2 * DAY_MS, ctx.now() - 2 * DAY_MS);
  const atOf = (afterMs: number) => Math.min(askedAt + afterMs, ctx.now());
  const endAt = atOf(DAY_MS);
  const outcome = state === 'received' ? 'done' : state === 'failed' ? 'failed' : 'none';
  const payments = await settleDemoPayments(ctx, order, outcome, endAt);
  const amountFen = payments.reduce((sum, payment) => sum + payment.amountFen, 0);
  const [[, title, note, who] = ASKED, ...later] = lines;
  if (amountFen === 0) return null;
  const key = { userId, refundNo: newNumber('VB', askedAt) };
  const isDecided = ['received', 'failed', 'rejected', 'approved'].includes(state);
  // A large one has two approvals.
  const isTwice = isFirstApproved || (state === 'approved' && amountFen > ctx.app.config.refundLimitFen);
  await insertRefundRequest(
    ctx.db,
    {
      ...key,
      orderNo,
      state,
      amountFen,
      parts: payments.map((payment) => ({
        ...payment,
        channel: account ? 'bank' : 'original',
        state: PART_STATES[state] ?? 'waiting',
        doneAt: state === 'received' ? endAt : null,
      })),
      order: {
        kind,
        modelName: quote.modelName,
        versionName: quote.versionName,
        cutout: quote.cutout,
        buyerName: buyer.name,
        maskedMobile: buyer.maskedMobile,
        maskedNumber: buyer.maskedNumber,
      },
      reason,
      words,
      explanation,
      pictures: [],
      account,
      rejection: state === 'rejected' ? refundRejection : null,
      failure: state === 'failed' ? '' : null,
      firstApprovedBy: isTwice ? FIRST_APPROVER : null,
      firstApprovedAt: isTwice ? atOf(3 * HOUR_MS) : null,
      decidedBy: isDecided ? (isTwice ? SECOND_APPROVER : FIRST_APPROVER) : null,
      decidedAt: isDecided ? atOf(6 * HOUR_MS) : null,
      historyCount: lines.length,
      createdAt: askedAt,
      updatedAt: atOf(later.at(-1)?.[4] ?? 0),
    },
    { ...key, sequence: 1, state: 'inReview', title, note, who, at: askedAt },
  );
  for (const [index, [lineState, lineTitle, lineNote, lineWho, afterMs]] of later.entries())
    await insertHistory(ctx.db, {
      ...key,
      sequence: index + 2,
      state: lineState,
      title: lineTitle,
      note: lineNote,
      who: lineWho,
      at: atOf(afterMs),
    });
  return key;
}

/** An order of its own for the refund that failed, since sets of demo data change no row of others. */
async function seedFailed(ctx: Ctx): Promise<void> {
  const plan = { kind: 'deposit' as const, state: 'refunding' as const, versionId: 'YLX-core', createdDaysAgo: 7 };
  const order = await seedDemoOrder(ctx, DELIVERY_PERSON, plan);
  const refund = planOf(order);
  if (refund) await seedRefund(ctx, order, refund);
}

/** Refunds of demo orders in every state, and the sandbox bank's knowledge of demo payments. */
export async function seedRefunds(ctx: Ctx): Promise<void> {
  await seedFailed(ctx);
  for (const userId of PEOPLE)
    for (const order of await newestOrders(ctx, userId, MOST_ORDERS)) {
      const plan = planOf(order);
      if (plan) await seedRefund(ctx, order, plan);
      else await settleDemoPayments(ctx, order, 'none', ctx.now());
    }
}
