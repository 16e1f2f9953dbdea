import { useQuery } from '@tanstack/react-query';
import { apiQuery, useServerNow } from '@/api';
import { DetailBar } from '@/features/order/detail/detail-bar';
import { OrderCar } from '@/features/order/detail/order-car';
import styles from '@/features/order/detail/order-detail.module.css';
import { OrderAdviser, OrderCoupons, OrderMoney, OrderPapers, OrderPeople } from '@/features/order/detail/order-facts';
import { OrderHead } from '@/features/order/detail/order-head';
import { OrderPickup } from '@/features/order/detail/order-pickup';
import { OrderTimeline } from '@/features/order/detail/order-timeline';
import { useDetailActions } from '@/features/order/detail/use-detail-actions';
import { NoticeCells } from '@/features/order/notice/notice-cells';
import { orderSubject } from '@/features/order/order-subject';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { lazySheet, Skeleton } from '@/ui';

const ROUTE = '/pagesOrder/car/detail';
const LockSheet = lazySheet(() => import('@/features/order/detail/lock-sheet').then((file) => file.LockSheet));
const CitySheet = lazySheet(() => import('@/features/order/detail/city-sheet').then((file) => file.CitySheet));
const NameSheet = lazySheet(() => import('@/features/order/detail/name-sheet').then((file) => file.NameSheet));

/** 订单详情 */
export default function OrderDetailPage() {
  const { orderNo = '' } = useParams(ROUTE);
  const detail = useQuery({ ...apiQuery('GET /api/mporder/v1/order/detail', { orderNo }), enabled: orderNo !== '' });
  const now = useServerNow();
  const actions = useDetailActions(orderNo, detail.refetch);
  const { busy, sheet, closeSheet } = actions;
  const order = detail.data;
  return (
    <Page
      route={ROUTE}
      subject={orderSubject}
      isMissing={orderNo === ''}
      queries={[detail]}
      skeleton={<Skeleton variant="detail" />}
      bottom={() => order && <DetailBar order={order} busy={busy} onAction={(key) => actions.start(key, order)} />}
    >
      {() =>
        order && (
          <div className={styles.content}>
            <OrderHead order={order} now={now} onExpire={detail.refetch} />
            {order.adviser && <OrderAdviser adviser={order.adviser} />}
            <OrderCar order={order} />
            <OrderTimeline timeline={order.timeline} />
            <OrderPickup order={order} />
            <OrderPeople order={order} />
            <OrderMoney order={order} />
            <OrderCoupons coupons={order.coupons} />
            <NoticeCells orderNo={orderNo} />
            <OrderPapers order={order} onAgreements={actions.openAgreements} />
            <LockSheet isOpen={sheet === 'lock'} isBusy={busy === 'lock'} onClose={closeSheet} onLock={actions.lock} />
            <CitySheet
              order={order}
              isOpen={sheet === 'changeCity'}
              isBusy={busy === 'changeCity'}
              error={actions.cityError}
              onClose={closeSheet}
              onSave={actions.changeCity}
            />
            <NameSheet
              isOpen={sheet === 'transferName'}
              isBusy={busy === 'transferName'}
              onClose={closeSheet}
              onSave={actions.transferName}
            />
          </div>
        )
      }
    </Page>
  );
}
