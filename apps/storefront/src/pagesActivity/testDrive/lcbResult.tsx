import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { resultOf } from '@/features/test-drive/drive-subject';
import { MemberResult } from '@/features/test-drive/results/member-result';
import { refOf } from '@/features/test-drive/use-drive';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/testDrive/lcbResult';
const subject = resultOf('/pagesActivity/testDrive/lcbIndex');

/** 预约成功 of a partner’s member: both numbers, the store, and the way to the benefit. */
export default function LcbResultPage() {
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
      {() => drive.data && <MemberResult drive={drive.data} reference={reference} />}
    </Page>
  );
}
