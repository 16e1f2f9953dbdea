import type { ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { type PayBrowser, paySceneOf } from '../../providers/payment';
import { orderForPayment, type PayableOrder, settleOverdue } from '../order';
import { askProvider } from './ask-provider';
import { presentPayment } from './payment.presenter';
import { type PaymentRow, selectPaymentsOf } from './payment.repository';
import { paymentTexts } from './payment.texts';

type Key = { userId: string; orderNo: string };

async function amountOf(ctx: Ctx, order: PayableOrder): Promise<number> {
  if (order.state === 'payable') return order.amountFen;
  const [newest] = await selectPaymentsOf(ctx.db, order);
  return newest?.amountFen ?? order.amountFen;
}

/**
 * What is due on an own order and how it can be paid where the customer is; otherwise why not, with the amount paid or
 * tried last. Payments that are open are asked of the provider first. @throws NOT_FOUND
 */
export async function showPayable(
  ctx: Ctx,
  key: Key & { browser?: PayBrowser | undefined },
): Promise<ReplyOf<'GET /api/mporder/v1/pay/payable'>> {
  // Who comes back with the money on its way is not asked to pay again.
  await askAboutOpen(ctx, await selectPaymentsOf(ctx.db, key));
  const order = await settledOrder(ctx, key);
  const scene = paySceneOf(ctx.platform, key.browser);
  const methods = ctx.app.payment.all
    .filter((provider) => provider.isAvailable(scene))
    .map(({ method, name, note }) => ({ method, name, note, isAvailable: true }));
  const { orderNo, kind, purpose, state, expiresAt } = order;
  const title = paymentTexts[purpose]({ name: order.modelName });
  return { orderNo, kind, purpose, title, amountFen: await amountOf(ctx, order), state, expiresAt, methods };
}

async function askQuietly(ctx: Ctx, row: PaymentRow): Promise<void> {
  try {
    await askProvider(ctx, row);
  } catch (error) {
    ctx.log.warn({ err: error, paymentNo: row.paymentNo }, 'provider did not answer about a payment');
  }
}

const newestOf = ([newest]: PaymentRow[]) => (newest ? presentPayment(newest) : null);

/** An own order after what time has decided about it was written down. @throws NOT_FOUND */
async function settledOrder(ctx: Ctx, key: Key): Promise<PayableOrder> {
  const order = await orderForPayment(ctx, key);
  if (!order.isOverdue) return order;
  await settleOverdue(ctx, key.userId);
  return orderForPayment(ctx, key);
}

/** Brings payments whose notice has not come yet up to what their provider says. @returns whether there were any */
async function askAboutOpen(ctx: Ctx, payments: PaymentRow[]): Promise<boolean> {
  const open = payments.filter((row) => row.state === 'pending');
  await Promise.all(open.map((row) => askQuietly(ctx, row)));
  return open.length > 0;
}

/**
 * The newest payment of an own order, asked of the provider when its notice has not come yet. A provider that does not
 * answer leaves it as it is. The payment is always read before its order: a payment shown as paid then never stands
 * beside an order that still waits for it. @throws NOT_FOUND
 */
export async function showPaymentState(ctx: Ctx, key: Key): Promise<ReplyOf<'GET /api/mporder/v1/pay/state'>> {
  const payments = await selectPaymentsOf(ctx.db, key);
  const hasAsked = await askAboutOpen(ctx, payments);
  return {
    payment: hasAsked ? newestOf(await selectPaymentsOf(ctx.db, key)) : newestOf(payments),
    order: (await settledOrder(ctx, key)).summary,
  };
}
