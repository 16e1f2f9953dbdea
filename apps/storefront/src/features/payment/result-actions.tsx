import { t } from '@lingui/core/macro';
import type { OrderSummaryData } from '@voltfront/contract';
import { redirect, switchTab } from '@/navigation';
import { Button } from '@/ui';
import type { ResultState } from './result-state';
import styles from './result-view.module.css';

export interface ResultActionsProps {
  state: ResultState;
  order: OrderSummaryData;
  isPaused: boolean;
  onAskAgain: () => void;
}

/** States in which the order's page is all there is to open. */
const MAIN_IS_ORDER: readonly ResultState[] = ['returned', 'refunding', 'refunded', 'unconverted'];

/** Links on the result. Pages replace it in the history, so that back never leads to the result or the cashier. */
export function ResultActions({ state, order, isPaused, onAskAgain }: ResultActionsProps) {
  const { orderNo } = order;
  const isBlind = order.kind === 'blind';
  const showOrder = () =>
    isBlind ? redirect('/pagesOrder/confirm/cs1eResult', { orderNo }) : redirect('/pagesOrder/car/detail', { orderNo });
  const payAgain = () => redirect('/pagesOrder/pay/index', { orderNo });
  const canPay = order.actions.includes('pay');
  const toLock = state === 'success' && order.actions.includes('lock');
  return (
    <div className={styles.actions}>
      {toLock && <Button block onClick={showOrder}>{t`查看订单并锁单`}</Button>}
      {state === 'success' && order.actions.includes('pickup') && (
        <Button block onClick={() => redirect('/pagesOrder/confirmCode', { orderNo })}>{t`查看提车码`}</Button>
      )}
      {state === 'success' && order.actions.includes('insurance') && (
        <Button block variant="secondary" onClick={() => redirect('/pagesOrder/insurance', { orderNo })}>
          {t`车险服务`}
        </Button>
      )}
      {state === 'success' && !toLock && (
        <Button block onClick={showOrder}>
          {isBlind ? t`查看盲订凭证` : t`查看订单`}
        </Button>
      )}
      {(state === 'failed' || state === 'unpaid') && <Button block onClick={payAgain}>{t`重新支付`}</Button>}
      {state === 'processing' && isPaused && <Button block onClick={onAskAgain}>{t`重新查询`}</Button>}
      {state === 'processing' && canPay && (
        <Button block variant="secondary" onClick={payAgain}>
          {t`还没支付，返回收银台`}
        </Button>
      )}
      {(state === 'expired' || state === 'cancelled') && (
        <Button block onClick={() => switchTab('/pages/car/index')}>{t`重新选车`}</Button>
      )}
      {state !== 'success' && (
        <Button block variant={MAIN_IS_ORDER.includes(state) ? 'primary' : 'secondary'} onClick={showOrder}>
          {state === 'processing' ? t`稍后查看` : t`查看订单`}
        </Button>
      )}
      {state === 'success' && order.actions.includes('applyInvoice') && (
        <Button block variant="secondary" onClick={() => redirect('/pagesInvoice/preview/index', { orderNo })}>
          {t`申请发票`}
        </Button>
      )}
      {state === 'success' && (
        <Button block variant="secondary" onClick={() => redirect('/pagesOrder/order/index', {})}>
          {t`我的订单`}
        </Button>
      )}
    </div>
  );
}
