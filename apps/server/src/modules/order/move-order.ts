import type { OrderActor, OrderEvent } from '@voltfront/rules/order/order-moves';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { followBlindPlace } from './blind-place';
import type { OrderFact } from './order.events';
import { type NewOrder, type OrderRow, selectOrderForUpdate, updateOrderWithLine } from './order.repository';
import { nextState, stateTitle } from './order.states';
import type { OrderKey, OrderState } from './order.types';
import { freeStockCar } from './stock-order';

/** How a move is made and told. */
export interface MoveOptions {
  who: OrderActor;
  /** Line below the title on the timeline. */
  note?: string;
  /** Title on the timeline; the state's own by default. */
  title?: string;
  /** Moment the guard looks at; for payments when the money was taken. Now by default. */
  guardAt?: number;
  /** Further columns that change with the state. */
  changes?: Partial<NewOrder>;
}

/** What events say about an order. */
export function factOf(row: OrderRow, at: number): OrderFact {
  return { userId: row.userId, orderNo: row.orderNo, kind: row.kind, modelId: row.modelId, totalFen: row.totalFen, at };
}

/** Reads and locks an own order. @throws NOT_FOUND also for somebody else's. */
export async function lockOwnOrder(ctx: Ctx, key: OrderKey): Promise<OrderRow> {
  const row = await selectOrderForUpdate(ctx.db, key);
  if (!row) throw refuse('NOT_FOUND', { message: '订单不存在' });
  return row;
}

/** Writes a line of history with further changes; the state stays. `row` must be locked by this transaction. */
export async function noteOrder(
  ctx: Ctx,
  row: OrderRow,
  line: { title: string; note: string; who: OrderActor },
  changes: Partial<NewOrder> = {},
): Promise<OrderRow> {
  const at = ctx.now();
  const sequence = row.historyCount + 1;
  const { userId, orderNo } = row;
  const written = { userId, orderNo, sequence, state: changes.state ?? row.state, at, ...line };
  return updateOrderWithLine(ctx.db, { ...changes, historyCount: sequence, updatedAt: at }, written);
}

/** Ends of an order that give its stock car back. */
const GIVES_BACK: readonly OrderState[] = ['expired', 'cancelled', 'refunded'];

/**
 * The one place where an order's state moves: checks the guard, writes state and history in the caller's transaction,
 * and frees the stock car of an order that came to its end.
 * `row` must be locked by this transaction (`lockOwnOrder`). The caller publishes the event.
 * @throws STATE_CHANGED when the move is not allowed from here.
 */
export async function moveOrder(ctx: Ctx, row: OrderRow, event: OrderEvent, options: MoveOptions): Promise<OrderRow> {
  const to = nextState(row, event, options.who, options.guardAt ?? ctx.now());
  if (to === null) throw refuse('STATE_CHANGED');
  if (GIVES_BACK.includes(to)) await freeStockCar(ctx, row);
  const line = { title: options.title ?? stateTitle(to, row.kind), note: options.note ?? '', who: options.who };
  const moved = await noteOrder(ctx, row, line, { ...options.changes, state: to });
  await followBlindPlace(ctx, row, to);
  return moved;
}
