import { useApiList } from '@/api';
import { TradeInScreen } from '@/features/trade-in/trade-in-screen';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesDetail/replaceService';

/** 置换服务. */
export default function ReplaceServicePage() {
  const { requestId } = useParams(ROUTE);
  const list = useApiList('GET /api/mporder/v1/tradeIn/list', {});
  return (
    <Page route={ROUTE} queries={[list]} skeleton={<Skeleton variant="detail" />}>
      {() => <TradeInScreen list={list} requestId={requestId} />}
    </Page>
  );
}
