import { t } from '@lingui/core/macro';
import type { OrderDetailData } from '@voltfront/contract';
import { Button, Icon, longDate, Text } from '@/ui';
import { carName, stateName } from '../../order-summary/order-words';
import styles from './lock.module.css';

const CLOSED: readonly string[] = ['refunding', 'refunded', 'cancelled', 'expired'];

/** When the order was locked, from its timeline; null when it never was. */
const lockedAt = ({ timeline }: OrderDetailData): number | null =>
  timeline.find(({ state }) => state === 'locked')?.at ?? null;

/** An order that can no longer be locked: locked already, or closed. */
export function LockOver({ order, onOpen }: { order: OrderDetailData; onOpen: () => void }) {
  const isClosed = CLOSED.includes(order.state);
  const at = lockedAt(order);
  const date = at === null ? '' : longDate(at);
  const isPaidFor = at !== null || isClosed;
  return (
    <div className={styles.over}>
      <Icon name={isClosed ? 'info' : 'lock'} size={48} className={isClosed ? styles.faint : styles.done} />
      <Text size="title-2" weight="bold" leading="title-2" heading={2}>
        {isPaidFor ? (isClosed ? stateName(order) : t`订单已锁定`) : stateName(order)}
      </Text>
      <Text size="label" tone="secondary">
        {carName(order)}
      </Text>
      <Text size="small" tone="secondary">
        {isClosed
          ? t`该订单无需锁单，进度可在订单详情查看`
          : at === null
            ? t`支付定金后才能锁单`
            : t`${date}锁定，配置与购车人不再变更，车辆已安排生产`}
      </Text>
      <Button size="medium" variant="secondary" onClick={onOpen}>
        {t`查看订单`}
      </Button>
    </div>
  );
}
