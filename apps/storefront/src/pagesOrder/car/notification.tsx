import { useQuery } from '@tanstack/react-query';
import type { OrderNoticeData } from '@voltfront/contract';
import { apiQuery, serverNow, useApiList } from '@/api';
import { OrderRibbon } from '@/features/order/change/order-ribbon';
import { NoticeList } from '@/features/order/notice/notice-list';
import { askState } from '@/features/order/notice/notice-words';
import { useNotices } from '@/features/order/notice/use-notices';
import { orderSubject } from '@/features/order/order-subject';
import { isRoutePath, navigate, openLink, useParams } from '@/navigation';
import { Page } from '@/page';

const ROUTE = '/pagesOrder/car/notification';

/** 订单通知: what one order was told, and what it asks for. */
export default function OrderNoticesPage() {
  const { orderNo = '' } = useParams(ROUTE);
  const order = useQuery({ ...apiQuery('GET /api/mporder/v1/order/detail', { orderNo }), enabled: orderNo !== '' });
  const list = useApiList('GET /api/mporder/v1/order/notices', { orderNo });
  const notices = useNotices(orderNo);

  const open = (notice: OrderNoticeData) => {
    const { noticeId, link, isRead } = notice;
    const isLinked = isRoutePath(link.split('?')[0] ?? '');
    if (askState(notice, serverNow()) === 'open' || !isLinked)
      return navigate('/pagesOrder/car/detailText', { orderNo, noticeId });
    if (!isRead) notices.read(noticeId);
    openLink(link);
  };
  return (
    <Page
      route={ROUTE}
      subject={orderSubject}
      isMissing={orderNo === ''}
      queries={[order]}
      onRefresh={list.refresh}
      onReachBottom={list.loadMore}
    >
      {() => (
        <>
          {order.data && <OrderRibbon order={order.data} />}
          <NoticeList list={list} onOpen={open} />
        </>
      )}
    </Page>
  );
}
