import type { OrderDetailData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { publish, schedule } from '../../kernel/jobs';
import { findAdviser } from '../store';
import { selectBenefits } from './equity/benefit.repository';
import { settleOverdue } from './expire-order';
import { assertNotLocked } from './lock-order';
import { factOf, moveOrder } from './move-order';
import { type OrderRow, selectOrder } from './order.repository';
import { isHoldOver, isSelfLockDue } from './order.states';
import { orderTexts } from './order.texts';
import type { OrderKey } from './order.types';
import { groupsOf } from './rights/show-rights';
import { presentBuyer } from './store-buyer';

/** Why an order cannot be refunded now. */
export type OrderRefundRefusal = 'locked' | 'running' | 'paymentOpen' | 'nothingPaid' | 'otherState';

/** An order as its refund shows it. */
export interface RefundOrder {
  row: OrderRow;
  refusal: OrderRefundRefusal | null;
  buyer: OrderDetailData['buyer'];
  adviser: OrderDetailData['adviser'];
  /** Names of benefits that end with the order. */
  benefits: string[];
}

/** Why an order cannot be refunded at a time; null when it can. */
function refusalOf(row: OrderRow, now: number): OrderRefundRefusal | null {
  const { state } = row;
  if (state === 'refunding' || state === 'refunded') return 'running';
  if (state === 'created' || state === 'expired' || state === 'cancelled') return 'nothingPaid';
  if (isSelfLockDue(row, now)) return 'locked';
  if (state !== 'intentionPaid' && state !== 'depositPaid') return 'locked';
  return row.conversion !== null && !isHoldOver(row, now) ? 'paymentOpen' : null;
}

/** Special agreement, benefits of the deposit, early-bird benefits. */
async function benefitsOf(ctx: Ctx, row: OrderRow): Promise<string[]> {
  const isEarly = row.kind === 'blind' || row.kind === 'intention';
  const chosen = row.chosenTitle === null ? [] : [row.chosenTitle];
  if (!isEarly) return [...chosen, ...(await groupsOf(ctx, row)).map(({ chosen: { name } }) => name)];
  const early = await selectBenefits(ctx.db, row);
  return [...chosen, ...early.filter(({ isReleased }) => !isReleased).map(({ name }) => name)];
}

/** An order of the caller for its refund, after due expiries and locks were stored. @throws NOT_FOUND */
export async function orderForRefund(ctx: Ctx, key: OrderKey): Promise<RefundOrder> {
  await settleOverdue(ctx, key.userId);
  const row = await selectOrder(ctx.db, key);
  if (!row) throw refuse('NOT_FOUND', { message: orderTexts.missing });
  return {
    row,
    refusal: refusalOf(row, ctx.now()),
    buyer: presentBuyer(row.buyer),
    adviser: await findAdviser(ctx, row.adviserId),
    benefits: await benefitsOf(ctx, row),
  };
}

/**
 * Moves an order to `refunding`; `row` must be locked by this transaction.
 * @throws ORDER_LOCKED, also when its automatic lock is due; STATE_CHANGED in any other state, while a refund runs and
 * while a conversion waits for its payment
 */
export async function beginRefund(ctx: Ctx, row: OrderRow, note: string): Promise<OrderRow> {
  const now = ctx.now();
  assertNotLocked(row, now);
  if (row.conversion !== null) throw refuse('STATE_CHANGED', { message: orderTexts.paying });
  const changes = { stateBeforeRefund: row.state, refundRejection: null };
  return moveOrder(ctx, row, 'requestRefund', { who: 'customer', note, changes });
}

/** How a refund ends without money. */
type Return = { event: 'withdrawRefund' | 'rejectRefund'; title: string; note: string; rejection: string | null };

/**
 * The order returns to its state before the refund; `row` must be locked by this transaction. Its automatic lock, which
 * did nothing meanwhile, is scheduled anew.
 */
export async function returnFromRefund(ctx: Ctx, row: OrderRow, { event, title, note, rejection }: Return) {
  const who = event === 'rejectRefund' ? 'staff' : 'customer';
  const changes = { stateBeforeRefund: null, refundRejection: rejection };
  const { userId, orderNo, locksAt } = row;
  const back = await moveOrder(ctx, row, event, { who, title, note, changes });
  if (back.state === 'depositPaid' && locksAt !== null)
    await schedule(ctx, 'selfLockOrder', { userId, orderNo }, Math.max(locksAt, ctx.now()));
  return back;
}

/** The whole amount went back: the order ends, and frees its stock car or blind booking. `row` must be locked. */
export async function completeRefund(ctx: Ctx, row: OrderRow, amountFen: number, note: string): Promise<OrderRow> {
  const changes = { paidFen: Math.max(0, row.paidFen - amountFen) };
  const ended = await moveOrder(ctx, row, 'completeRefund', { who: 'system', note, changes });
  await publish(ctx, 'OrderRefunded', factOf(ended, ctx.now()));
  return ended;
}

/** State of an order, for staff. @throws NOT_FOUND */
export async function stateOfOrder(ctx: Ctx, key: OrderKey): Promise<OrderRow['state']> {
  const row = await selectOrder(ctx.db, key);
  if (!row) throw refuse('NOT_FOUND', { message: orderTexts.missing });
  return row.state;
}
