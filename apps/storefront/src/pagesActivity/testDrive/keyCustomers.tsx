import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { channelSubject } from '@/features/test-drive/drive-subject';
import { FleetHead } from '@/features/test-drive/heads/fleet-head';
import { RequestBody } from '@/features/test-drive/request-body';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/testDrive/keyCustomers';

/** 大客户试驾: companies ask, staff answer within two days. */
export default function KeyCustomersPage() {
  const { cityCode } = useParams(ROUTE);
  const channel = useQuery(apiQuery('GET /api/mpmkt/v1/testDrive/channel', { code: 'key-customers' }));
  return (
    <Page route={ROUTE} subject={channelSubject} queries={[channel]} skeleton={<Skeleton variant="detail" />}>
      {() =>
        channel.data && (
          <>
            <FleetHead settings={channel.data.settings} />
            <RequestBody channel={channel.data} wanted={{ cityCode }} />
          </>
        )
      }
    </Page>
  );
}
