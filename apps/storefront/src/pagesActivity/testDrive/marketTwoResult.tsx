import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { resultOf } from '@/features/test-drive/drive-subject';
import { SecondResult } from '@/features/test-drive/results/second-result';
import { refOf } from '@/features/test-drive/use-drive';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/testDrive/marketTwoResult';
const subject = resultOf('/pagesActivity/testDrive/marketingTwo');

/** 预约成功 of phase two: the time, what the old car may be worth, and the chance after the drive. */
export default function MarketTwoResultPage() {
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
      {() => drive.data && <SecondResult drive={drive.data} reference={reference} />}
    </Page>
  );
}
