import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { channelSubject } from '@/features/test-drive/drive-subject';
import { SecondBody } from '@/features/test-drive/second-body';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/testDrive/marketingTwo';

/** 品牌试驾季 第二季: a time within three weeks, for who is known from phase one or trades a car in. */
export default function MarketingTwoPage() {
  const { modelId } = useParams(ROUTE);
  const channel = useQuery(apiQuery('GET /api/mpmkt/v1/testDrive/channel', { code: 'season-two' }));
  return (
    <Page route={ROUTE} subject={channelSubject} queries={[channel]} skeleton={<Skeleton variant="detail" />}>
      {() => channel.data && <SecondBody channel={channel.data} modelId={modelId} />}
    </Page>
  );
}
