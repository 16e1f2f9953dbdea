import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { YearDecision } from '@/features/order/year/year-decision';
import { YearOrders } from '@/features/order/year/year-orders';
import { navigate, redirect, useParams } from '@/navigation';
import { Page, type PageSubject } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesDetail/yearlyChoose';

const affectedOrder: PageSubject = {
  type: 'order',
  missing: () => ({
    title: t`没有受影响的订单`,
    desc: t`新年款发布后，符合条件的订单会出现在这里`,
    btnText: t`查看我的订单`,
    onAction: () => redirect('/pagesOrder/order/index', {}),
  }),
};

/** 年款选择: keep the current model year or change to the new one. */
export default function YearlyChoosePage() {
  const { orderNo: named } = useParams(ROUTE);
  const orders = useQuery({ ...apiQuery('GET /api/mporder/v1/order/year/orders'), enabled: !named });
  const only = orders.data?.length === 1 ? orders.data[0]?.order.orderNo : undefined;
  const orderNo = named ?? only ?? '';
  const offer = useQuery({
    ...apiQuery('GET /api/mporder/v1/order/year/offer', { orderNo }),
    enabled: orderNo !== '',
  });
  return (
    <Page
      route={ROUTE}
      subject={affectedOrder}
      isMissing={orderNo === '' && orders.data?.length === 0}
      queries={[...(named ? [] : [orders]), ...(orderNo ? [offer] : [])]}
      skeleton={<Skeleton variant="feed" count={3} />}
    >
      {() =>
        offer.data ? (
          <YearDecision offer={offer.data} reload={offer.refetch} />
        ) : (
          <YearOrders orders={orders.data ?? []} onPick={(picked) => navigate(ROUTE, { orderNo: picked })} />
        )
      }
    </Page>
  );
}
