import { t } from '@lingui/core/macro';
import { CodeOpening } from '@/features/campaign/code/code-opening';
import { CodeState } from '@/features/campaign/code/code-state';
import { codeOf, useCampaignCode } from '@/features/campaign/code/use-campaign-code';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { EmptyState } from '@/ui';

const ROUTE = '/pagesActivity/route';

/** 活动跳转: replaces itself with the campaign of a short code, or says why it cannot. */
export default function CampaignRoutePage() {
  const code = codeOf(useParams(ROUTE));
  const { found, isMoving } = useCampaignCode(code);
  const isUnknown = code === '' || found.data === null;
  return (
    <Page route={ROUTE} plain {...(code !== '' && { queries: [found] })} skeleton={<CodeOpening />}>
      {() => {
        if (isUnknown)
          return (
            <EmptyState
              type="notfound"
              title={t`该活动不存在`}
              desc={t`请检查活动码，或看看其他活动`}
              btnText={t`查看更多活动`}
              onAction={() => navigate('/pagesActivity/aggregatedPage', {})}
            />
          );
        if (isMoving || !found.data) return <CodeOpening />;
        return <CodeState code={code} found={found.data} onChange={() => void found.refetch()} />;
      }}
    </Page>
  );
}
