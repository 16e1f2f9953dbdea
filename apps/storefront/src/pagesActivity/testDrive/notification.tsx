import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { DriveNotice } from '@/features/test-drive/drive-notice';
import { linkSubject } from '@/features/test-drive/drive-subject';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/testDrive/notification';

/** 试驾通知: opened by the signed link of a text message, without a login. */
export default function TestDriveNoticePage() {
  const { key = '' } = useParams(ROUTE);
  const drive = useQuery({ ...apiQuery('GET /api/mpmkt/v1/testDrive/detail', { key }), enabled: key !== '' });
  return (
    <Page
      route={ROUTE}
      subject={linkSubject}
      isMissing={key === ''}
      queries={[drive]}
      skeleton={<Skeleton variant="detail" />}
      share={() => ({ title: t`预约试驾`, address: '/pagesActivity/testDrive/index' })}
    >
      {() => drive.data && <DriveNotice drive={drive.data} />}
    </Page>
  );
}
