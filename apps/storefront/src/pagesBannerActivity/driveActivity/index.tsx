import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { DriveBody } from '@/features/test-drive/drive-body';
import { channelSubject } from '@/features/test-drive/drive-subject';
import { WeekendHead } from '@/features/test-drive/heads/weekend-head';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/driveActivity/index';

/** 周末试驾季: weekends of chosen cities, with a gift for who arrives. */
export default function DriveActivityPage() {
  const { modelId } = useParams(ROUTE);
  const channel = useQuery(apiQuery('GET /api/mpmkt/v1/testDrive/channel', { code: 'weekend' }));
  return (
    <Page route={ROUTE} subject={channelSubject} queries={[channel]} skeleton={<Skeleton variant="detail" />}>
      {() =>
        channel.data && (
          <>
            <WeekendHead channel={channel.data} />
            <DriveBody
              channel={channel.data}
              wanted={{ modelId }}
              resultPage="/pagesBannerActivity/driveActivity/result"
              showsMine
            />
          </>
        )
      }
    </Page>
  );
}
