import { t } from '@lingui/core/macro';
import { redirect } from '@/navigation';
import { Button } from '@/ui';
import type { ResultActionsProps } from './result-actions';
import styles from './result-view.module.css';

/** Links on the result of a cash part: the next part until all is paid, the cashier while its time is not over. */
export function FinalResultActions(props: ResultActionsProps & { part: number }) {
  const { state, order, part, isPaused, onAskAgain } = props;
  const { orderNo } = order;
  const showFinal = () => redirect('/pagesOrder/payInfo', { orderNo });
  const payAgain = () => redirect('/pagesOrder/pay/index', { orderNo, part: String(part) });
  const isRestOpen = order.state === 'arrived';
  const isSuccess = state === 'success';
  return (
    <div className={styles.actions}>
      {isSuccess && (
        <Button block onClick={showFinal}>
          {isRestOpen ? t`继续支付尾款` : t`查看尾款与后续步骤`}
        </Button>
      )}
      {(state === 'failed' || state === 'unpaid') && <Button block onClick={payAgain}>{t`重新支付`}</Button>}
      {state === 'processing' && isPaused && <Button block onClick={onAskAgain}>{t`重新查询`}</Button>}
      {!isSuccess && (
        <Button block variant="secondary" onClick={showFinal}>
          {state === 'processing' ? t`稍后查看` : t`返回支付尾款`}
        </Button>
      )}
      <Button block variant="secondary" onClick={() => redirect('/pagesOrder/car/detail', { orderNo })}>
        {t`查看订单`}
      </Button>
    </div>
  );
}
