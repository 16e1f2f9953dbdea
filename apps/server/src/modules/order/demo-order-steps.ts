import type { OrderActor } from '@voltfront/rules/order/order-moves';
import { DAY_MS, MINUTE_MS } from '@voltfront/rules/time';
import { stateTitle } from './order.states';
import type { OrderKind, OrderState } from './order.types';

/** One line of a demo order's history. */
export interface DemoStep {
  state: OrderState;
  title: string;
  note: string;
  who: OrderActor;
  /** Epoch milliseconds. */
  at: number;
}

type Row = [state: OrderState, note: string, who: OrderActor, afterMs: number, title?: string];

const CREATED: Row = ['created', '请在 30 分钟内完成支付', 'customer', 0];
const INTENTION: Row = ['intentionPaid', '已支付 ¥2,000', 'system', 3 * MINUTE_MS];
const DEPOSIT: Row = ['depositPaid', '已支付 ¥5,000', 'system', 4 * MINUTE_MS];
const DELIVERY: readonly Row[] = [
  CREATED,
  DEPOSIT,
  ['locked', '锁单后不可更改配置或退款', 'customer', 3 * DAY_MS],
  ['inProduction', '车辆已进入总装车间', 'staff', 8 * DAY_MS],
  ['inTransit', '车辆已从工厂发出', 'staff', 30 * DAY_MS],
  ['arrived', '车辆已到达交付门店', 'staff', 38 * DAY_MS],
  ['paidInFull', '尾款已到账', 'system', 42 * DAY_MS],
  ['delivered', '祝您用车愉快', 'staff', 47 * DAY_MS],
];

/** The life of a demo order. */
export interface DemoPlan {
  state: OrderState;
  kind: OrderKind;
  refundRejection?: string;
}

const REFUNDING: Row = ['refunding', '退款申请已提交，审核中', 'customer', 2 * DAY_MS];

function rowsFor({ state, kind, refundRejection }: DemoPlan): readonly Row[] {
  const paid = kind === 'deposit' || kind === 'snapUp' ? DEPOSIT : INTENTION;
  if (refundRejection)
    return [CREATED, paid, REFUNDING, [state, refundRejection, 'staff', 3 * DAY_MS, '退款申请未通过']];
  if (state === 'created') return [CREATED];
  if (state === 'expired') return [CREATED, ['expired', '超过 30 分钟未支付', 'system', 30 * MINUTE_MS]];
  if (state === 'cancelled') return [CREATED, ['cancelled', '您取消了订单', 'customer', 8 * MINUTE_MS]];
  if (state === 'intentionPaid') return [CREATED, INTENTION];
  if (state === 'refunding') return [CREATED, paid, REFUNDING];
  if (state === 'refunded') return [CREATED, paid, REFUNDING, ['refunded', '款项已原路退回', 'system', 4 * DAY_MS]];
  return DELIVERY.slice(0, DELIVERY.findIndex(([name]) => name === state) + 1);
}

/** The history of an order from its creation to a state. No line is later than `now` (epoch ms). */
export function demoSteps(plan: DemoPlan, createdAt: number, now: number): DemoStep[] {
  return rowsFor(plan).map(([state, note, who, afterMs, title = stateTitle(state, plan.kind)]) => ({
    state,
    title,
    note,
    who,
    at: Math.min(createdAt + afterMs, now),
  }));
}
