import { t } from '@lingui/core/macro';
import type { OrderDetailData } from '@voltfront/contract';
import { isConverting, stateName } from '@/features/order-summary/order-words';
import { navigate } from '@/navigation';
import { Countdown, longDate, NoticeBar, Price, shortDate, Tag, Text } from '@/ui';
import { daysUntil } from './detail-actions';
import styles from './order-detail.module.css';
import { amountDue, carDate } from './order-now';
import { StageBar } from './stage-bar';

export interface OrderHeadProps {
  order: OrderDetailData;
  /** The server's time in milliseconds. */
  now: () => number;
  /** The time to pay is over. */
  onExpire: () => void;
}

/** What matters now: where the order stands, the amount due, the date of the car, and what is expected of the customer. */
export function OrderHead({ order, now, onExpire }: OrderHeadProps) {
  const { tips, refundRejection, locksAt, state } = order;
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
        {locksAt !== null && <SelfLock locksAt={locksAt} nowMs={now()} />}
        {tips.map((tip) => (
          <div key={tip} className={styles.tip}>
            {tip}
          </div>
        ))}
        <StageBar state={state} />
        <div className={styles.now}>
          <Due order={order} now={now} onExpire={onExpire} />
          <Arrival order={order} />
        </div>
      </div>
    </>
  );
}

function Due({ order, now, onExpire }: OrderHeadProps) {
  const due = amountDue(order);
  if (!due) return null;
  const { expiresAt } = order;
  return (
    <div className={styles.fact}>
      <div className={styles.name}>
        {due.kind === 'rest' ? t`待付尾款` : isConverting(order) ? t`应付差额` : t`应付`}
      </div>
      <Price fen={due.fen} size="large" />
      {due.kind === 'due' && expiresAt !== null && (
        <div className={styles.clock}>
          {t`剩余`} <Countdown endAt={expiresAt} now={now} variant="plain" onEnd={onExpire} />
        </div>
      )}
    </div>
  );
}

function Arrival({ order }: { order: OrderDetailData }) {
  const date = carDate(order);
  if (!date) return null;
  if (date.kind === 'weeks') {
    const { fromWeeks, toWeeks } = date;
    return (
      <div className={styles.fact}>
        <div className={styles.name}>{t`预计交付`}</div>
        <div className={styles.date}>{t`锁单后 ${fromWeeks}–${toWeeks} 周`}</div>
      </div>
    );
  }
  const [from, to] = [shortDate(date.fromAt), shortDate(date.toAt)];
  return (
    <div className={styles.fact}>
      <div className={styles.name}>
        {t`预计到店`} {date.isDelayed && <Tag tone="warning">{t`已推迟`}</Tag>}
      </div>
      <div className={styles.date}>{t`${from}–${to}`}</div>
    </div>
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
