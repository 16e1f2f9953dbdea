import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { Block } from '@/features/campaign/block';
import { CampaignHero } from '@/features/campaign/campaign-hero';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { HowItWorks } from '@/features/invite/how-it-works';
import { HUB, readInvitesAgain } from '@/features/invite/invite-keys';
import { LadderList } from '@/features/invite/ladder-list';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { BottomBar, Button, Cell, CellGroup, Collapse, NoticeBar, Skeleton } from '@/ui';

const ROUTE = '/pages/share/description';

/** 活动介绍: how inviting works, what it brings, and questions with their answers. */
export default function ShareDescriptionPage() {
  const { id: slug = 'referral' } = useParams(ROUTE);
  const hub = useQuery(apiQuery(HUB, { slug }));
  const { campaign, settings, ladder = [], exchange = null } = hub.data ?? {};
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[hub]}
      onReachBottom={() => undefined}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
    >
      {() =>
        campaign &&
        settings && (
          <>
            <CampaignHero campaign={campaign} onTurn={readInvitesAgain} />
            {campaign.state === 'ended' && <NoticeBar>{t`活动已结束，已获得的奖励不受影响`}</NoticeBar>}
            <HowItWorks steps={settings.steps} accent={campaign.artwork.accent} />
            <LadderList ladder={ladder} side="inviter" title={t`奖励示例`} />
            {settings.questions.length > 0 && (
              <Block title={t`常见问题`}>
                <Collapse
                  accordion
                  items={settings.questions.map(({ question, answer }) => ({
                    key: question,
                    title: question,
                    children: answer,
                  }))}
                />
              </Block>
            )}
            <CellGroup inset>
              {exchange !== null && (
                <Cell title={t`兑换奖励`} onClick={() => navigate('/pages/share/exchange', { id: exchange })} />
              )}
              <Cell title={t`活动规则`} onClick={() => navigate('/pages/share/rule', { id: slug })} />
              <Cell title={t`长期推荐规则`} onClick={() => navigate('/pages/share/ruleLong', {})} />
            </CellGroup>
            <BottomBar>
              <Button block onClick={() => navigate('/pages/share/index', { id: slug })}>{t`立即邀请`}</Button>
            </BottomBar>
          </>
        )
      }
    </Page>
  );
}
