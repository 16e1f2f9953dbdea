import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { brand } from '@voltfront/brand';
import type { InviteHubData } from '@voltfront/contract';
import type { ReactNode } from 'react';
import { apiQuery } from '@/api';
import { CampaignRules } from '@/features/campaign/campaign-rules';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { windowWords } from '@/features/campaign/window-words';
import { navigate, type RoutePath } from '@/navigation';
import { Page } from '@/page';
import { dial } from '@/platform/external';
import { Cell, CellGroup, NoticeBar, Skeleton } from '@/ui';
import { HUB } from './invite-keys';
import { LadderList } from './ladder-list';

export interface RulePageProps {
  route: RoutePath;
  slug: string;
  /** Leads to the rules of the permanent programme, which is paid apart. */
  isCompared?: boolean;
  /** Ends with the number of the customer service. */
  hasPhone?: boolean;
  /** Before the rules, such as the odds of a draw. */
  children?: (settings: InviteHubData['settings']) => ReactNode;
}

/** The rules of an invitation campaign: its time, what both sides get, and its sections. */
export function RulePage({ route, slug, isCompared, hasPhone, children }: RulePageProps) {
  const hub = useQuery(apiQuery(HUB, { slug }));
  const { campaign, settings, ladder = [] } = hub.data ?? {};
  return (
    <Page
      route={route}
      subject={campaignSubject}
      queries={[hub]}
      onReachBottom={() => undefined}
      skeleton={<Skeleton variant="detail" />}
    >
      {() =>
        campaign && (
          <>
            <NoticeBar>{windowWords(campaign)}</NoticeBar>
            <LadderList ladder={ladder} side="inviter" title={t`邀请人奖励`} />
            <LadderList ladder={ladder} side="friend" title={t`好友奖励`} />
            {settings && children?.(settings)}
            <CampaignRules rules={campaign.rules} />
            {hasPhone && (
              <CellGroup inset>
                <Cell icon="phone" title={t`联系客服`} value={brand.phone} onClick={() => dial(brand.phoneDigits)} />
              </CellGroup>
            )}
            {isCompared && slug !== 'referral' && (
              <CellGroup inset>
                <Cell
                  title={t`长期推荐规则`}
                  note={t`好友按首次接受的活动计奖，两项活动的奖励不叠加`}
                  onClick={() => navigate('/pages/share/ruleLong', {})}
                />
              </CellGroup>
            )}
          </>
        )
      }
    </Page>
  );
}
