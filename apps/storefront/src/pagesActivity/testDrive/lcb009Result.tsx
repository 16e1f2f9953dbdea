import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { resultOf } from '@/features/test-drive/drive-subject';
import { FamilyResult } from '@/features/test-drive/results/family-result';
import { refOf } from '@/features/test-drive/use-drive';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/testDrive/lcb009Result';
const subject = resultOf('/pagesActivity/testDrive/lcb009');

/** 预约成功 of a family: seats, people, and where the car comes to. */
export default function Lcb009ResultPage() {
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
      {() => drive.data && <FamilyResult drive={drive.data} reference={reference} />}
    </Page>
  );
}
