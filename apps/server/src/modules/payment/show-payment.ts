import type { ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { type PayBrowser, paySceneOf } from '../../providers/payment';
import { orderForPayment, type PayableOrder, settleOverdue, showPart } from '../order';
import { askProvider } from './ask-provider';
import { presentPayment } from './payment.presenter';
import { type PaymentRow, selectPaymentsOf } from './payment.repository';
import { paymentTexts } from './payment.texts';

type Key = { userId: string; orderNo: string; part?: number | undefined };

async function amountOf(ctx: Ctx, order: PayableOrder): Promise<number> {
  if (order.state === 'payable' || order.part !== null) return order.amountFen;
  const [newest] = await selectPaymentsOf(ctx.db, order);
  return newest?.amountFen ?? order.amountFen;
}

/**
 * The amount due on an order of the caller and the methods available on their client; or why it
 * cannot be paid, with the amount last paid or tried. Open payments are first queried at their
 * provider. @throws NOT_FOUND
 */
export async function showPayable(
  ctx: Ctx,
  key: Key & { browser?: PayBrowser | undefined },
): Promise<ReplyOf<'GET /api/mporder/v1/pay/payable'>> {
  // A customer who returns before the notice arrives must not be asked to pay again.
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

/** Payments of an order, or of one cash part, newest first. */
async function paymentsFor(ctx: Ctx, key: Key): Promise<PaymentRow[]> {
  const all = await selectPaymentsOf(ctx.db, key);
  return key.part === undefined ? all : all.filter(({ part }) => part === key.part);
}

const newestOf = ([newest]: PaymentRow[]) => (newest ? presentPayment(newest) : null);

/** An order of the caller, after storing due expiries and locks. @throws NOT_FOUND */
async function settledOrder(ctx: Ctx, key: Key): Promise<PayableOrder> {
  const order = await orderForPayment(ctx, key);
  if (!order.isOverdue) return order;
  await settleOverdue(ctx, key.userId);
  return orderForPayment(ctx, key);
}

/** Queries payments without a notice at their provider. @returns whether there were any */
async function askAboutOpen(ctx: Ctx, payments: PaymentRow[]): Promise<boolean> {
  const open = payments.filter((row) => row.state === 'pending');
  await Promise.all(open.map((row) => askQuietly(ctx, row)));
  return open.length > 0;
}

/**
 * The newest payment of an order of the caller, queried at the provider if its notice is missing.
 * It stays unchanged when the provider does not respond. The payment is read before its order, so
 * that a paid payment is never shown with an order that still awaits payment. @throws NOT_FOUND
 */
export async function showPaymentState(ctx: Ctx, key: Key): Promise<ReplyOf<'GET /api/mporder/v1/pay/state'>> {
  const payments = await paymentsFor(ctx, key);
  const hasAsked = await askAboutOpen(ctx, payments);
  const payment = newestOf(hasAsked ? await paymentsFor(ctx, key) : payments);
  const order = (await settledOrder(ctx, key)).summary;
  const part = key.part === undefined ? undefined : await showPart(ctx, { ...key, part: key.part });
  return { payment, order, ...(part && { part }) };
}
