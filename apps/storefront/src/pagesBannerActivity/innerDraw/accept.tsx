import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { AwardCard } from '@/features/campaign/award-card';
import { ReceiveWays } from '@/features/inner-draw/receive-ways';
import { navigate, useParams } from '@/navigation';
import { Page, type PageSubject } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/innerDraw/accept';

const prizeSubject: PageSubject = {
  type: 'notfound',
  missing: () => ({
    title: t`奖品不存在`,
    desc: t`在我的奖品里可以看到您的全部奖品`,
    btnText: t`我的奖品`,
    onAction: () => navigate('/pagesActivity/myPrize', {}),
  }),
};

/** 领取奖品: goods that were won are collected in the department or sent. */
export default function InnerDrawAcceptPage() {
  const { awardId = '' } = useParams(ROUTE);
  const prize = useQuery({
    ...apiQuery('GET /api/mpmkt/v1/campaign/prizes/detail', { awardId }),
    enabled: awardId !== '',
  });
  const { data } = prize;
  const isOpen = data?.award.state === 'waiting' || data?.award.state === 'pickup' || data?.award.state === 'ordered';
  return (
    <Page
      route={ROUTE}
      subject={prizeSubject}
      isMissing={awardId === ''}
      queries={[prize]}
      hasBottomBar={isOpen}
      skeleton={<Skeleton variant="detail" />}
    >
      {() =>
        data && (
          <>
            <AwardCard award={data.award} />
            <ReceiveWays award={data.award} places={data.places} isOpen={isOpen} />
          </>
        )
      }
    </Page>
  );
}
