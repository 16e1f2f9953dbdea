import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { CampaignHero } from '@/features/campaign/campaign-hero';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { CodeCard } from '@/features/invite/code-card';
import { FriendCard } from '@/features/invite/friend-card';
import { InviteBar } from '@/features/invite/invite-bar';
import { HUB, readInvitesAgain } from '@/features/invite/invite-keys';
import { LadderList } from '@/features/invite/ladder-list';
import { OwnCounts } from '@/features/invite/own-counts';
import { RewardWindow } from '@/features/invite/reward-window';
import { inviteContent } from '@/features/invite/use-invite-share';
import { useOwnCode } from '@/features/invite/use-own-code';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { Cell, CellGroup, EmptyState, NoticeBar, Skeleton } from '@/ui';

const ROUTE = '/pages/share/index';

/** 推荐有礼: own code, rewards, friends, and every way to invite. */
export default function ShareIndexPage() {
  const { id: slug = 'referral' } = useParams(ROUTE);
  const hub = useQuery(apiQuery(HUB, { slug }));
  const phone = useQuery(apiQuery('GET /api/mpintegral/v1/recommend/phone'));
  const { code, isOpen } = useOwnCode(hub.data);
  const { data } = hub;
  const exchange = data?.exchange ?? null;
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[hub, phone]}
      onReachBottom={() => undefined}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
      {...(data && { share: () => inviteContent(data, code) })}
    >
      {() =>
        data?.own && (
          <>
            <CampaignHero campaign={data.campaign} onTurn={readInvitesAgain} />
            {phone.data?.isBound === false && (
              <NoticeBar tone="warning" onClick={() => navigate('/pagesMine/accountManage')}>
                {t`绑定手机号后即可邀请好友，去绑定`}
              </NoticeBar>
            )}
            <CodeCard code={code} isOpen={isOpen} />
            <OwnCounts counts={data.own.counts} accent={data.campaign.artwork.accent} />
            <CellGroup inset>
              <Cell
                icon="poster"
                title={t`生成海报`}
                disabled={!isOpen}
                onClick={() => navigate('/pages/share/posterList', { id: slug })}
              />
              <Cell
                icon="qr"
                title={t`面对面邀请`}
                disabled={!isOpen}
                onClick={() => navigate('/pages/share/qrcode', { id: slug })}
              />
              {exchange !== null && (
                <Cell
                  icon="coupon"
                  title={t`兑换奖励`}
                  note={t`用奖励券换好物、卡券与积分`}
                  onClick={() => navigate('/pages/share/exchange', { id: exchange })}
                />
              )}
              <Cell icon="gift" title={t`我的奖品`} onClick={() => navigate('/pagesActivity/myPrize', {})} />
              <Cell
                icon="info"
                title={t`活动介绍`}
                onClick={() => navigate('/pages/share/description', { id: slug })}
              />
            </CellGroup>
            <LadderList ladder={data.ladder} side="inviter" title={t`奖励阶梯`} />
            <CellGroup inset>
              <Cell
                title={t`邀请记录`}
                value={t`${data.own.counts.invited} 位好友`}
                onClick={() => navigate('/pages/share/inviterList', { id: slug })}
              />
            </CellGroup>
            {data.own.latest.length === 0 ? (
              <EmptyState type="record" title={t`还没有邀请好友`} desc={t`分享邀请码，好友注册即有奖励`} top={1} />
            ) : (
              data.own.latest.map((friend) => <FriendCard key={friend.relationId} friend={friend} />)
            )}
            <RewardWindow slug={slug} />
            <InviteBar hub={data} />
          </>
        )
      }
    </Page>
  );
}
