import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { Block } from '@/features/campaign/block';
import { CampaignRules } from '@/features/campaign/campaign-rules';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { windowWords } from '@/features/campaign/window-words';
import { LEAD_HUB } from '@/features/employee/lead-keys';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { NoticeBar, Skeleton, Stack, Tag, Text } from '@/ui';

const ROUTE = '/pagesBannerActivity/innerRecommand/rule';

/** 内荐规则: who may recommend, how long a customer is protected, what it brings. */
export default function InnerRecommandRulePage() {
  const { id: slug = 'inner-recommend' } = useParams(ROUTE);
  const hub = useQuery(apiQuery(LEAD_HUB, { slug }));
  const { data } = hub;
  return (
    <Page route={ROUTE} subject={campaignSubject} queries={[hub]} skeleton={<Skeleton variant="detail" />}>
      {() =>
        data && (
          <>
            <NoticeBar>{windowWords(data.campaign)}</NoticeBar>
            <Block title={t`奖励标准`}>
              <Stack gap={3}>
                {data.rewards.map(({ step, title }) => (
                  <Stack key={step} row justify="between" align="center">
                    <Text>{step === 'deposit' ? t`客户支付定金` : t`客户提车`}</Text>
                    <Tag tone="accent">{title}</Tag>
                  </Stack>
                ))}
              </Stack>
            </Block>
            <CampaignRules rules={data.campaign.rules} />
          </>
        )
      }
    </Page>
  );
}
