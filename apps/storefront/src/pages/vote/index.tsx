import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { OrderDetailData } from '@voltfront/contract';
import { apiQuery, useServerNow } from '@/api';
import { useDetailActions } from '@/features/order/detail/use-detail-actions';
import { LockOver } from '@/features/order/lock/lock-over';
import { LockScreen } from '@/features/order/lock/lock-screen';
import { OrderPick } from '@/features/order/lock/order-pick';
import { useWaitingOrder } from '@/features/order/lock/use-waiting-order';
import { orderSubject } from '@/features/order/order-subject';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { BottomBar, Button, lazySheet, Skeleton } from '@/ui';

const ROUTE = '/pages/vote/index';
const LockSheet = lazySheet(() => import('@/features/order/detail/lock-sheet').then((file) => file.LockSheet));

/** 锁单提醒: the order that waits for its lock, until when, and locking it. */
export default function LockReminderPage() {
  const waiting = useWaitingOrder(useParams(ROUTE).orderNo);
  const { orderNo, list, orders, pick, loadMore } = waiting;
  const detail = useQuery({ ...apiQuery('GET /api/mporder/v1/order/detail', { orderNo }), enabled: orderNo !== '' });
  const now = useServerNow();
  const actions = useDetailActions(orderNo, detail.refetch);
  const order = orderNo === '' ? undefined : detail.data;
  const queries = [...(list ? [list] : []), ...(orderNo === '' ? [] : [detail])];
  return (
    <Page
      route={ROUTE}
      subject={orderSubject}
      queries={queries}
      onReachBottom={orderNo === '' ? loadMore : () => undefined}
      skeleton={<Skeleton variant="detail" />}
      bottom={() =>
        order?.state === 'depositPaid' && (
          <LockBar order={order} isBusy={actions.busy === 'lock'} onLock={() => actions.start('lock', order)} />
        )
      }
    >
      {() => (
        <>
          {orderNo === '' && <OrderPick orders={orders} onPick={pick} />}
          {order?.state === 'depositPaid' && (
            <LockScreen order={order} now={now} onEnd={detail.refetch} onAgreements={actions.openAgreements} />
          )}
          {order && order.state !== 'depositPaid' && (
            <LockOver order={order} onOpen={() => navigate('/pagesOrder/car/detail', { orderNo })} />
          )}
          <LockSheet
            isOpen={actions.sheet === 'lock'}
            isBusy={actions.busy === 'lock'}
            onClose={actions.closeSheet}
            onLock={actions.lock}
          />
        </>
      )}
    </Page>
  );
}

function LockBar({ order, isBusy, onLock }: { order: OrderDetailData; isBusy: boolean; onLock: () => void }) {
  const { orderNo, actions } = order;
  return (
    <BottomBar>
      {actions.includes('switchVersion') && (
        <Button
          block
          variant="secondary"
          onClick={() => navigate('/pagesOrder/car/versionSwitching', { orderNo })}
        >{t`修改配置`}</Button>
      )}
      <Button block loading={isBusy} onClick={onLock}>{t`立即锁单`}</Button>
    </BottomBar>
  );
}
