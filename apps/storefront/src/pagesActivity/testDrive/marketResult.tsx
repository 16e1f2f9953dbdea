import { t } from '@lingui/core/macro';
import { ResultPage } from '@/features/test-drive/result-page';
import { SeasonResult } from '@/features/test-drive/results/season-result';
import { useParams } from '@/navigation';

const ROUTE = '/pagesActivity/testDrive/marketResult';
const FORM = '/pagesActivity/testDrive/marketing';

/** 提交成功 of phase one: number, gift and store, and the promise of a call. */
export default function MarketResultPage() {
  return (
    <ResultPage route={ROUTE} params={useParams(ROUTE)} form={FORM} shareTitle={t`品牌试驾季`}>
      {(drive) => <SeasonResult drive={drive} />}
    </ResultPage>
  );
}
