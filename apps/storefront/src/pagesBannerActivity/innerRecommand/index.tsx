import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { CampaignHero } from '@/features/campaign/campaign-hero';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { EmployeeHead } from '@/features/employee/employee-head';
import { EmployeesOnly } from '@/features/employee/employees-only';
import { LeadForm } from '@/features/employee/lead-form';
import { LEAD_HUB, readLeadsAgain } from '@/features/employee/lead-keys';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { Cell, CellGroup, Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/innerRecommand/index';

/** 员工内荐: an employee recommends a buyer. */
export default function InnerRecommandPage() {
  const { id: slug = 'inner-recommend' } = useParams(ROUTE);
  const hub = useQuery(apiQuery(LEAD_HUB, { slug }));
  const { data } = hub;
  const own = data?.own;
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[hub]}
      hasBottomBar={Boolean(own)}
      skeleton={<Skeleton variant="detail" />}
    >
      {() =>
        data &&
        (own ? (
          <>
            <CampaignHero campaign={data.campaign} onTurn={readLeadsAgain} />
            <EmployeeHead
              employee={own}
              accent={data.campaign.artwork.accent}
              figures={[
                { name: t`本月推荐`, value: own.thisMonth },
                { name: t`已转化`, value: own.converted },
                { name: t`奖励积分`, value: own.points },
              ]}
            />
            <CellGroup inset>
              <Cell
                title={t`内荐记录`}
                note={t`客户进度与保护期`}
                onClick={() => navigate('/pagesBannerActivity/innerRecommand/innerRecord', { id: slug })}
              />
              <Cell
                title={t`内荐规则`}
                note={t`保护期与奖励标准`}
                onClick={() => navigate('/pagesBannerActivity/innerRecommand/rule', { id: slug })}
              />
            </CellGroup>
            <LeadForm
              hub={data}
              onDone={() => navigate('/pagesBannerActivity/innerRecommand/innerRecord', { id: slug })}
            />
          </>
        ) : (
          <EmployeesOnly />
        ))
      }
    </Page>
  );
}
