import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { ROUNDS_SLUG } from '@/features/campaign/packet/editions';
import { CAMPAIGN } from '@/features/campaign/packet/packet-cache';
import { RulesScreen } from '@/features/campaign/packet/rules-screen';
import { navigate } from '@/navigation';
import { Page } from '@/page';

/** 红包说明: the rules of the rounds. */
export default function RoundRulesPage() {
  const campaign = useQuery(apiQuery(CAMPAIGN, { slug: ROUNDS_SLUG }));
  return (
    <Page route="/pagesCommunity/redPacket/explain" subject={campaignSubject} queries={[campaign]}>
      {() =>
        campaign.data && (
          <RulesScreen
            campaign={campaign.data.campaign}
            backText={t`返回社区红包`}
            onBack={() => navigate('/pagesCommunity/redPacket/index')}
          />
        )
      }
    </Page>
  );
}
