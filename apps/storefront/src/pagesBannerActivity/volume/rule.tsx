import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { CampaignRules } from '@/features/campaign/campaign-rules';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { windowWords } from '@/features/campaign/window-words';
import { USUAL_SLUG, VOICE } from '@/features/voice/voice-cache';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { NoticeBar, Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/volume/rule';

/** 活动规则 of the posts. */
export default function VolumeRulePage() {
  const { id: slug = USUAL_SLUG } = useParams(ROUTE);
  const voice = useQuery(apiQuery(VOICE, { slug }));
  const { campaign } = voice.data ?? {};
  return (
    <Page route={ROUTE} subject={campaignSubject} queries={[voice]} skeleton={<Skeleton variant="detail" />}>
      {() =>
        campaign && (
          <>
            <NoticeBar>{windowWords(campaign)}</NoticeBar>
            <CampaignRules rules={campaign.rules} />
          </>
        )
      }
    </Page>
  );
}
