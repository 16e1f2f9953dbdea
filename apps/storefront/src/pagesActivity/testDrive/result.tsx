import { DriveResult } from '@/features/test-drive/drive-result';
import { driveSubject } from '@/features/test-drive/drive-subject';
import { ResultPage } from '@/features/test-drive/result-page';
import { useParams } from '@/navigation';

const ROUTE = '/pagesActivity/testDrive/result';

/** 预约结果: an application of any channel. */
export default function TestDriveResultPage() {
  return (
    <ResultPage route={ROUTE} params={useParams(ROUTE)} subject={driveSubject} form="/pagesActivity/testDrive/index">
      {(drive, reference) => <DriveResult drive={drive} reference={reference} />}
    </ResultPage>
  );
}
