import type { OrderSummaryData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { type PartRow, selectOpenPart, selectPart } from './final/final.repository';
import { finalTexts } from './final/final.texts';
import { lockOwnOrder } from './move-order';
import { presentOrder } from './order.presenter';
import { type OrderRow, selectOrder } from './order.repository';
import { isHoldOver, isSelfLockDue } from './order.states';
import { orderTexts } from './order.texts';
import type { OrderKey, OrderKind } from './order.types';

/** The order data that a payment needs. */
export interface PayableOrder extends OrderKey {
  kind: OrderKind;
  /** What the amount due is for: a converted intention order pays its deposit. */
  purpose: OrderKind | 'final';
  /** The cash part of the final payment; null for other purposes. */
  part: number | null;
  /** `payable`, or why nothing can be paid. */
  state: 'payable' | 'expired' | 'paid' | 'closed';
  /** The amount due now (fen); otherwise the amount last due or paid. */
  amountFen: number;
  expiresAt: number | null;
  /** An expiry or lock is due that is not stored yet. */
  isOverdue: boolean;
  modelName: string;
  summary: OrderSummaryData;
}

function payableState(row: OrderRow, now: number): PayableOrder['state'] {
  if (row.state === 'cancelled' || row.state === 'refunding' || row.state === 'refunded') return 'closed';
  if (row.state === 'expired' || isHoldOver(row, now)) return 'expired';
  return row.dueFen > 0 ? 'payable' : 'paid';
}

/** States with a deadline. */
const isWaiting = (state: OrderRow['state']) =>
  state === 'created' || state === 'intentionPaid' || state === 'depositPaid' || state === 'arrived';

const PART_STATES = { open: 'payable', paid: 'paid', expired: 'expired', cancelled: 'closed' } as const;

/** A cash part in place of the order's own amount due. */
function asPart(payable: PayableOrder, { part, state, amountFen, expiresAt }: PartRow, now: number): PayableOrder {
  const isOver = state === 'open' && now > expiresAt;
  return { ...payable, purpose: 'final', part, amountFen, expiresAt, state: isOver ? 'expired' : PART_STATES[state] };
}

/** The cash part that is asked for, or the open one. @throws NOT_FOUND for one that does not exist */
async function findPart(ctx: Ctx, row: OrderRow, part: number | null | undefined): Promise<PartRow | undefined> {
  if (typeof part !== 'number') return row.state === 'arrived' ? selectOpenPart(ctx.db, row) : undefined;
  const found = await selectPart(ctx.db, { userId: row.userId, orderNo: row.orderNo, part });
  if (!found) throw refuse('NOT_FOUND', { message: finalTexts.missing });
  return found;
}

async function toPayable(ctx: Ctx, row: OrderRow, wanted: number | null | undefined): Promise<PayableOrder> {
  const { userId, orderNo, kind, expiresAt, quote } = row;
  const payable: PayableOrder = {
    userId,
    orderNo,
    kind,
    purpose: row.conversion ? 'deposit' : kind,
    part: null,
    state: payableState(row, ctx.now()),
    amountFen: row.dueFen,
    expiresAt,
    isOverdue: isWaiting(row.state) && (isHoldOver(row, ctx.now()) || isSelfLockDue(row, ctx.now())),
    modelName: quote.modelName,
    summary: await presentOrder(ctx, row),
  };
  const part = await findPart(ctx, row, wanted);
  return part ? asPart(payable, part, ctx.now()) : payable;
}

/**
 * An order of the caller for the cashier, or a cash part of its final payment: `part`, else the open one. `lock` locks the
 * order's row until the transaction ends.
 * @throws NOT_FOUND also for somebody else's
 */
export async function orderForPayment(
  ctx: Ctx,
  key: OrderKey & { part?: number | null | undefined },
  options: { lock?: boolean } = {},
): Promise<PayableOrder> {
  if (options.lock) return toPayable(ctx, await lockOwnOrder(ctx, key), key.part);
  const row = await selectOrder(ctx.db, key);
  if (!row) throw refuse('NOT_FOUND', { message: orderTexts.missing });
  return toPayable(ctx, row, key.part);
}
