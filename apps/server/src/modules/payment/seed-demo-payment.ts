import { MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { newNumber, randomToken } from '../../kernel/ids';
import { render } from '../../kernel/texts';
import { openPayment } from '../../providers/payment/sandbox/sandbox-bank.repository';
import type { DemoPayment } from '../order';
import { noteIncident } from './incident.repository';
import { insertPayment, insertRefund, type PaymentRow, selectPaymentsOf, updatePayment } from './payment.repository';
import type { IncidentKind, Purpose } from './payment.tables';
import { paymentTexts } from './payment.texts';
import { markLookedAt } from './staff.repository';

const TOOK_MS = MINUTE_MS;

/** Records a payment of a demo order as if the sandbox had taken it. */
export async function bookDemoPayment(ctx: Ctx, input: DemoPayment): Promise<string> {
  const createdAt = input.paidAt - TOOK_MS;
  const paymentNo = newNumber('VP', createdAt);
  await insertPayment(ctx.db, {
    userId: input.userId,
    paymentNo,
    orderNo: input.orderNo,
    method: 'sandbox',
    purpose: input.purpose as Purpose,
    part: input.part ?? null,
    amountFen: input.amountFen,
    state: input.state,
    providerNo: newNumber('SB', input.paidAt),
    createdAt,
    updatedAt: input.paidAt,
    expiresAt: createdAt,
    paidAt: input.paidAt,
  });
  return paymentNo;
}

/** How the refund of a demo order stands. */
type DemoRefund = 'none' | 'done' | 'failed';

/** Tells the sandbox bank of a demo payment, so that it can give the money back. */
async function tellBank(ctx: Ctx, row: PaymentRow): Promise<void> {
  const { paymentNo, orderNo, amountFen, providerNo, createdAt, expiresAt, paidAt } = row;
  const isBack = row.state === 'refunded';
  await openPayment(ctx.db, {
    paymentNo,
    orderNo,
    amountFen,
    providerNo,
    createdAt,
    expiresAt,
    paidAt,
    title: orderNo,
    state: 'paid',
    accessKey: randomToken(16),
    returnPath: '/',
    refundedFen: isBack ? amountFen : 0,
  });
}

async function insertDemoRefund(ctx: Ctx, row: PaymentRow, outcome: 'done' | 'failed', at: number): Promise<void> {
  const { userId, paymentNo, orderNo, amountFen } = row;
  await insertRefund(ctx.db, {
    userId,
    refundNo: newNumber('VR', at),
    paymentNo,
    orderNo,
    amountFen,
    reason: render(paymentTexts.refunding),
    state: outcome === 'done' ? 'done' : 'requested',
    channel: 'original',
    failedAt: outcome === 'failed' ? at : null,
    reference: null,
    attempts: 1,
    createdAt: at,
    doneAt: outcome === 'done' ? at : null,
  });
  if (outcome === 'failed') await updatePayment(ctx.db, row, { state: 'refunding' });
}

/**
 * Completes the payments of a demo order: the sandbox bank knows them, and their refunds have rows. @returns what they
 * amount to, the oldest first
 */
export async function settleDemoPayments(
  ctx: Ctx,
  key: { userId: string; orderNo: string },
  refund: DemoRefund,
  at: number,
): Promise<Pick<PaymentRow, 'paymentNo' | 'method' | 'amountFen' | 'paidAt'>[]> {
  const rows = (await selectPaymentsOf(ctx.db, key)).filter(({ state }) => state === 'paid' || state === 'refunded');
  for (const row of rows) {
    await tellBank(ctx, row);
    if (refund !== 'none') await insertDemoRefund(ctx, row, refund, at);
  }
  return rows.reverse().map(({ paymentNo, method, amountFen, paidAt }) => ({ paymentNo, method, amountFen, paidAt }));
}

/** An attempt of the past beside the payment that counted. */
type Attempt = Pick<PaymentRow, 'method' | 'state'> &
  Partial<Pick<PaymentRow, 'failureReason' | 'isLate' | 'providerNo'>>;

/**
 * What else happened to a demo order that was paid: an attempt that failed, one that was closed, money that came too late
 * and went back, and what the shop noted about that for staff.
 */
export async function seedDemoAttempts(ctx: Ctx, order: { userId: string; orderNo: string }): Promise<void> {
  const paid = (await selectPaymentsOf(ctx.db, order)).find(({ state }) => state === 'paid');
  if (!paid) return;
  const add = async (attempt: Attempt, minutesBefore: number): Promise<PaymentRow> => {
    const at = paid.createdAt - minutesBefore * MINUTE_MS;
    const paidAt = attempt.isLate ? paid.createdAt + TOOK_MS : null;
    const paymentNo = newNumber('VP', at);
    const { purpose, amountFen } = paid;
    const times = { createdAt: at, updatedAt: at, expiresAt: at + 15 * MINUTE_MS, paidAt };
    await insertPayment(ctx.db, { ...order, paymentNo, purpose, part: null, amountFen, ...times, ...attempt });
    return (await selectPaymentsOf(ctx.db, order)).find((row) => row.paymentNo === paymentNo) as PaymentRow;
  };
  await add({ method: 'wechat', state: 'failed', failureReason: render(paymentTexts.methodClosed) }, 9);
  await add({ method: 'alipay', state: 'closed' }, 7);
  const late = {
    method: 'wechat',
    state: 'refunded',
    isLate: true,
    providerNo: newNumber('WX', paid.createdAt),
  } as const;
  await insertDemoRefund(ctx, await add(late, 5), 'done', paid.createdAt + 3 * MINUTE_MS);
  await noteDemoIncidents(ctx, paid);
}

async function noteDemoIncidents(ctx: Ctx, { paymentNo, method, amountFen, createdAt }: PaymentRow): Promise<void> {
  const note = (kind: IncidentKind, subject: string, detail: Record<string, unknown>, at: number) =>
    noteIncident(ctx.db, { method, kind, subject, detail }, at);
  const differs = { status: 'paid', expectedFen: amountFen, reportedFen: amountFen - 100 };
  await note('amountDiffers', paymentNo, differs, createdAt);
  await note('amountDiffers', paymentNo, differs, createdAt + MINUTE_MS);
  await note('unknownPayment', 'VP000000000000000000', { status: 'paid' }, createdAt + 2 * MINUTE_MS);
  await note('forged', '9f2c61e07b', { reason: 'signature' }, createdAt + 3 * MINUTE_MS);
  const looked = { lookedAt: createdAt + 5 * MINUTE_MS, lookedBy: 'person-finance' };
  await markLookedAt(ctx.db, { method, kind: 'forged', subject: '9f2c61e07b' }, looked);
}
