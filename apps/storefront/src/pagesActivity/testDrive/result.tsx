import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { DriveResult } from '@/features/test-drive/drive-result';
import { driveSubject } from '@/features/test-drive/drive-subject';
import { refOf } from '@/features/test-drive/use-drive';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/testDrive/result';

/** 预约结果: an application of any channel. */
export default function TestDriveResultPage() {
  const { key, driveNo } = useParams(ROUTE);
  const isMissing = !key && !driveNo;
  const reference = refOf({ key, driveNo });
  const drive = useQuery({ ...apiQuery('GET /api/mpmkt/v1/testDrive/detail', reference), enabled: !isMissing });
  return (
    <Page
      route={ROUTE}
      subject={driveSubject}
      isMissing={isMissing}
      queries={[drive]}
      skeleton={<Skeleton variant="detail" />}
      share={() => ({ title: t`预约试驾`, address: '/pagesActivity/testDrive/index' })}
    >
      {() => drive.data && <DriveResult drive={drive.data} reference={reference} />}
    </Page>
  );
}
