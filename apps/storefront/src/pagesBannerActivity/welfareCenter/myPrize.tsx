import { t } from '@lingui/core/macro';
import { PrizePage } from '@/features/campaign/prize-page';
import { navigate, useParams } from '@/navigation';
import { EmptyState } from '@/ui';

const ROUTE = '/pagesBannerActivity/welfareCenter/myPrize';

/** 我的奖品: what was exchanged in the benefit hall. */
export default function WelfarePrizePage() {
  const { id = 'welfare-hall', tab } = useParams(ROUTE);
  return <PrizePage route={ROUTE} slug={id} tab={tab} tabNames={{ claimed: t`已发放` }} empty={<NoPrizes />} />;
}

function NoPrizes() {
  return (
    <EmptyState
      type="prize"
      title={t`暂无奖品`}
      desc={t`做任务、换好礼`}
      btnText={t`去逛逛`}
      onAction={() => navigate('/pagesBannerActivity/welfareCenter/index', {})}
    />
  );
}
