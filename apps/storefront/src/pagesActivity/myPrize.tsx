import { t } from '@lingui/core/macro';
import { PrizePage } from '@/features/campaign/prize-page';
import { navigate, useParams } from '@/navigation';
import { EmptyState } from '@/ui';

const ROUTE = '/pagesActivity/myPrize';

/** 我的奖品: prizes of all campaigns by state. */
export default function MyPrizePage() {
  return <PrizePage route={ROUTE} tab={useParams(ROUTE).tab} empty={<NoPrizes />} />;
}

function NoPrizes() {
  return (
    <EmptyState
      type="prize"
      title={t`暂无奖品`}
      desc={t`去开一只盲盒试试手气`}
      btnText={t`去开盒`}
      onAction={() => navigate('/pagesBannerActivity/blindBox/index')}
    />
  );
}
