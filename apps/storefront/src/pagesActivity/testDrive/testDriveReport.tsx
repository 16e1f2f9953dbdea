import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { driveSubject } from '@/features/test-drive/drive-subject';
import { ReportScreen } from '@/features/test-drive/report-screen';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/testDrive/testDriveReport';

/** 试驾反馈: the facts of a drive, and what its driver says about it. */
export default function TestDriveReportPage() {
  const { driveNo = '' } = useParams(ROUTE);
  const report = useQuery({ ...apiQuery('GET /api/mpmkt/v1/testDrive/report', { driveNo }), enabled: driveNo !== '' });
  return (
    <Page
      route={ROUTE}
      subject={driveSubject}
      isMissing={driveNo === ''}
      queries={[report]}
      skeleton={<Skeleton variant="detail" />}
    >
      {() => report.data && <ReportScreen report={report.data} />}
    </Page>
  );
}
