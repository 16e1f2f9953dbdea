import type { ChangeRefusalData } from '@voltfront/contract';
import type { ErrorName } from '@voltfront/contract/errors';
import {
  type OrderChangeKind,
  type OrderChangeSituation,
  orderChangeRefusal,
  type YearChangePhase,
} from '@voltfront/rules/order/order-changes';
import { type AppError, refuse } from '../../../kernel/errors';
import type { OrderRow } from '../order.repository';
import { isHoldOver } from '../order.states';
import { orderTexts } from '../order.texts';
import { changeTexts } from './change.texts';

const REASONS: Record<ChangeRefusalData['code'], string> = {
  unpaid: orderTexts.unpaid,
  paying: orderTexts.paying,
  intention: orderTexts.intentionLater,
  blind: orderTexts.blindLater,
  locked: orderTexts.lockedFast,
  refunding: orderTexts.refundRunning,
  closed: orderTexts.closed,
  snapUp: orderTexts.snapUpFixed,
  stockCar: orderTexts.stockFixed,
  limit: changeTexts.limit,
  soldOut: changeTexts.soldOut,
  notOnSale: orderTexts.notOnSale,
  notAffected: orderTexts.notAffected,
  notStarted: orderTexts.yearNotStarted,
  windowClosed: orderTexts.yearOver,
  noEquivalent: orderTexts.noEquivalent,
  alreadyChanged: orderTexts.yearChanged,
};

const ERRORS: Partial<Record<ChangeRefusalData['code'], ErrorName>> = {
  locked: 'ORDER_LOCKED',
  limit: 'LIMIT_REACHED',
  notAffected: 'NOT_FOUND',
  soldOut: 'SOLD_OUT',
  alreadyChanged: 'ALREADY_DONE',
};

/** A reason code with its text for the customer. */
export const refusalOf = (code: ChangeRefusalData['code']): ChangeRefusalData => ({ code, reason: REASONS[code] });

/** The error for a reason; a temporary state becomes STATE_CHANGED with the reason as its text. */
export const refusalError = ({ code, reason }: ChangeRefusalData): AppError =>
  refuse(ERRORS[code] ?? 'STATE_CHANGED', { message: reason });

/** The order facts that the change rules need. */
function situationOf(row: OrderRow, nowMs: number, yearPhase: YearChangePhase = 'none'): OrderChangeSituation {
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

/** Why a change is not possible now, as text; null when it is possible. */
export function changeRefusal(
  change: OrderChangeKind,
  row: OrderRow,
  nowMs: number,
  yearPhase?: YearChangePhase,
): ChangeRefusalData | null {
  const code = orderChangeRefusal(change, situationOf(row, nowMs, yearPhase));
  return code === null ? null : refusalOf(code);
}

/** @throws ORDER_LOCKED, LIMIT_REACHED, ALREADY_DONE, NOT_FOUND or STATE_CHANGED with the reason */
export function assertChangeable(change: OrderChangeKind, row: OrderRow, nowMs: number, yearPhase?: YearChangePhase) {
  const refusal = changeRefusal(change, row, nowMs, yearPhase);
  if (refusal) throw refusalError(refusal);
}
