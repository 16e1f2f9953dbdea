import { brand } from '@voltfront/brand';
import type { BodyOf, ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newNumber } from '../../kernel/ids';
import { schedule } from '../../kernel/jobs';
import { orderForPayment, type PayableOrder } from '../order';
import { firstPauseMs } from './ask-provider';
import { presentPayment } from './payment.presenter';
import { insertPayment, type PaymentRow, selectOpenPayments, updatePayment } from './payment.repository';

type CreateInput = BodyOf<'POST /api/mporder/v1/pay/create'>;
type Created = ReplyOf<'POST /api/mporder/v1/pay/create'>;

/** What the money is for, as the cashier prints it. */
export const PURPOSE_TITLES: Record<PayableOrder['purpose'], string> = {
  blind: '盲订',
  intention: '小订',
  deposit: '大订',
  snapUp: '抢购',
};

/** @throws ORDER_EXPIRED, ALREADY_PAID, STATE_CHANGED, AMOUNT_DIFFERS */
function assertPayable(order: PayableOrder, seenFen: number): void {
  if (order.state === 'expired') throw refuse('ORDER_EXPIRED');
  if (order.state === 'paid') throw refuse('ALREADY_PAID');
  if (order.state === 'closed') throw refuse('STATE_CHANGED', { message: '订单已关闭' });
  if (order.amountFen !== seenFen) throw refuse('AMOUNT_DIFFERS', { data: { amountFen: order.amountFen } });
}

async function openPayment(ctx: Ctx, order: PayableOrder, method: CreateInput['method']): Promise<PaymentRow> {
  const now = ctx.now();
  const { userId, orderNo, purpose, amountFen } = order;
  const expiresAt = order.expiresAt ?? now;
  const paymentNo = newNumber('VP', now);
  const row = { userId, orderNo, method, purpose, amountFen, paymentNo, expiresAt, state: 'created' as const };
  const created = await insertPayment(ctx.db, { ...row, createdAt: now, updatedAt: now });
  const call = await ctx.app.payment.find(method)?.create(ctx, {
    paymentNo,
    orderNo,
    amountFen,
    expiresAt,
    platform: ctx.platform,
    title: `${order.modelName.startsWith(brand.name) ? '' : brand.name}${order.modelName} ${PURPOSE_TITLES[purpose]}`,
    returnPath: `/pagesOrder/pay/result?orderNo=${orderNo}`,
  });
  if (!call) throw refuse('PROVIDER_DOWN');
  await schedule(ctx, 'reconcilePayment', { userId, paymentNo, attempt: 0 }, now + firstPauseMs);
  return updatePayment(ctx.db, created, { state: 'pending', call, updatedAt: ctx.now() });
}

/**
 * Opens a payment for what an own order is due, or returns the one already open for this order and method: the order is
 * locked meanwhile, so two calls at once open one payment. Call it in a transaction.
 *
 * The lock is held while the provider is asked, because the gateway keeps the answer of this call in the same transaction.
 * Notices and other calls about this order wait so long; an idempotent one is told to wait after 8 s (IDEMPOTENCY_RUNNING).
 * So an adapter for an outside service must answer or give up within 5 s, as `askJson` does.
 * @throws NOT_FOUND, ORDER_EXPIRED, ALREADY_PAID, STATE_CHANGED, AMOUNT_DIFFERS when the customer saw another amount,
 * BAD_INPUT for a method that is not offered here, PROVIDER_DOWN when it does not answer.
 */
export async function createPayment(ctx: Ctx, userId: string, input: CreateInput): Promise<Created> {
  const order = await orderForPayment(ctx, { userId, orderNo: input.orderNo }, { lock: true });
  assertPayable(order, input.amountFen);
  if (!ctx.app.payment.find(input.method)?.isAvailable(ctx.platform))
    throw refuse('BAD_INPUT', { message: '该支付方式暂不可用', data: { fields: ['body.method'] } });
  const open = (await selectOpenPayments(ctx.db, order)).find((row) => row.method === input.method);
  const reusable = open && open.amountFen === order.amountFen && open.purpose === order.purpose ? open : null;
  const row = reusable ?? (await openPayment(ctx, order, input.method));
  if (!row.call) throw refuse('PROVIDER_DOWN');
  return { payment: presentPayment(row), call: row.call };
}
