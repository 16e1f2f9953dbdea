import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { OrderSummaryData, OrderTabData } from '@voltfront/contract';
import { useRef, useState } from 'react';
import { apiQuery, queryClient, useApiList, useServerNow } from '@/api';
import type { CardActionKey } from '@/features/order/list/card-actions';
import { OrderCard } from '@/features/order/list/order-card';
import cardStyles from '@/features/order/list/order-card.module.css';
import { useOrderActions } from '@/features/order/list/use-order-actions';
import { navigate, switchTab, useParams } from '@/navigation';
import { ListFooter, Page, useArrivals } from '@/page';
import { usePageShow } from '@/platform/page-events';
import { router } from '@/platform/router';
import { EmptyState, Skeleton, Tabs } from '@/ui';
import styles from './index.module.css';

const ROUTE = '/pagesOrder/order/index';
const LIST_KEY = 'GET /api/mporder/v1/order/list';

/** Tabs of this page; `lock` is asked for by others. */
type ShownTab = Exclude<OrderTabData, 'lock'>;

const TABS: readonly ShownTab[] = ['all', 'unpaid', 'active', 'pickup', 'done', 'refund'];

const readTab = (text: string | undefined): ShownTab => TABS.find((tab) => tab === text) ?? 'all';

/** 我的订单 */
export default function OrderListPage() {
  const [tab, setTab] = useState(readTab(useParams(ROUTE).tab));
  const list = useApiList(LIST_KEY, { tab });
  const tips = useQuery(
    apiQuery('GET /{product}-config-order/v1/order/tips/open/toc/queryOrderTips', { scene: 'list' }),
  );
  const now = useServerNow();
  const arrival = useArrivals(list.items.map(({ orderNo }) => orderNo));
  const { busy, run } = useOrderActions(list.refresh);
  useRenewalOnReturn();

  const showTab = (key: string) => {
    setTab(readTab(key));
    router.setQuery({ tab: key });
  };
  const [tip] = tips.data?.tips ?? [];
  return (
    <Page route={ROUTE} onRefresh={list.refresh} onReachBottom={list.loadMore}>
      <Tabs stretch className={styles.tabs} label={t`订单状态`} items={tabItems()} activeKey={tab} onChange={showTab} />
      <div className={styles.list} role="list">
        {tab === 'unpaid' && tip && list.items.length > 0 && <div className={styles.tip}>{tip}</div>}
        {list.items.map((order) => (
          <OrderCard
            key={order.orderNo}
            order={order}
            now={now}
            busy={busy?.orderNo === order.orderNo ? busy.key : null}
            onAction={(key) => (isCertificate(order, key) ? showCertificate(order) : run(order.orderNo, key))}
            onExpire={list.refresh}
            className={arrival(order.orderNo)}
          />
        ))}
      </div>
      {list.items.length === 0 && list.state.loading ? (
        <Cards />
      ) : (
        <ListFooter list={list} empty={<NoOrders tab={tab} />} />
      )}
    </Page>
  );
}

/** A blind order has no page of its own but its certificate. */
const isCertificate = ({ kind }: OrderSummaryData, key: CardActionKey): boolean => kind === 'blind' && key === 'view';

const showCertificate = ({ orderNo }: OrderSummaryData): void =>
  navigate('/pagesOrder/confirm/cs1eResult', { orderNo });

function tabItems() {
  const texts: Record<ShownTab, string> = {
    all: t`全部`,
    unpaid: t`待支付`,
    active: t`进行中`,
    pickup: t`待提车`,
    done: t`已完成`,
    refund: t`退款`,
  };
  return TABS.map((key) => ({ key, text: texts[key] }));
}

/** Changes made on another page (paid, locked, cancelled) show at once; the scroll position is kept. */
function useRenewalOnReturn(): void {
  const isFirst = useRef(true);
  usePageShow(() => {
    if (!isFirst.current) queryClient.invalidateQueries({ queryKey: ['list', LIST_KEY] });
    isFirst.current = false;
  });
}

function Cards() {
  return (
    <>
      <Skeleton variant="row" count={2} className={cardStyles.skeleton} />
      <Skeleton variant="row" count={2} className={cardStyles.skeleton} />
    </>
  );
}

function NoOrders({ tab }: { tab: ShownTab }) {
  const title = tab === 'all' ? t`还没有订单` : t`这里暂时没有订单`;
  return (
    <EmptyState
      type="order"
      title={title}
      desc={t`选一台喜欢的车，从配置开始`}
      btnText={t`去选车`}
      onAction={() => switchTab('/pages/car/index')}
    />
  );
}
