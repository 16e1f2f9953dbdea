import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery, queryClient, useApiList } from '@/api';
import { CampaignHero } from '@/features/campaign/campaign-hero';
import { CampaignRules } from '@/features/campaign/campaign-rules';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { useChances } from '@/features/draw/chance-list';
import { DRAW } from '@/features/draw/draw-cache';
import { OddsList } from '@/features/draw/odds-list';
import { Wheel } from '@/features/draw/wheel';
import { EmployeesOnly } from '@/features/employee/employees-only';
import { InnerChances, InnerPrizes, InnerWinners } from '@/features/inner-draw/inner-lists';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { Section, Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/innerDraw/index';
const ACCEPT = '/pagesBannerActivity/innerDraw/accept';

/** 员工专属抽奖: the wheel of employees, whose customers bring the chances. */
export default function InnerDrawPage() {
  const { id: slug = 'inner-draw' } = useParams(ROUTE);
  const draw = useQuery(apiQuery(DRAW, { slug }));
  const { data } = draw;
  const isEmployee = data !== undefined && data.campaign.refusal === null;
  const prizes = useApiList('GET /api/mpmkt/v1/campaign/prizes', { slug, tab: 'all' }, { enabled: isEmployee });
  const chances = useChances(slug);
  const accept = (awardId: string) => navigate(ACCEPT, { awardId });
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[draw]}
      onReachBottom={prizes.loadMore}
      skeleton={<Skeleton variant="detail" />}
    >
      {() =>
        data &&
        (isEmployee ? (
          <>
            <CampaignHero
              campaign={data.campaign}
              onTurn={() => void queryClient.invalidateQueries({ queryKey: [DRAW] })}
            />
            <Section pad="m">
              <Wheel draw={data} noChance={t`客户完成试驾或支付定金，即得机会`} onGoods={accept} />
            </Section>
            <InnerChances chances={chances.items} />
            <OddsList prizes={data.prizes} unit="prize" />
            <InnerPrizes prizes={prizes.items} onOpen={accept} />
            <InnerWinners winners={data.winners} />
            <CampaignRules rules={data.campaign.rules} />
          </>
        ) : (
          <EmployeesOnly />
        ))
      }
    </Page>
  );
}
