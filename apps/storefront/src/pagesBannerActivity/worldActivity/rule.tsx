import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { CampaignRules } from '@/features/campaign/campaign-rules';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { windowWords } from '@/features/campaign/window-words';
import { HELP } from '@/features/help/help-cache';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { NoticeBar } from '@/ui';

const ROUTE = '/pagesBannerActivity/worldActivity/rule';

/** 活动规则 of the journey. */
export default function WorldRulePage() {
  const { id: slug = 'world' } = useParams(ROUTE);
  const help = useQuery(apiQuery(HELP, { slug }));
  return (
    <Page route={ROUTE} subject={campaignSubject} queries={[help]}>
      {() =>
        help.data && (
          <>
            <NoticeBar>{windowWords(help.data.campaign)}</NoticeBar>
            <CampaignRules rules={help.data.campaign.rules} />
          </>
        )
      }
    </Page>
  );
}
