import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { ApiError, api } from '@/api';
import { navigate } from '@/navigation';
import { modal, toast } from '@/ui';
import type { CardActionKey } from './card-actions';

/** Opens the sheet on which a blind or intention order is turned into a deposit. */
export const openConversion = (orderNo: string): void => navigate('/pagesDetail/configPreviewEquityOrder', { orderNo });

/** Asks, then takes an expired or cancelled order off the list. True when it is gone. */
export async function hideOrder(orderNo: string): Promise<boolean> {
  if (!(await modal({ content: t`删除后订单将不再显示，确定删除吗？` }))) return false;
  await api('POST /api/mporder/v1/order/hide', { body: { orderNo } });
  toast(t`订单已删除`);
  return true;
}

/** Runs the buttons of order cards; a refused one was stale, so its error is shown and the list reloads. */
export function useOrderActions(refresh: () => Promise<unknown>) {
  const [busy, setBusy] = useState<{ orderNo: string; key: CardActionKey } | null>(null);

  const act = async (orderNo: string, key: CardActionKey): Promise<void> => {
    if (key === 'pay') return navigate('/pagesOrder/pay/index', { orderNo });
    if (key === 'viewInspection') return navigate('/pagesOrder/checkCarReport', { orderNo });
    if (key === 'viewLogistics') return navigate('/pagesOrder/logisticsInfo', { orderNo });
    if (key === 'payFinal') return navigate('/pagesOrder/payInfo', { orderNo });
    if (key === 'sign') return navigate('/pagesOrder/agreementList', { orderNo });
    if (key === 'viewRefund') return navigate('/pagesOrder/refund/detail', { orderNo });
    if (key === 'convert') return openConversion(orderNo);
    if (key === 'yearlyChange') return navigate('/pagesDetail/yearlyChoose', { orderNo });
    if (key === 'lock') return navigate('/pages/vote/index', { orderNo });
    if (key === 'pickup') return navigate('/pagesOrder/confirmCode', { orderNo });
    if (key === 'insurance') return navigate('/pagesOrder/insurance', { orderNo });
    if (key === 'hide') {
      if (await hideOrder(orderNo)) await refresh();
      return;
    }
    navigate('/pagesOrder/car/detail', { orderNo });
  };

  const run = async (orderNo: string, key: CardActionKey): Promise<void> => {
    if (busy) return;
    setBusy({ orderNo, key });
    try {
      await act(orderNo, key);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === 'refused') await refresh();
    } finally {
      setBusy(null);
    }
  };
  return { busy, run };
}
