import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { DriveBody } from '@/features/test-drive/drive-body';
import { channelSubject } from '@/features/test-drive/drive-subject';
import { SeasonHead } from '@/features/test-drive/heads/season-head';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/testDrive/marketing';

/** 品牌试驾季, phase one: a short form, the gift with its counter, the stores around. */
export default function MarketingPage() {
  const { cityCode } = useParams(ROUTE);
  const channel = useQuery(apiQuery('GET /api/mpmkt/v1/testDrive/channel', { code: 'season-one' }));
  return (
    <Page route={ROUTE} subject={channelSubject} queries={[channel]} skeleton={<Skeleton variant="detail" />}>
      {() =>
        channel.data && (
          <>
            <SeasonHead channel={channel.data} />
            <DriveBody
              channel={channel.data}
              wanted={{ cityCode }}
              resultPage="/pagesActivity/testDrive/marketResult"
              showsMine
            />
          </>
        )
      }
    </Page>
  );
}
