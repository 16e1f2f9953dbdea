import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { OffersData } from '@voltfront/contract';
import { apiQuery } from '@/api';
import { CampaignRules } from '@/features/campaign/campaign-rules';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { OFFERS } from '@/features/offer/offer-cache';
import { useModelTabs } from '@/features/offer/rights-screen';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Collapse, Section, Stack, Tabs, Text } from '@/ui';

const ROUTE = '/pagesBannerActivity/rightsActivity/rule';

/** 权益规则: the terms of every right of a model, and what holds for all of them. */
export default function RightsRulePage() {
  const { id: slug = 'rights', modelId } = useParams(ROUTE);
  const offers = useQuery(apiQuery(OFFERS, { slug }));
  return (
    <Page route={ROUTE} subject={campaignSubject} queries={[offers]}>
      {() => offers.data && <Terms offers={offers.data} first={modelId} />}
    </Page>
  );
}

function Terms({ offers: { offers, campaign }, first }: { offers: OffersData; first: string | undefined }) {
  const { tabs, modelId, choose } = useModelTabs(offers, first);
  const shown = offers.filter((offer) => offer.modelId === modelId);
  return (
    <>
      <Tabs stretch label={t`车型`} items={tabs} activeKey={modelId} onChange={choose} />
      <Section>
        <Collapse
          key={modelId}
          items={shown.map(({ prizeId, title, terms }) => ({
            key: prizeId,
            title,
            children: (
              <Stack gap={2}>
                {terms.map((term) => (
                  <Text key={term} size="label" tone="secondary" leading="body">
                    {term}
                  </Text>
                ))}
              </Stack>
            ),
          }))}
        />
      </Section>
      <CampaignRules rules={campaign.rules} />
    </>
  );
}
