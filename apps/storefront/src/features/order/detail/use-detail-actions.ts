import { t } from '@lingui/core/macro';
import type { BuyerData, OrderDetailData } from '@voltfront/contract';
import { AGREEMENT_OUTDATED, AGREEMENT_UNSIGNED, CITY_NOT_SERVED } from '@voltfront/contract/error-codes';
import { useState } from 'react';
import { ApiError, api, isRefusal, isTold } from '@/api';
import { back, navigate } from '@/navigation';
import { modal, toast } from '@/ui';
import { hideOrder } from '../list/use-order-actions';
import { isPageAction, openPageOf } from './action-pages';
import type { DetailActionKey } from './detail-actions';

/** The sheet that is open. */
export type DetailSheet = 'lock' | 'changeCity' | 'transferName' | null;

/** Runs the actions of the order's buttons. A stale button shows the error and reloads the page. */
export function useDetailActions(orderNo: string, reload: () => Promise<unknown>) {
  const [busy, setBusy] = useState<DetailActionKey | null>(null);
  const [sheet, setSheet] = useState<DetailSheet>(null);
  const [cityError, setCityError] = useState<string>();

  const fail = async (error: ApiError) => {
    if (isRefusal(error, CITY_NOT_SERVED)) return setCityError(error.message);
    if (isRefusal(error, AGREEMENT_UNSIGNED, AGREEMENT_OUTDATED)) {
      setSheet(null);
      if (await modal({ content: error.message, confirmText: t`去签署` })) openAgreements();
      return;
    }
    if (error.kind !== 'refused') return;
    setSheet(null);
    if (error.message && !isTold(error)) toast(error.message);
    await reload();
  };

  const run = async (key: DetailActionKey, work: () => Promise<string | null>) => {
    if (busy) return;
    setBusy(key);
    setCityError(undefined);
    try {
      const done = await work();
      if (done === null) return;
      setSheet(null);
      toast(done);
      await reload();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setBusy(null);
      await fail(error);
    } finally {
      setBusy(null);
    }
  };

  const openAgreements = () => navigate('/pagesOrder/agreementList', { orderNo });
  const cancel = async (order: OrderDetailData) => {
    const content = order.state === 'created' ? t`确定取消该订单吗？` : t`确定取消转大订吗？小订继续有效`;
    if (!(await modal({ content, cancelText: t`再想想` }))) return null;
    await api('POST /api/mporder/v1/order/cancel', { body: { orderNo } });
    return t`已取消`;
  };

  const start = (key: DetailActionKey, order: OrderDetailData) => {
    if (isPageAction(key)) openPageOf(key, order);
    else if (key === 'cancel') run(key, () => cancel(order));
    else if (key === 'hide')
      run(key, async () => {
        if (await hideOrder(orderNo)) back();
        return null;
      });
    else setSheet(key);
  };

  return {
    busy,
    sheet,
    cityError,
    start,
    openAgreements,
    closeSheet: () => setSheet(null),
    lock: () =>
      run('lock', async () => {
        await api('POST /api/mporder/v1/order/lock', { body: { orderNo } });
        return t`订单已锁定`;
      }),
    changeCity: (cityCode: string, storeId: string | undefined) =>
      run('changeCity', async () => {
        await api('POST /api/mporder/v1/order/city', { body: { orderNo, cityCode, ...(storeId ? { storeId } : {}) } });
        return t`交付城市已更改`;
      }),
    transferName: (buyer: BuyerData) =>
      run('transferName', async () => {
        await api('POST /api/mporder/v1/order/transferName', { body: { orderNo, buyer } });
        return t`购车人已变更`;
      }),
  };
}
