import {
  ORDER_MACHINES,
  type OrderActor,
  type OrderEvent,
  type OrderSituation,
} from '@voltfront/rules/order/order-moves';
import type { Ctx } from '../../kernel/context';
import { keepStates } from '../../kernel/state-machine';
import { followBlindBooking } from './blind-place';
import { moveOrderCoupons } from './coupons/order-coupons';
import type { OrderFact } from './order.events';
import { type NewOrder, type OrderRow, selectOrderForUpdate, updateOrderWithLine } from './order.repository';
import { situationOf, stateTitle } from './order.states';
import { orderTexts } from './order.texts';
import type { OrderKey, OrderState } from './order.types';
import { freeStockCar } from './stock-order';

/** How a transition is made and recorded. */
export interface MoveOptions {
  who: OrderActor;
  /** Text below the title on the timeline. */
  note?: string;
  /** Title on the timeline; the state's own by default. */
  title?: string;
  /**
   * Time that the transition's conditions are checked against (epoch ms): for payments, when the
   * money was taken. Now by default.
   */
  guardAt?: number;
  /** Further columns that change with the state. */
  changes?: Partial<NewOrder>;
}

/** The order's data in events. */
export function factOf(row: OrderRow, at: number): OrderFact {
  return { userId: row.userId, orderNo: row.orderNo, kind: row.kind, modelId: row.modelId, totalFen: row.totalFen, at };
}

interface OrderKindOfState {
  key: OrderKey;
  row: OrderRow;
  changes: Partial<NewOrder>;
  state: OrderState;
  event: OrderEvent;
  actor: OrderActor;
  facts: OrderSituation;
}

/** Final states in which a stock car is released. */
const GIVES_BACK: readonly OrderState[] = ['expired', 'cancelled', 'refunded'];

const orders = keepStates<OrderKindOfState>({
  machine: ({ kind }) => ORDER_MACHINES[kind],
  facts: situationOf,
  lock: selectOrderForUpdate,
  missing: orderTexts.missing,
  write: (ctx, { userId, orderNo, kind }, changes, line) => {
    const title = line.title || stateTitle(line.state, kind);
    return updateOrderWithLine(
      ctx.db,
      { ...changes, historyCount: line.sequence },
      { userId, orderNo, ...line, title },
    );
  },
  prepare: async (ctx, row, to) => {
    if (GIVES_BACK.includes(to)) await freeStockCar(ctx, row);
    await moveOrderCoupons(ctx, row, to);
    return undefined;
  },
  follow: (ctx, before, after) => followBlindBooking(ctx, before, after.state),
});

/** Reads an order of the caller and locks it. @throws NOT_FOUND also for somebody else's */
export const lockOwnOrder = (ctx: Ctx, key: OrderKey): Promise<OrderRow> => orders.lock(ctx, key);

/**
 * Adds a history line with further changes; the state stays the same. `row` must be locked by this
 * transaction.
 */
export const noteOrder = (
  ctx: Ctx,
  row: OrderRow,
  line: { title: string; note: string; who: OrderActor },
  changes: Partial<NewOrder> = {},
): Promise<OrderRow> => orders.note(ctx, row, { ...line, changes });

/**
 * The only function that changes an order's state: condition, state and history in the caller's
 * transaction; an order that ends without a delivery releases its stock car. `row` must be locked
 * by this transaction (`lockOwnOrder`). The caller publishes the event.
 * @throws STATE_CHANGED when the transition is not allowed
 */
export const moveOrder = (
  ctx: Ctx,
  row: OrderRow,
  event: OrderEvent,
  { guardAt, ...options }: MoveOptions,
): Promise<OrderRow> => orders.move(ctx, row, event, guardAt === undefined ? options : { ...options, at: guardAt });
