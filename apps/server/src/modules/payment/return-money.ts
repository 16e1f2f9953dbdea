import type { Ctx } from '../../kernel/context';
import type { HookMap } from '../../kernel/hooks';
import { newNumber } from '../../kernel/ids';
import { schedule } from '../../kernel/jobs';
import { render } from '../../kernel/texts';
import { notePayment } from '../order';
import { insertRefund, type PaymentRow, selectPaymentForUpdate } from './payment.repository';
import { paymentTexts } from './payment.texts';
import { startRefund } from './refund-payment';

/** Starts the refund of less than a whole payment, which stays paid. @returns false when it has a refund already */
async function startPartRefund(ctx: Ctx, row: PaymentRow, amountFen: number, reason: string): Promise<boolean> {
  const now = ctx.now();
  const { userId, paymentNo, orderNo } = row;
  const refundNo = newNumber('VR', now);
  const refund = { userId, refundNo, paymentNo, orderNo, amountFen, state: 'requested' as const, attempts: 0 };
  const words = { reason: render(reason), channel: 'original' as const, createdAt: now, doneAt: null };
  const open = { failedAt: null, reference: null };
  if (!(await insertRefund(ctx.db, { ...refund, ...words, ...open }))) return false;
  await notePayment(ctx, row, paymentTexts.refunding, paymentTexts.goesBack({ amountFen, reason }));
  await schedule(ctx, 'sendRefund', { userId, refundNo }, now);
  return true;
}

/**
 * Gives back a payment or a part of it, once per payment. The order must be locked. @returns what is on its way, in fen
 */
export async function returnMoney(ctx: Ctx, input: HookMap['returnMoney']['input']): Promise<number> {
  const row = await selectPaymentForUpdate(ctx.db, input);
  if (row?.state !== 'paid' || row.orderNo !== input.orderNo) return 0;
  const amountFen = Math.min(input.amountFen, row.amountFen);
  if (amountFen < row.amountFen) return (await startPartRefund(ctx, row, amountFen, input.reason)) ? amountFen : 0;
  await startRefund(ctx, row, input.reason);
  return (await selectPaymentForUpdate(ctx.db, row))?.state === 'refunding' ? amountFen : 0;
}
