import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { resultOf } from '@/features/test-drive/drive-subject';
import { WebResult } from '@/features/test-drive/results/web-result';
import { refOf } from '@/features/test-drive/use-drive';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/testDrive/lcbBrowserResult';
const subject = resultOf('/pagesActivity/testDrive/lcbBrowser');

/** 提交成功 in a browser: the number, and the ways into mini-program and app. */
export default function LcbBrowserResultPage() {
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
      {() => drive.data && <WebResult drive={drive.data} />}
    </Page>
  );
}
