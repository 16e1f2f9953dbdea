import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { CampaignRules } from '@/features/campaign/campaign-rules';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { OFFERS } from '@/features/offer/offer-cache';
import { useParams } from '@/navigation';
import { Page } from '@/page';

const ROUTE = '/pagesBannerActivity/welfareCenter/rule';

/** 福利规则: the rules of the benefit hall. */
export default function WelfareRulePage() {
  const { id: slug = 'welfare-hall' } = useParams(ROUTE);
  const offers = useQuery(apiQuery(OFFERS, { slug }));
  return (
    <Page route={ROUTE} subject={campaignSubject} queries={[offers]}>
      {() => offers.data && <CampaignRules rules={offers.data.campaign.rules} />}
    </Page>
  );
}
