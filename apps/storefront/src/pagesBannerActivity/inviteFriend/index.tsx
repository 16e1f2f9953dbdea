import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { InviteHubData, InviteStepsData } from '@voltfront/contract';
import { withCommas } from '@voltfront/rules/money';
import { apiQuery } from '@/api';
import { Block } from '@/features/campaign/block';
import { CampaignState } from '@/features/campaign/campaign-state';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { CopyWords } from '@/features/invite/copy-words';
import { FriendFaces } from '@/features/invite/friend-faces';
import { InviteBar } from '@/features/invite/invite-bar';
import { HUB, readInvitesAgain, STEPS } from '@/features/invite/invite-keys';
import { RulesCell } from '@/features/invite/rules-cell';
import { StepLine } from '@/features/invite/step-line';
import { inviteContent } from '@/features/invite/use-invite-share';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { Cell, CellGroup, NoticeBar, Skeleton, Text } from '@/ui';
import styles from './index.module.css';

const ROUTE = '/pagesBannerActivity/inviteFriend/index';

/** 邀请好友注册: points for each friend who registers, and more at five and ten. */
export default function InviteFriendPage() {
  const { id: slug = 'invite-register' } = useParams(ROUTE);
  const hub = useQuery(apiQuery(HUB, { slug }));
  const steps = useQuery(apiQuery(STEPS, { slug }));
  const { data } = hub;
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[hub, steps]}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
      {...(data && { share: () => inviteContent(data, data.own?.code ?? '') })}
    >
      {() => data && steps.data && <Screen hub={data} steps={steps.data} />}
    </Page>
  );
}

function Screen({ hub, steps }: { hub: InviteHubData; steps: InviteStepsData }) {
  const { campaign, own } = hub;
  const { accent } = campaign.artwork;
  return (
    <>
      <div className={styles.hero} style={{ backgroundColor: accent }}>
        <h1 className={styles.title}>{campaign.title}</h1>
        <div className={styles.lead}>{campaign.lead}</div>
        <CampaignState campaign={campaign} onTurn={readInvitesAgain} />
        {own && (
          <div className={styles.figures}>
            <div>
              <div className={styles.value}>{withCommas(own.counts.points)}</div>
              <div className={styles.name}>{t`获得积分`}</div>
            </div>
            <div>
              <div className={styles.value}>{withCommas(own.counts.invited)}</div>
              <div className={styles.name}>{t`注册好友`}</div>
            </div>
          </div>
        )}
      </div>
      {steps.own?.left === 0 && (
        <NoticeBar icon="info">{t`已达到 ${hub.settings.totalLimit ?? 0} 位好友上限，不再发放单人奖励`}</NoticeBar>
      )}
      <Block title={t`邀请进度`}>
        <StepLine slug={campaign.slug} steps={steps.steps} isOpen={campaign.state === 'running'} />
        {steps.own?.left !== null && steps.own?.left !== 0 && steps.own && (
          <Text size="small" tone="secondary">
            {t`每位好友注册得 100 积分，还可奖励 ${steps.own.left} 位`}
          </Text>
        )}
      </Block>
      <CopyWords hub={hub} />
      {steps.own && <FriendFaces friends={steps.own.friends} firstStep={t`已注册`} />}
      <CellGroup inset>
        <Cell
          title={t`全部好友`}
          note={t`注册时间与奖励`}
          onClick={() => navigate('/pages/share/inviterList', { id: campaign.slug })}
        />
        <RulesCell campaign={campaign} />
      </CellGroup>
      <InviteBar hub={hub} text={t`分享给好友`} />
    </>
  );
}
