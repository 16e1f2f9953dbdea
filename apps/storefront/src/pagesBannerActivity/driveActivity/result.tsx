import { ResultPage } from '@/features/test-drive/result-page';
import { WeekendResult } from '@/features/test-drive/results/weekend-result';
import { useParams } from '@/navigation';

const ROUTE = '/pagesBannerActivity/driveActivity/result';
const FORM = '/pagesBannerActivity/driveActivity/index';

/** 预约结果 of the weekend season: the code to show, the gift, and how far it is. */
export default function DriveActivityResultPage() {
  return (
    <ResultPage route={ROUTE} params={useParams(ROUTE)} form={FORM}>
      {(drive, reference) => <WeekendResult drive={drive} reference={reference} />}
    </ResultPage>
  );
}
