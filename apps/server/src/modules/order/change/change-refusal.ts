import type { ChangeRefusalData } from '@voltfront/contract';
import type { ErrorName } from '@voltfront/contract/errors';
import {
  type OrderChangeKind,
  type OrderChangeSituation,
  orderChangeRefusal,
  VEHICLE_CHANGE_LIMIT,
  type YearChangePhase,
} from '@voltfront/rules/order/order-changes';
import { type AppError, refuse } from '../../../kernel/errors';
import type { OrderRow } from '../order.repository';
import { isHoldOver } from '../order.states';

const REASONS: Record<ChangeRefusalData['code'], string> = {
  unpaid: '订单尚未支付，请先完成支付',
  paying: '订单有待支付的款项，请先完成或取消支付',
  intention: '小订转为大订时可选择配置与权益',
  blind: '盲订订单在价格公布后转大订时选择车型配置',
  locked: '订单已锁定，无法修改',
  refunding: '订单正在退款，无法修改',
  closed: '订单已关闭',
  snapUp: '抢购订单为固定配置，不支持变更',
  stockCar: '现车订单的车辆与配置已确定，不支持变更',
  limit: `每个订单最多变更 ${VEHICLE_CHANGE_LIMIT} 次车型，次数已用完`,
  soldOut: '已售罄',
  notOnSale: '尚未开放预订',
  notAffected: '该订单不在年款变更范围内',
  notStarted: '年款变更尚未开始',
  windowClosed: '年款变更已截止，已为您保留现款',
  noEquivalent: '新年款没有对应的版本，请重新选配',
  alreadyChanged: '订单已换为新年款，每个订单仅可变更一次',
};

const ERRORS: Partial<Record<ChangeRefusalData['code'], ErrorName>> = {
  locked: 'ORDER_LOCKED',
  limit: 'LIMIT_REACHED',
  notAffected: 'NOT_FOUND',
  soldOut: 'SOLD_OUT',
  alreadyChanged: 'ALREADY_DONE',
};

/** A reason with its words for the customer. */
export const refusalOf = (code: ChangeRefusalData['code']): ChangeRefusalData => ({ code, reason: REASONS[code] });

/** The refusal as an answer; states that may pass are STATE_CHANGED with the reason as their text. */
export const refusalError = ({ code, reason }: ChangeRefusalData): AppError =>
  refuse(ERRORS[code] ?? 'STATE_CHANGED', { message: reason });

/** An order as the rules of changes see it. */
export function situationOf(row: OrderRow, nowMs: number, yearPhase: YearChangePhase = 'none'): OrderChangeSituation {
  return {
    state: row.state,
    kind: row.kind,
    nowMs,
    locksAtMs: row.locksAt,
    isPaymentOpen: row.dueFen > 0 && !isHoldOver(row, nowMs),
    isStockCar: row.stockCarId !== null,
    vehicleChanges: row.vehicleChanges,
    yearPhase,
  };
}

/** Why a change cannot be made now, in words; null when it can. */
export function changeRefusal(
  change: OrderChangeKind,
  row: OrderRow,
  nowMs: number,
  yearPhase?: YearChangePhase,
): ChangeRefusalData | null {
  const code = orderChangeRefusal(change, situationOf(row, nowMs, yearPhase));
  return code === null ? null : refusalOf(code);
}

/** @throws ORDER_LOCKED, LIMIT_REACHED, ALREADY_DONE, NOT_FOUND or STATE_CHANGED with the reason. */
export function assertChangeable(change: OrderChangeKind, row: OrderRow, nowMs: number, yearPhase?: YearChangePhase) {
  const refusal = changeRefusal(change, row, nowMs, yearPhase);
  if (refusal) throw refusalError(refusal);
}
