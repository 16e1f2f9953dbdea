import type { Ctx } from '../../kernel/context';
import type { EventMap } from '../../kernel/jobs';
import { completeRefund, lockOwnOrder } from '../order';
import { refundablePayments, refundPayment, transferInstead } from '../payment';
import { noteOnOrder } from './decide-refund';
import { lockRefund, refundStates } from './move-refund';
import { type RefundRow, selectOpenOfForUpdate, updateRefund } from './refund.repository';
import { refundTexts } from './refund.texts';
import type { RefundKey, RefundPart } from './refund.types';

/** The parts with one of them changed. */
const withPart = (parts: readonly RefundPart[], paymentNo: string, changes: Partial<RefundPart>): RefundPart[] =>
  parts.map((part) => (part.paymentNo === paymentNo ? { ...part, ...changes } : part));

/**
 * Starts the refund of every payment of an approved refund; does nothing when that was done. A method that closed after
 * the customer asked goes to the bank account, and the refund fails when none was named.
 */
export async function sendRefundMoney(ctx: Ctx, key: RefundKey): Promise<void> {
  const row = await lockRefund(ctx, key);
  if (row.state !== 'approved') return;
  const payments = await refundablePayments(ctx, row);
  const parts: RefundPart[] = row.parts.map((part) => {
    const isClosed = payments.find(({ paymentNo }) => paymentNo === part.paymentNo)?.isClosed ?? false;
    const channel = isClosed ? 'bank' : part.channel;
    return { ...part, channel, state: channel === 'bank' && !row.account ? 'failed' : 'sending' };
  });
  for (const { paymentNo, channel } of parts)
    await refundPayment(ctx, { userId: row.userId, paymentNo }, refundTexts.payReason, channel);
  const told = { title: refundTexts.sending, note: refundTexts.arrivesIn };
  const sent = await refundStates.move(ctx, row, 'send', { ...told, who: 'system', changes: { parts } });
  if (parts.some(({ state }) => state === 'failed')) await failRefund(ctx, sent, { who: 'system', failure: '' });
}

/** The money of a refund cannot go back until the customer names another account. `failure`: words of a bank. */
export async function failRefund(
  ctx: Ctx,
  row: RefundRow,
  { who, failure, parts = row.parts }: { who: 'system' | 'staff'; failure: string; parts?: RefundPart[] },
): Promise<void> {
  const line = { title: refundTexts.failed, note: failure || refundTexts.methodRefused };
  await refundStates.move(ctx, row, 'fail', { ...line, who, changes: { parts, failure } });
  await noteOnOrder(ctx, row, line);
}

/** The running refund of an order that has this payment, locked; null for payments that went back otherwise. */
async function lockRunning(ctx: Ctx, ref: { userId: string; orderNo: string; paymentNo: string }) {
  await lockOwnOrder(ctx, ref);
  const row = await selectOpenOfForUpdate(ctx.db, ref);
  const part = row?.parts.find(({ paymentNo }) => paymentNo === ref.paymentNo);
  return row && part ? { row, part } : null;
}

/**
 * The money of one payment is back; with the last one the refund and its order end. A repeated report changes nothing.
 */
export async function settlePart(
  ctx: Ctx,
  { userId, orderNo, paymentNo, at }: Pick<EventMap['PaymentRefunded'], 'userId' | 'orderNo' | 'paymentNo' | 'at'>,
): Promise<void> {
  const found = await lockRunning(ctx, { userId, orderNo, paymentNo });
  if (!found || found.part.state === 'done') return;
  const { row } = found;
  const parts = withPart(row.parts, paymentNo, { state: 'done', doneAt: at });
  if (parts.some(({ state }) => state !== 'done')) {
    await updateRefund(ctx.db, row, { parts, updatedAt: ctx.now() });
    return;
  }
  const told = { title: refundTexts.received, note: refundTexts.allBack, who: 'system' as const };
  await refundStates.move(ctx, row, 'receive', { ...told, changes: { parts, failure: null } });
  await completeRefund(ctx, await lockOwnOrder(ctx, row), row.amountFen, refundTexts.allBack);
}

/**
 * A provider cannot give a payment back: it goes to the bank account of the customer, or waits for one. A repeated
 * report changes nothing.
 */
export async function failPart(
  ctx: Ctx,
  { userId, orderNo, paymentNo }: EventMap['PaymentRefundFailed'],
): Promise<void> {
  const found = await lockRunning(ctx, { userId, orderNo, paymentNo });
  if (found?.part.state !== 'sending' || found.part.channel !== 'original') return;
  const { row } = found;
  if (row.account) {
    await transferInstead(ctx, { userId, paymentNo });
    const parts = withPart(row.parts, paymentNo, { channel: 'bank' });
    await updateRefund(ctx.db, row, { parts, updatedAt: ctx.now() });
    return;
  }
  const parts = withPart(row.parts, paymentNo, { state: 'failed' });
  if (row.state === 'failed') await updateRefund(ctx.db, row, { parts, updatedAt: ctx.now() });
  else await failRefund(ctx, row, { who: 'system', failure: '', parts });
}
