import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { DriveBody } from '@/features/test-drive/drive-body';
import { channelSubject } from '@/features/test-drive/drive-subject';
import { CityHead } from '@/features/test-drive/heads/city-head';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/testDrive/marketingShanghai';

/** 上海专场试驾: one city by its districts, with what its green plate asks for. */
export default function MarketingShanghaiPage() {
  const { modelId } = useParams(ROUTE);
  const channel = useQuery(apiQuery('GET /api/mpmkt/v1/testDrive/channel', { code: 'shanghai' }));
  return (
    <Page route={ROUTE} subject={channelSubject} queries={[channel]} skeleton={<Skeleton variant="detail" />}>
      {() =>
        channel.data && (
          <>
            <CityHead settings={channel.data.settings} />
            <DriveBody channel={channel.data} wanted={{ modelId }} />
          </>
        )
      }
    </Page>
  );
}
