import { ResultPage } from '@/features/test-drive/result-page';
import { FamilyResult } from '@/features/test-drive/results/family-result';
import { useParams } from '@/navigation';

const ROUTE = '/pagesActivity/testDrive/lcb009Result';
const FORM = '/pagesActivity/testDrive/lcb009';

/** 预约成功 of a family: seats, people, and where the car comes to. */
export default function Lcb009ResultPage() {
  return (
    <ResultPage route={ROUTE} params={useParams(ROUTE)} form={FORM}>
      {(drive, reference) => <FamilyResult drive={drive} reference={reference} />}
    </ResultPage>
  );
}
