import { useQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '@voltfront/rules/time';
import { apiQuery } from '@/api';
import { reportShare } from '@/features/drive-report/report-poster';
import { ReportView } from '@/features/drive-report/report-view';
import { driveSubject } from '@/features/test-drive/drive-subject';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/testDrive/newTestDriveReport';

/** 试驾报告: what the car told about a drive, as cards to swipe through. */
export default function NewTestDriveReportPage() {
  const { driveNo = '' } = useParams(ROUTE);
  const report = useQuery({
    ...apiQuery('GET /api/mpmkt/v1/testDrive/figures', { driveNo }),
    enabled: driveNo !== '',
    // What is on its way comes by itself.
    refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? MINUTE_MS : false),
  });
  return (
    <Page
      route={ROUTE}
      subject={driveSubject}
      isMissing={driveNo === ''}
      queries={[report]}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
      {...(report.data && { share: () => reportShare(report.data) })}
    >
      {() => report.data && <ReportView figures={report.data} />}
    </Page>
  );
}
