import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { resultOf } from '@/features/test-drive/drive-subject';
import { WeekendResult } from '@/features/test-drive/results/weekend-result';
import { refOf } from '@/features/test-drive/use-drive';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/driveActivity/result';
const subject = resultOf('/pagesBannerActivity/driveActivity/index');

/** 预约结果 of the weekend season: the code to show, the gift, and how far it is. */
export default function DriveActivityResultPage() {
  const { key, driveNo } = useParams(ROUTE);
  const isMissing = !key && !driveNo;
  const reference = refOf({ key, driveNo });
  const drive = useQuery({ ...apiQuery('GET /api/mpmkt/v1/testDrive/detail', reference), enabled: !isMissing });
  return (
    <Page
      route={ROUTE}
      subject={subject}
      isMissing={isMissing}
      queries={[drive]}
      skeleton={<Skeleton variant="detail" />}
    >
      {() => drive.data && <WeekendResult drive={drive.data} reference={reference} />}
    </Page>
  );
}
