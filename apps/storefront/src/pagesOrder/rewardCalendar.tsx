import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery, useServerNow } from '@/api';
import { orderSubject } from '@/features/order/order-subject';
import { RewardScreen } from '@/features/reward/reward-screen';
import { switchTab, useParams } from '@/navigation';
import { Page } from '@/page';
import { EmptyState, Skeleton, Tabs } from '@/ui';

const ROUTE = '/pagesOrder/rewardCalendar';

/** 等车日历: rewards for the days from deposit to delivery. */
export default function RewardCalendarPage() {
  const [orderNo, setOrderNo] = useState(useParams(ROUTE).orderNo);
  const calendar = useQuery(apiQuery('GET /api/mporder/v1/order/rewards', orderNo ? { orderNo } : {}));
  const now = useServerNow();
  const { orders = [], order = null, rewards = [] } = calendar.data ?? {};
  return (
    <Page route={ROUTE} subject={orderSubject} queries={[calendar]} skeleton={<Skeleton variant="detail" />}>
      {() => (
        <>
          {orders.length > 1 && (
            <Tabs
              label={t`订单`}
              items={orders.map(({ orderNo: key, modelName, versionName }) => ({
                key,
                text: `${modelName} ${versionName}`,
              }))}
              activeKey={order?.orderNo ?? ''}
              onChange={setOrderNo}
            />
          )}
          {order ? (
            <RewardScreen key={order.orderNo} order={order} rewards={rewards} nowMs={now()} />
          ) : (
            <EmptyState
              type="order"
              title={t`还没有在等的车`}
              desc={t`支付定金后，等车的每个重要日子都有奖励`}
              btnText={t`去选车`}
              onAction={() => switchTab('/pages/car/index')}
            />
          )}
        </>
      )}
    </Page>
  );
}
