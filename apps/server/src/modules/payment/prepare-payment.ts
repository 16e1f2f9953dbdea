import { ofActive } from '../../kernel/account-guard';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newNumber } from '../../kernel/ids';
import { schedule } from '../../kernel/jobs';
import { writeLast } from '../../kernel/transaction-scope';
import type { PaymentCall, PaymentProvider, PayScene } from '../../providers/payment';
import { orderForPayment, type PayableOrder } from '../order';
import { firstPauseMs } from './ask-provider';
import {
  keepCallAtOnce,
  type PaymentRow,
  paymentInsertion,
  selectOpenPayments,
  updateOpenPayment,
} from './payment.repository';
import { paymentTexts } from './payment.texts';

/** A customer's payment request. */
export interface Wish {
  userId: string;
  orderNo: string;
  /** A cash part of the final payment; the open one when undefined. */
  part: number | undefined;
  /** The amount that the customer saw, in fen. */
  seenFen: number;
  provider: PaymentProvider;
  scene: PayScene;
  payerOpenId: string | null;
}

/**
 * `ready`: the stored call can be used. `toOpen`: the provider must be called. `inTheWay`: this
 * conflicting payment must be closed first.
 */
export type Step =
  | { is: 'ready'; row: PaymentRow; call: PaymentCall }
  | { is: 'toOpen'; row: PaymentRow; order: PayableOrder }
  | { is: 'inTheWay'; row: PaymentRow };

/** @throws ORDER_EXPIRED, ALREADY_PAID, STATE_CHANGED, AMOUNT_DIFFERS */
function assertPayable(order: PayableOrder, seenFen: number): void {
  if (order.state === 'expired') throw refuse('ORDER_EXPIRED');
  if (order.state === 'paid') throw refuse('ALREADY_PAID');
  if (order.state === 'closed') throw refuse('STATE_CHANGED', { message: paymentTexts.orderClosed });
  if (order.amountFen !== seenFen) throw refuse('AMOUNT_DIFFERS', { data: { amountFen: order.amountFen } });
}

/** Initial values of a payment. */
const NOTHING_YET = {
  isLate: false,
  call: null,
  callAt: null,
  providerNo: null,
  failureReason: null,
  paidAt: null,
} satisfies Partial<PaymentRow>;

/** Creates the payment; it is inserted with the other writes at the end of the transaction. */
async function writeDown(ctx: Ctx, order: PayableOrder, { provider, scene, payerOpenId }: Wish): Promise<PaymentRow> {
  const now = ctx.now();
  const { userId, orderNo, purpose, part, amountFen } = order;
  const paymentNo = newNumber('VP', now);
  const row: PaymentRow = {
    ...NOTHING_YET,
    userId,
    orderNo,
    method: provider.method,
    purpose,
    part,
    amountFen,
    paymentNo,
    scene,
    payerOpenId,
    expiresAt: order.expiresAt ?? now,
    state: 'created',
    createdAt: now,
    updatedAt: now,
  };
  writeLast(() => paymentInsertion(ctx.db, row));
  await schedule(ctx, 'reconcilePayment', { userId, paymentNo, attempt: 0 }, now + firstPauseMs);
  return row;
}

/**
 * Whether an open payment conflicts: it has another amount, purpose or part, or another scene, so the
 * provider would refuse its number.
 */
function isInTheWay(row: PaymentRow, order: PayableOrder, { scene, payerOpenId }: Wish): boolean {
  const isOtherPurpose = row.purpose !== order.purpose || row.part !== order.part;
  return isOtherPurpose || row.amountFen !== order.amountFen || row.scene !== scene || row.payerOpenId !== payerOpenId;
}

/**
 * Determines the next step to pay an order, under the order's row lock: of two concurrent requests
 * one inserts the payment, the other finds it. Call it in a transaction. @throws NOT_FOUND and the
 * errors of `assertPayable`
 */
export async function preparePayment(ctx: Ctx, wish: Wish): Promise<Step> {
  // Both statements go in one packet; the database reads the payments after it has locked the
  // order.
  const [order, payments] = await Promise.all([
    orderForPayment(ctx, wish, { lock: true }),
    selectOpenPayments(ctx.db, wish),
  ]);
  assertPayable(order, wish.seenFen);
  const open = payments.find((row) => row.method === wish.provider.method);
  if (!open) return { is: 'toOpen', row: await writeDown(ctx, order, wish), order };
  if (isInTheWay(open, order, wish)) return { is: 'inTheWay', row: open };
  const isFresh = open.callAt !== null && ctx.now() - open.callAt < wish.provider.callLivesMs;
  return open.call && isFresh ? { is: 'ready', row: open, call: open.call } : { is: 'toOpen', row: open, order };
}

/** Whether a payment is still open in the shop's database. */
export async function isWaitedFor(ctx: Ctx, row: PaymentRow): Promise<boolean> {
  return (await selectOpenPayments(ctx.db, row)).some(({ paymentNo }) => paymentNo === row.paymentNo);
}

/**
 * Stores the provider's response if the payment is still needed. Call it outside a transaction.
 * @returns null when the payment was ended meanwhile, or its person's account cancelled
 * @throws the errors of `assertPayable` when the order has ended: that also closes the payment
 */
export async function keepCall(
  ctx: Ctx,
  { row, order }: Extract<Step, { is: 'toOpen' }>,
  call: PaymentCall,
): Promise<PaymentRow | null> {
  const now = ctx.now();
  const { userId, orderNo, paymentNo } = row;
  const seen = { userId, orderNo, state: order.summary.state, dueFen: order.amountFen };
  const isInTime = order.expiresAt === null || now <= order.expiresAt;
  const kept = isInTime ? await keepCallAtOnce(ctx, { ...seen, paymentNo, call, callAt: now }) : undefined;
  if (kept) return kept;
  // Something changed meanwhile. The response is stored anyway while the payment is open, so that
  // the code that closes it sees that the provider knows it.
  const changes = { state: 'pending' as const, call, callAt: now, updatedAt: now };
  const changed = await updateOpenPayment(ctx.db, { userId, paymentNo }, changes, ofActive(ctx, userId));
  if (!changed) return null;
  assertPayable(await orderForPayment(ctx, { userId, orderNo, part: row.part }), row.amountFen);
  return changed;
}
