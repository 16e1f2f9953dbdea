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

/** What a customer wants to pay, with what, and where. */
export interface Wish {
  userId: string;
  orderNo: string;
  /** The amount that the customer saw, in fen. */
  seenFen: number;
  provider: PaymentProvider;
  scene: PayScene;
  payerOpenId: string | null;
}

/** `ready`: the call can be used. `toOpen`: the provider must be asked. `inTheWay`: this payment must be closed first. */
export type Step =
  | { is: 'ready'; row: PaymentRow; call: PaymentCall }
  | { is: 'toOpen'; row: PaymentRow; order: PayableOrder }
  | { is: 'inTheWay'; row: PaymentRow };

/** @throws ORDER_EXPIRED, ALREADY_PAID, STATE_CHANGED, AMOUNT_DIFFERS */
export function assertPayable(order: PayableOrder, seenFen: number): void {
  if (order.state === 'expired') throw refuse('ORDER_EXPIRED');
  if (order.state === 'paid') throw refuse('ALREADY_PAID');
  if (order.state === 'closed') throw refuse('STATE_CHANGED', { message: paymentTexts.orderClosed });
  if (order.amountFen !== seenFen) throw refuse('AMOUNT_DIFFERS', { data: { amountFen: order.amountFen } });
}

/** What a payment begins without. */
const NOTHING_YET = {
  isLate: false,
  call: null,
  callAt: null,
  providerNo: null,
  failureReason: null,
  paidAt: null,
} satisfies Partial<PaymentRow>;

/** Makes the payment; it is written with everything else at the end of the transaction. */
async function writeDown(ctx: Ctx, order: PayableOrder, { provider, scene, payerOpenId }: Wish): Promise<PaymentRow> {
  const now = ctx.now();
  const { userId, orderNo, purpose, amountFen } = order;
  const paymentNo = newNumber('VP', now);
  const row: PaymentRow = {
    ...NOTHING_YET,
    userId,
    orderNo,
    method: provider.method,
    purpose,
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

/** A payment opened for something else, or at another place: the provider would not take its number again. */
function isInTheWay(row: PaymentRow, order: PayableOrder, { scene, payerOpenId }: Wish): boolean {
  const isOtherMoney = row.amountFen !== order.amountFen || row.purpose !== order.purpose;
  return isOtherMoney || row.scene !== scene || row.payerOpenId !== payerOpenId;
}

/**
 * Looks, under the order's lock, what is to be done to pay it: of two callers at once one writes the payment down, the
 * other finds it. Call it in a transaction. @throws NOT_FOUND and what `assertPayable` throws
 */
export async function preparePayment(ctx: Ctx, wish: Wish): Promise<Step> {
  // One packet; the database reads the payments once it has locked the order.
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

/** Whether a payment is still open in the shop's books. */
export async function isWaitedFor(ctx: Ctx, row: PaymentRow): Promise<boolean> {
  return (await selectOpenPayments(ctx.db, row)).some(({ paymentNo }) => paymentNo === row.paymentNo);
}

/**
 * Keeps the provider's answer, if the payment is still waited for. Call it outside a transaction.
 * @returns null when the payment was ended meanwhile, or its person's account
 * @throws what `assertPayable` throws when the order was: then its own end closes the payment
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
  // Something changed meanwhile. The call is kept all the same while the payment is open: who closes it then sees that
  // the provider knows it by now.
  const changes = { state: 'pending' as const, call, callAt: now, updatedAt: now };
  const changed = await updateOpenPayment(ctx.db, { userId, paymentNo }, changes, ofActive(ctx, userId));
  if (!changed) return null;
  assertPayable(await orderForPayment(ctx, { userId, orderNo }), row.amountFen);
  return changed;
}
