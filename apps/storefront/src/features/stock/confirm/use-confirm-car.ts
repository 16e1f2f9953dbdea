import { t } from '@lingui/core/macro';
import type { ReplyOf, StockHoldData } from '@voltfront/contract';
import {
  AGREEMENT_OUTDATED,
  CAR_SOLD,
  CAR_TAKEN,
  CAR_WITHDRAWN,
  HOLD_ELSEWHERE,
  HOLD_IN_ORDER,
  SALE_NOT_RUNNING,
} from '@voltfront/contract/error-codes';
import { useState } from 'react';
import { ApiError, api, hasCode, isRefusal, useApiMutation } from '@/api';
import { navigate } from '@/navigation';
import { modal, toast } from '@/ui';
import { renewStock } from '../car/use-stock-car';

type Instruction = ReplyOf<'GET /api/mporder/v1/stock/instruction'>;

/** Page on which the order of a reserved car continues. */
export function goOn(stockCarId: string, next: 'intentionalDepositOrder' | 'confirm'): void {
  if (next === 'confirm') navigate('/pagesOrder/confirm/index', { stockCarId, kind: 'deposit' });
  else navigate('/pagesDetail/currentVehicle/intentionalDepositOrder', { stockCarId });
}

/** The order that keeps a hold alive has to be paid or cancelled first: asks where to go. */
async function leadToOrder(error: ApiError): Promise<void> {
  const orderNo = (error.data as { hold?: StockHoldData } | null)?.hold?.orderNo;
  const isWanted = await modal({ content: error.message, cancelText: t`稍后`, confirmText: t`查看订单` });
  if (isWanted && orderNo) navigate('/pagesOrder/car/detail', { orderNo });
}

/** Confirms the instruction of a car, which holds it; and what is to be done when that is refused. */
export function useConfirmCar({ car: { stockCarId }, version, statements }: Instruction, onStale: () => void) {
  const [isBusy, setBusy] = useState(false);
  const hold = useApiMutation('POST /api/mporder/v1/stock/confirm');

  const send = async (releaseOther: boolean): Promise<void> => {
    const statementIds = statements.map(({ statementId }) => statementId);
    const { next } = await hold.mutateAsync({ stockCarId, version, statementIds, releaseOther });
    await renewStock();
    goOn(stockCarId, next);
  };

  const handle = async (error: ApiError): Promise<void> => {
    if (isRefusal(error, CAR_TAKEN, CAR_SOLD, CAR_WITHDRAWN, SALE_NOT_RUNNING)) {
      toast(error.message);
      await renewStock();
    } else if (hasCode(error, HOLD_IN_ORDER)) {
      await leadToOrder(error);
    } else if (hasCode(error, HOLD_ELSEWHERE)) {
      const isWanted = await modal({
        content: t`您已为另一台车保留名额。确认这台后，将放弃那一台`,
        confirmText: t`换成这台`,
      });
      if (isWanted) await attempt(true);
    } else {
      if (hasCode(error, AGREEMENT_OUTDATED)) toast(t`说明已更新，请重新阅读`);
      onStale();
    }
  };

  const attempt = async (releaseOther: boolean): Promise<void> => {
    try {
      await send(releaseOther);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await handle(error);
    }
  };

  const confirm = async () => {
    setBusy(true);
    await attempt(false).finally(() => setBusy(false));
  };
  return { confirm, isBusy };
}

/** Gives an own hold up after a question; true when it was done. */
export async function releaseHold(stockCarId: string): Promise<boolean> {
  const isWanted = await modal({
    content: t`放弃后，这台车会立即开放给其他客户。确定放弃吗？`,
    confirmText: t`放弃保留`,
  });
  if (!isWanted) return false;
  try {
    await api('POST /api/mporder/v1/stock/hold/release', { body: { stockCarId } });
    toast(t`已放弃保留`);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (hasCode(error, HOLD_IN_ORDER)) await leadToOrder(error);
    return false;
  } finally {
    await renewStock();
  }
}
