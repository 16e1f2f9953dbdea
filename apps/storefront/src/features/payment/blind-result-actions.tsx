import { t } from '@lingui/core/macro';
import type { OrderSummaryData } from '@voltfront/contract';
import { redirect } from '@/navigation';
import { Button } from '@/ui';
import type { ResultState } from './result-state';
import styles from './result-view.module.css';

export interface BlindResultActionsProps {
  state: ResultState;
  order: OrderSummaryData;
  /** Model of the booking; null while it is not known. */
  modelId: string | null;
  isPaused: boolean;
  onAskAgain: () => void;
  onShare: () => void;
}

/** States in which the booking can still be paid. */
const PAYABLE: readonly ResultState[] = ['failed', 'unpaid', 'processing'];
/** States in which the booking has ended without money. */
const OVER: readonly ResultState[] = ['returned', 'expired', 'cancelled', 'refunded'];

/** Links on the result of a blind booking. Pages replace it in the history, so that back never leads to the cashier. */
export function BlindResultActions(props: BlindResultActionsProps) {
  const { state, order, modelId, isPaused, onAskAgain, onShare } = props;
  const { orderNo } = order;
  const isSuccess = state === 'success';
  const canPay = PAYABLE.includes(state) && order.actions.includes('pay');
  const canBook = OVER.includes(state) && modelId !== null;
  return (
    <div className={styles.actions}>
      {isSuccess && (
        <>
          <Button
            block
            onClick={() => redirect('/pagesOrder/confirm/cs1eResult', { orderNo })}
          >{t`查看盲订凭证`}</Button>
          <Button block variant="secondary" onClick={onShare}>{t`保存或分享海报`}</Button>
        </>
      )}
      {state === 'processing' && isPaused && <Button block onClick={onAskAgain}>{t`重新查询`}</Button>}
      {canPay && (
        <Button
          block
          variant={state === 'processing' ? 'secondary' : 'primary'}
          onClick={() => redirect('/pagesOrder/pay/index', { orderNo })}
        >
          {state === 'processing' ? t`还没支付，返回收银台` : t`重新支付`}
        </Button>
      )}
      {canBook && (
        <Button block onClick={() => redirect('/pagesDetail/carModelNew', { modelId })}>{t`重新了解新车`}</Button>
      )}
      <Button block variant="secondary" onClick={() => redirect('/pagesOrder/order/index', {})}>
        {t`我的订单`}
      </Button>
    </div>
  );
}
