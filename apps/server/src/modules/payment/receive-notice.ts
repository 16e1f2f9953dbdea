import { createHash } from 'node:crypto';
import { type Ctx, withTransaction } from '../../kernel/context';
import { InternalError } from '../../kernel/errors';
import { writeLast } from '../../kernel/transaction-scope';
import {
  type Notice,
  type NoticeAnswer,
  NoticeRefused,
  type PaymentProvider,
  type RawNotice,
} from '../../providers/payment';
import { applyReport, isBooked } from './apply-report';
import { noticeInsertion, type PaymentRow, selectByNumber } from './payment.repository';
import { finishRefund } from './refund-payment';
import { reportIncident } from './report-incident';

async function parse(ctx: Ctx, provider: PaymentProvider, raw: RawNotice): Promise<Notice | null> {
  try {
    return await provider.parseNotice(ctx, raw);
  } catch (error) {
    if (!(error instanceof NoticeRefused)) throw error;
    if (error.kind === 'probe') return null;
    // A short hash, so that a flood of invalid notices increments counters instead of filling the
    // table.
    const subject = createHash('sha256').update(raw.rawBody).digest('hex').slice(0, 4);
    await reportIncident(ctx, {
      method: provider.method,
      kind: error.kind,
      subject,
      detail: { why: error.message, bytes: raw.rawBody.length },
    });
    return null;
  }
}

const received = (ctx: Ctx, method: string, { noticeId, report: { paymentNo } }: Notice) =>
  noticeInsertion(ctx.db, { method, noticeId, paymentNo, receivedAt: ctx.now() });

async function apply(ctx: Ctx, method: string, notice: Notice, known?: PaymentRow): Promise<boolean> {
  const { about, report } = notice;
  const isTaken =
    about === 'payment' ? await applyReport(ctx, method, report, known) : await finishRefund(ctx, method, report);
  if (isTaken) writeLast(() => received(ctx, method, notice));
  return isTaken;
}

/** Applies a notice; one that only repeats what is recorded is just stored. */
async function take(ctx: Ctx, method: string, notice: Notice): Promise<boolean> {
  const { about, report } = notice;
  const known = about === 'payment' ? await selectByNumber(ctx.db, method, report.paymentNo) : undefined;
  if (about === 'payment' && known && isBooked(known, report)) {
    await ctx.db.execute(received(ctx, method, notice));
    return true;
  }
  return withTransaction(ctx, (tx) => apply(tx, method, notice, known));
}

/**
 * Receives a provider's notice: verifies the signature over the raw body, then number and amount,
 * then applies it once. Repeated, reordered, forged and wrong ones change nothing; the last two are
 * reported as incidents. Call it outside a transaction.
 */
export async function receiveNotice(ctx: Ctx, provider: PaymentProvider, raw: RawNotice): Promise<NoticeAnswer> {
  const notice = await parse(ctx, provider, raw);
  if (!notice) return provider.answerNotice(false);
  return provider.answerNotice(await take(ctx, provider.method, notice));
}

/**
 * Delivers the sandbox's notices inside this process, through the same code as those received over
 * HTTP.
 */
export const deliverToShop =
  (method: string) =>
  async (ctx: Ctx, raw: RawNotice): Promise<NoticeAnswer> => {
    const provider = ctx.app.payment.find(method);
    if (!provider) throw new InternalError(`no payment provider ${method}`);
    return receiveNotice(ctx, provider, raw);
  };
