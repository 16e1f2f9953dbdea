import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { resultOf } from '@/features/test-drive/drive-subject';
import { SeasonResult } from '@/features/test-drive/results/season-result';
import { refOf } from '@/features/test-drive/use-drive';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/testDrive/marketResult';
const subject = resultOf('/pagesActivity/testDrive/marketing');

/** 提交成功 of phase one: number, gift and store, and the promise of a call. */
export default function MarketResultPage() {
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
      share={() => ({ title: t`品牌试驾季`, address: '/pagesActivity/testDrive/marketing' })}
    >
      {() => drive.data && <SeasonResult drive={drive.data} />}
    </Page>
  );
}
