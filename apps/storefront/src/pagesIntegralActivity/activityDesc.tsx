import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { EDITIONS, openEntry } from '@/features/campaign/packet/editions';
import { CAMPAIGN } from '@/features/campaign/packet/packet-cache';
import { RulesScreen } from '@/features/campaign/packet/rules-screen';
import { useParams } from '@/navigation';
import { Page } from '@/page';

const ROUTE = '/pagesIntegralActivity/activityDesc';

/** 活动说明: the rules of the edition that the address names. */
export default function PacketRulesPage() {
  const { edition: slug = '' } = useParams(ROUTE);
  const campaign = useQuery({ ...apiQuery(CAMPAIGN, { slug }), enabled: slug !== '' });
  const edition = slug === EDITIONS.new.slug ? 'new' : 'first';
  return (
    <Page route={ROUTE} subject={campaignSubject} isMissing={slug === ''} queries={[campaign]}>
      {() =>
        campaign.data && (
          <RulesScreen campaign={campaign.data.campaign} backText={t`返回活动页`} onBack={() => openEntry(edition)} />
        )
      }
    </Page>
  );
}
