import { t } from '@lingui/core/macro';
import { navigate, redirect } from '@/navigation';
import { Button, EmptyState } from '@/ui';
import type { CashierState, Payable } from './cashier-state';
import styles from './result-view.module.css';

export interface CashierClosedProps {
  state: Exclude<CashierState, 'payable'>;
  orderNo: Payable['orderNo'];
  /** A part of the final payment: the order itself goes on. */
  isFinal?: boolean;
}

/** The cashier with nothing to take: expired, paid already, or closed. */
export function CashierClosed({ state, orderNo, isFinal = false }: CashierClosedProps) {
  if (isFinal) return <FinalClosed state={state} orderNo={orderNo} />;
  const titles = { expired: t`订单已超时关闭`, paid: t`订单已支付`, closed: t`订单已关闭` };
  const words = {
    expired: t`超过 30 分钟未支付，订单已自动关闭；如已付款，款项将自动原路退回`,
    paid: t`无需重复支付，可前往订单详情查看进度`,
    closed: t`该订单无法支付，可前往订单详情查看原因`,
  };
  return (
    <EmptyState
      type="order"
      title={titles[state]}
      desc={words[state]}
      action={
        <div className={styles.pair}>
          <Button size="medium" onClick={() => redirect('/pagesOrder/car/detail', { orderNo })}>
            {t`查看订单`}
          </Button>
          {state === 'expired' && (
            <Button size="medium" variant="secondary" onClick={() => navigate('/pages/car/index')}>
              {t`重新选车`}
            </Button>
          )}
        </div>
      }
    />
  );
}

/** A part of the final payment that cannot be paid any more. */
function FinalClosed({ state, orderNo }: Pick<CashierClosedProps, 'state' | 'orderNo'>) {
  const titles = { expired: t`这笔尾款已超时`, paid: t`这笔尾款已支付`, closed: t`这笔尾款已取消` };
  const words = {
    expired: t`超过 30 分钟未支付，可重新发起；如已付款，款项将自动原路退回`,
    paid: t`无需重复支付`,
    closed: t`可重新发起一笔；如已付款，款项将自动原路退回`,
  };
  return (
    <EmptyState
      type="order"
      title={titles[state]}
      desc={words[state]}
      action={
        <Button size="medium" onClick={() => redirect('/pagesOrder/payInfo', { orderNo })}>
          {t`返回支付尾款`}
        </Button>
      }
    />
  );
}
