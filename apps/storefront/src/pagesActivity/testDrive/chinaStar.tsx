import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { DriveBody } from '@/features/test-drive/drive-body';
import { channelSubject } from '@/features/test-drive/drive-subject';
import { SeriesHead } from '@/features/test-drive/heads/series-head';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/testDrive/chinaStar';

/** 中国星专享试驾: for owners of another series of the group, who are known by their plates. */
export default function ChinaStarPage() {
  const { modelId } = useParams(ROUTE);
  const channel = useQuery(apiQuery('GET /api/mpmkt/v1/testDrive/channel', { code: 'china-star' }));
  return (
    <Page route={ROUTE} subject={channelSubject} queries={[channel]} skeleton={<Skeleton variant="detail" />}>
      {() =>
        channel.data && (
          <>
            <SeriesHead channel={channel.data} />
            <DriveBody channel={channel.data} wanted={{ modelId }} />
          </>
        )
      }
    </Page>
  );
}
