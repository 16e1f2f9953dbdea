import { t } from '@lingui/core/macro';
import type { OrderDetailData } from '@voltfront/contract';
import { isConverting, stateName } from '@/features/order-summary/order-words';
import { navigate } from '@/navigation';
import { Countdown, longDate, NoticeBar, Price, Text } from '@/ui';
import { daysUntil } from './detail-actions';
import styles from './order-detail.module.css';

export interface OrderHeadProps {
  order: OrderDetailData;
  /** The server's time in milliseconds. */
  now: () => number;
  /** The time to pay is over. */
  onExpire: () => void;
}

/** Where the order stands, what is expected of the customer, and until when. */
export function OrderHead({ order, now, onExpire }: OrderHeadProps) {
  const { tips, refundRejection, locksAt, expiresAt, dueFen, actions } = order;
  const isDue = dueFen > 0 && actions.includes('pay');
  return (
    <>
      {refundRejection && (
        <NoticeBar tone="danger" onClick={() => navigate('/pagesOrder/refund/detail', { orderNo: order.orderNo })}>
          {t`退款申请未通过：${refundRejection}`}
        </NoticeBar>
      )}
      <div className={styles.head}>
        <Text size="title-1" weight="bold" leading="title-1" heading={2}>
          {stateName(order)}
        </Text>
        {isDue && (
          <div className={styles.due}>
            <span>
              {isConverting(order) ? t`应付差额` : t`应付`} <Price fen={dueFen} />
            </span>
            {expiresAt !== null && (
              <span className={styles.clock}>
                {t`剩余`} <Countdown endAt={expiresAt} now={now} variant="plain" onEnd={onExpire} />
              </span>
            )}
          </div>
        )}
        {locksAt !== null && <SelfLock locksAt={locksAt} nowMs={now()} />}
        {tips.map((tip) => (
          <div key={tip} className={styles.tip}>
            {tip}
          </div>
        ))}
      </div>
    </>
  );
}

function SelfLock({ locksAt, nowMs }: { locksAt: number; nowMs: number }) {
  const days = daysUntil(locksAt, nowMs);
  const date = longDate(locksAt);
  return (
    <div className={styles.selfLock}>
      <span className={styles.days}>{days}</span>
      <span>{t`天后自动锁单（${date}）`}</span>
    </div>
  );
}
