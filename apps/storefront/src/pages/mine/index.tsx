import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiQuery, type ReplyOf, useServerNow } from '@/api';
import { AdviserCell } from '@/features/mine/adviser-cell';
import { Balances } from '@/features/mine/balances';
import { EndingCoupons } from '@/features/mine/ending-coupons';
import styles from '@/features/mine/mine.module.css';
import { MineHead } from '@/features/mine/mine-head';
import { NewestMessage } from '@/features/mine/newest-message';
import { OwnCar } from '@/features/mine/own-car';
import { ServiceGrid } from '@/features/mine/service-grid';
import { OrderCard } from '@/features/order/list/order-card';
import { useOrderActions } from '@/features/order/list/use-order-actions';
import { RunningDrives } from '@/features/test-drive/running-drives';
import { switchTab } from '@/navigation';
import { Page } from '@/page';
import { isLoggedIn } from '@/session';
import { Button, Card, Picture, Stack } from '@/ui';
import page from './index.module.css';

type Newest = ReplyOf<'GET /api/mporder/v1/order/newestOpen'>;
type Order = NonNullable<Newest['order']>;

/** The mine tab: the person, what is new, balances, the open order or own car with its adviser, and services. */
export default function MinePage() {
  const enabled = isLoggedIn();
  const overview = useQuery({ ...apiQuery('GET /api/mpaccount/v1/account/overview'), enabled });
  const newest = useQuery({ ...apiQuery('GET /api/mporder/v1/order/newestOpen'), enabled });
  return (
    <Page route="/pages/mine/index" queries={[overview, newest]}>
      {() =>
        overview.data && (
          <div className={page.page}>
            <MineHead overview={overview.data} />
            <NewestMessage unreadCount={overview.data.unreadCount} />
            <Balances overview={overview.data} />
            <EndingCoupons ending={overview.data.endingCoupons} />
            <OrderOrCar newest={newest.data} refresh={newest.refetch} />
            <RunningDrives />
            {newest.data?.adviser && <AdviserCell adviser={newest.data.adviser} />}
            <ServiceGrid
              isEmployee={overview.data.userInfo.memberInfo !== null}
              newWelfare={overview.data.newWelfare}
            />
          </div>
        )
      }
    </Page>
  );
}

/** Main card: the open order, else the own car, else an invitation. */
function OrderOrCar({ newest, refresh }: { newest: Newest | undefined; refresh: () => Promise<unknown> }): ReactNode {
  if (newest?.order) return <OpenOrder order={newest.order} refresh={refresh} />;
  return newest?.car ? <OwnCar car={newest.car} /> : <NoOrder />;
}

function OpenOrder({ order, refresh }: { order: Order; refresh: () => Promise<unknown> }): ReactNode {
  const now = useServerNow();
  const { busy, run } = useOrderActions(refresh);
  return (
    <div role="list">
      <OrderCard
        order={order}
        now={now}
        busy={busy?.orderNo === order.orderNo ? busy.key : null}
        onAction={(key) => run(order.orderNo, key)}
        onExpire={refresh}
      />
    </div>
  );
}

/** Shown to customers without an open order. */
function NoOrder() {
  return (
    <Card className={styles.card}>
      <Stack row gap={3} align="center">
        <div className={styles.inviteWords}>
          <div className={styles.inviteTitle}>{t`定制您的第一台车`}</div>
          <div className={styles.inviteNote}>{t`选择车型、外观与内饰，实时查看价格`}</div>
          <Button size="small" onClick={() => switchTab('/pages/car/index')}>
            {t`去选车`}
          </Button>
        </div>
        <div className={styles.invitePicture}>
          <Picture src="/assets/models/YL01.webp" width={140} aspect={3 / 2} alt="" clear fit="contain" />
        </div>
      </Stack>
    </Card>
  );
}
