import type { RewardOrder } from '@voltfront/rules/reward/reward-days';
import type { Ctx } from '../../kernel/context';
import { type OrderRow, selectOrderForUpdate, selectOrdersIn } from './order.repository';
import type { OrderKey, OrderState } from './order.types';
import { selectFirstInStates } from './waiting-orders.repository';

/** An order with a deposit, and the days that it reached on its way to the customer. */
export interface WaitingOrder extends RewardOrder {
  orderNo: string;
  state: OrderState;
  modelName: string;
  versionName: string;
  cutout: string;
  depositPaidAt: number;
}

const WAITING: readonly OrderState[] = [
  'depositPaid',
  'locked',
  'inProduction',
  'inTransit',
  'arrived',
  'paidInFull',
  'delivered',
  'refunding',
  'refunded',
];
/** States whose beginning is a milestone; the car leaves the line when it is shipped. */
const REACHED: readonly OrderState[] = ['locked', 'inTransit', 'arrived', 'delivered'];
const GIVEN_UP: readonly OrderState[] = ['refunding', 'refunded'];
/** Most orders of a person that are looked at. */
const MOST = 20;

async function describe(ctx: Ctx, userId: string, rows: OrderRow[]): Promise<WaitingOrder[]> {
  const firsts = await selectFirstInStates(
    ctx.db,
    userId,
    rows.map(({ orderNo }) => orderNo),
    REACHED,
  );
  return rows.flatMap((row) => {
    const { orderNo, state, quote, depositPaidAt } = row;
    if (depositPaidAt === null) return [];
    const at = (reached: OrderState) =>
      firsts.find((first) => first.orderNo === orderNo && first.state === reached)?.at;
    const days = { deposit: depositPaidAt, lock: at('locked'), offLine: at('inTransit'), arrival: at('arrived') };
    const reachedAt = Object.fromEntries(Object.entries(days).filter(([, day]) => day !== undefined));
    const { modelName, versionName, cutout } = quote;
    const isGivenUp = GIVEN_UP.includes(state);
    return [
      {
        orderNo,
        state,
        modelName,
        versionName,
        cutout,
        depositPaidAt,
        reachedAt,
        deliveredAt: at('delivered') ?? null,
        isGivenUp,
      },
    ];
  });
}

/** Orders of a customer with a deposit, newest first, the delivered and refunded ones as well. */
export const waitingOrders = async (ctx: Ctx, userId: string): Promise<WaitingOrder[]> =>
  describe(ctx, userId, await selectOrdersIn(ctx.db, userId, WAITING, MOST));

/** One of them, its row locked until the transaction ends; undefined without a deposit, and for somebody else's. */
export async function lockWaitingOrder(ctx: Ctx, key: OrderKey): Promise<WaitingOrder | undefined> {
  const row = await selectOrderForUpdate(ctx.db, key);
  if (!row || !WAITING.includes(row.state)) return undefined;
  return (await describe(ctx, key.userId, [row]))[0];
}
