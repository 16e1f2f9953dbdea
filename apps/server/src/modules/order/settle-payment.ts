import { DEPOSIT_FEN, selfLockAtMs } from '@voltfront/rules/order/order-constants';
import type { Ctx } from '../../kernel/context';
import { publish, schedule } from '../../kernel/jobs';
import { adviserFor } from '../store';
import { writeExpiry } from './expire-order';
import { settlePart } from './final/settle-part';
import { factOf, moveOrder, noteOrder } from './move-order';
import { type NewOrder, type OrderRow, selectOrderForUpdate } from './order.repository';
import { nextState, stateTitle } from './order.states';
import type { OrderKey } from './order.types';
import { scheduleReminders } from './remind-of-lock';
import { sellStockCar } from './stock-order';
import { timelineTexts } from './timeline.texts';

/** A payment that a provider reports as paid. */
export interface ArrivedPayment extends OrderKey {
  paymentNo: string;
  purpose: string;
  /** The cash part of the final payment; null for other purposes. */
  part: number | null;
  amountFen: number;
  /** When the provider took the money, epoch milliseconds. */
  paidAt: number;
}

/** Whether the payment was applied to the order; if not it is refunded. */
export type Settlement =
  | { isApplied: true }
  | { isApplied: false; reason: 'expired' | 'alreadyPaid' | 'closed' | 'carGone' };

function refusalOf(row: OrderRow): Settlement {
  if (row.state === 'cancelled') return { isApplied: false, reason: 'closed' };
  const isUnpaid = row.state === 'created' || row.state === 'expired';
  if (isUnpaid || (row.state === 'intentionPaid' && row.conversion)) return { isApplied: false, reason: 'expired' };
  return { isApplied: false, reason: 'alreadyPaid' };
}

function depositColumns(paidAt: number): Partial<NewOrder> {
  return { depositPaidAt: paidAt, locksAt: selfLockAtMs(paidAt) };
}

/**
 * The columns of a paid conversion: the order becomes a deposit order with the new configuration.
 */
function conversionColumns(row: OrderRow): Partial<NewOrder> {
  if (!row.conversion) return {};
  const {
    quote,
    options,
    subsidy,
    cityCode,
    cityName,
    storeId,
    buyer,
    stockCarId = null,
    adjustments = [],
  } = row.conversion;
  const { totalFen, configuration } = quote;
  const { modelId } = configuration;
  return {
    kind: 'deposit',
    quote,
    options,
    subsidy,
    totalFen,
    modelId,
    cityCode,
    cityName,
    storeId,
    buyer,
    stockCarId,
    adjustments,
    conversion: null,
  };
}

function isInTime(row: OrderRow, money: ArrivedPayment): boolean {
  if (row.dueFen !== money.amountFen || row.expiresAt === null || money.paidAt > row.expiresAt) return false;
  const event = row.conversion ? 'convert' : 'pay';
  return nextState(row, event, 'system', money.paidAt) !== null;
}

/**
 * Applies a payment to its order when it was made in time for the amount due; otherwise changes
 * nothing and returns the reason. Of two concurrent payments one is applied, the other refused. Of
 * two orders for one stock car the one that holds it gets it; the other's payment is refunded. Call
 * it in the transaction that locked the order (`lockOwnOrder`).
 */
export async function settlePayment(ctx: Ctx, row: OrderRow, money: ArrivedPayment): Promise<Settlement> {
  if (money.purpose === 'final') {
    const reason = await settlePart(ctx, row, money);
    return reason === null ? { isApplied: true } : { isApplied: false, reason };
  }
  if (!isInTime(row, money)) {
    await writeExpiry(ctx, money);
    return refusalOf(row);
  }
  if (!(await sellStockCar(ctx, row))) {
    await writeExpiry(ctx, money);
    return { isApplied: false, reason: 'carGone' };
  }
  const event = row.conversion ? 'convert' : 'pay';
  const to = nextState(row, event, 'system', money.paidAt);
  const changes: Partial<NewOrder> = {
    ...conversionColumns(row),
    dueFen: 0,
    expiresAt: null,
    paidFen: row.paidFen + money.amountFen,
  };
  if (to === 'depositPaid') Object.assign(changes, depositColumns(money.paidAt));
  const adviser = await adviserFor(ctx, changes.storeId ?? row.storeId, row.orderNo);
  const paid = await moveOrder(ctx, row, event, {
    who: 'system',
    guardAt: money.paidAt,
    title: row.conversion ? timelineTexts.converted : to ? stateTitle(to, row.kind) : undefined,
    note: timelineTexts.paid({ amountFen: money.amountFen }),
    changes: { ...changes, adviserId: adviser?.adviserId ?? null },
  });
  const { paymentNo, purpose, amountFen } = money;
  await publish(ctx, 'OrderPaid', { ...factOf(paid, ctx.now()), paymentNo, purpose, amountFen });
  if (paid.locksAt !== null)
    await schedule(ctx, 'selfLockOrder', { userId: paid.userId, orderNo: paid.orderNo }, paid.locksAt);
  await scheduleReminders(ctx, paid);
  return { isApplied: true };
}

/**
 * Adds a line about a payment to an order's timeline, such as a refund in progress. Call it in a
 * transaction.
 */
export async function notePayment(ctx: Ctx, key: OrderKey, title: string, note: string): Promise<void> {
  const row = await selectOrderForUpdate(ctx.db, key);
  if (row) await noteOrder(ctx, row, { title, note, who: 'system' });
}

/**
 * The amount due for a new order: 2000 yuan, or 5000 for a deposit, minus what was already paid. In
 * fen.
 */
export function dueOf(kind: 'intention' | 'deposit', paidEarlierFen: number): number {
  return Math.max(0, DEPOSIT_FEN[kind] - paidEarlierFen);
}
