import { ResultPage } from '@/features/test-drive/result-page';
import { SecondResult } from '@/features/test-drive/results/second-result';
import { useParams } from '@/navigation';

const ROUTE = '/pagesActivity/testDrive/marketTwoResult';
const FORM = '/pagesActivity/testDrive/marketingTwo';

/** 预约成功 of phase two: the time, what the old car may be worth, and the chance after the drive. */
export default function MarketTwoResultPage() {
  return (
    <ResultPage route={ROUTE} params={useParams(ROUTE)} form={FORM}>
      {(drive, reference) => <SecondResult drive={drive} reference={reference} />}
    </ResultPage>
  );
}
