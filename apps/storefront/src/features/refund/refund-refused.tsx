import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import type { RefundQuoteData } from '@voltfront/contract';
import { redirect } from '@/navigation';
import { dial } from '@/platform/external';
import { Button, EmptyState } from '@/ui';
import styles from './refund.module.css';
import { RefundedCar } from './refund-parts';

/** Why no refund can be asked for, and where to go instead. */
export function RefundRefused({ quote: { order, refusal } }: { quote: RefundQuoteData }) {
  if (!refusal) return null;
  const { code, message, refundNo } = refusal;
  const isRunning = code === 'running' && refundNo !== null;
  const open = () =>
    isRunning
      ? redirect('/pagesOrder/refund/detail', { refundNo })
      : redirect('/pagesOrder/car/detail', { orderNo: order.orderNo });
  return (
    <div className={styles.content}>
      <RefundedCar order={order} />
      <EmptyState
        type="order"
        title={code === 'locked' ? t`锁单后不支持退款` : message}
        desc={code === 'locked' ? t`订单已锁定并安排生产，如有疑问请联系客服` : undefined}
        btnText={isRunning ? t`查看退款进度` : t`查看订单`}
        onAction={open}
      />
      {code === 'locked' && (
        <Button variant="text" icon="phone" block onClick={() => dial(brand.phoneDigits)}>
          {t`联系客服`}
        </Button>
      )}
    </div>
  );
}
