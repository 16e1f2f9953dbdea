import { t } from '@lingui/core/macro';
import type { OrderSummaryData } from '@voltfront/contract';
import { stateName, stateTone } from '@/features/order-summary/order-words';
import { navigate, switchTab } from '@/navigation';
import { Button, EmptyState, Stack, Text } from '@/ui';
import { OrderRibbon } from '../change/order-ribbon';
import styles from './lock.module.css';

export interface OrderPickProps {
  orders: readonly OrderSummaryData[];
  onPick: (orderNo: string) => void;
}

/** Orders waiting for their lock, to pick one; an empty state when there is none. */
export function OrderPick({ orders, onPick }: OrderPickProps) {
  if (orders.length === 0) return <NoWaitingOrder />;
  return (
    <>
      <Text
        size="small"
        tone="secondary"
        className={styles.lead}
      >{t`您有 ${orders.length} 个待锁定的订单，请选择`}</Text>
      {orders.map((order) => (
        <OrderRibbon
          key={order.orderNo}
          order={order}
          state={{ text: stateName(order), tone: stateTone(order) }}
          onClick={() => onPick(order.orderNo)}
        />
      ))}
    </>
  );
}

function NoWaitingOrder() {
  return (
    <EmptyState
      type="order"
      title={t`没有待锁定的订单`}
      desc={t`支付定金后的订单会在这里等待锁单`}
      action={
        <Stack row gap={2}>
          <Button variant="secondary" size="medium" onClick={() => navigate('/pagesOrder/order/index', {})}>
            {t`我的订单`}
          </Button>
          <Button size="medium" onClick={() => switchTab('/pages/car/index')}>
            {t`去选车`}
          </Button>
        </Stack>
      }
    />
  );
}
