import { ResultPage } from '@/features/test-drive/result-page';
import { MemberResult } from '@/features/test-drive/results/member-result';
import { useParams } from '@/navigation';

const ROUTE = '/pagesActivity/testDrive/lcbResult';
const FORM = '/pagesActivity/testDrive/lcbIndex';

/** 预约成功 of a partner’s member: both numbers, the store, and the way to the benefit. */
export default function LcbResultPage() {
  return (
    <ResultPage route={ROUTE} params={useParams(ROUTE)} form={FORM}>
      {(drive, reference) => <MemberResult drive={drive} reference={reference} />}
    </ResultPage>
  );
}
