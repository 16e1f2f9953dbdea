import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { DriveScreen } from '@/features/test-drive/drive-screen';
import { channelSubject } from '@/features/test-drive/drive-subject';
import { openResult } from '@/features/test-drive/open-result';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/testDrive/index';

/** 预约试驾: the standard form, for everyone. */
export default function TestDrivePage() {
  const wanted = useParams(ROUTE);
  const channel = useQuery(apiQuery('GET /api/mpmkt/v1/testDrive/channel', { code: 'standard' }));
  return (
    <Page route={ROUTE} subject={channelSubject} queries={[channel]} skeleton={<Skeleton variant="detail" />}>
      {() => channel.data && <DriveScreen channel={channel.data} wanted={wanted} onDone={openResult} />}
    </Page>
  );
}
