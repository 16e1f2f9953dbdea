import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { RecruitData } from '@voltfront/contract';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { PRESENT, RECRUIT } from '@/features/creator/creator-cache';
import { StateScreen } from '@/features/creator/state-screen';
import { redirect, useParams } from '@/navigation';
import { Page } from '@/page';
import { EmptyState, Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/koc/appKocSuccess';

/** 审核中: where the application of a creator stands. */
export default function KocStatePage() {
  const { id: slug = PRESENT } = useParams(ROUTE);
  const recruit = useQuery(apiQuery(RECRUIT, { slug }));
  const state = recruit.data?.own?.application?.state;
  const titles = { review: t`审核中`, accepted: t`已通过`, refused: t`未通过`, withdrawn: t`申请共创官` };
  return (
    <Page
      route={ROUTE}
      title={titles[state ?? 'withdrawn']}
      subject={campaignSubject}
      queries={[recruit]}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
    >
      {() => recruit.data && <State recruit={recruit.data} />}
    </Page>
  );
}

function State({ recruit }: { recruit: RecruitData }) {
  const application = recruit.own?.application;
  if (application) return <StateScreen recruit={recruit} application={application} />;
  return (
    <EmptyState
      type="record"
      title={t`还没有申请`}
      btnText={t`查看招募`}
      onAction={() => redirect('/pagesActivity/koc/index', { id: recruit.campaign.slug })}
    />
  );
}
