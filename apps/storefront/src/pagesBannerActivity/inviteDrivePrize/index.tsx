import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { WinnerLine } from '@/features/campaign/winner-line';
import { DRAW } from '@/features/draw/draw-cache';
import { PrizeBoard } from '@/features/draw/prize-board';
import { HUB } from '@/features/invite/invite-keys';
import { InviteScreen } from '@/features/invite/invite-screen';
import { inviteContent } from '@/features/invite/use-invite-share';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { NoticeBar, Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/inviteDrivePrize/index';

/** 邀试驾 赢好礼: each friend who drives brings a chance for the board of prizes. */
export default function InviteDrivePrizePage() {
  const { id: slug = 'invite-drive-prize' } = useParams(ROUTE);
  const hub = useQuery(apiQuery(HUB, { slug }));
  const drawSlug = hub.data?.settings.draw ?? null;
  const draw = useQuery({ ...apiQuery(DRAW, { slug: drawSlug ?? '' }), enabled: drawSlug !== null });
  const { data } = hub;
  const isPointsOnly = draw.data?.prizes.every(({ kind, left }) => kind === 'points' || left === 0);
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[hub, draw]}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
      {...(data && { share: () => inviteContent(data, data.own?.code ?? '') })}
    >
      {() =>
        data &&
        draw.data && (
          <InviteScreen
            hub={data}
            onRecords={() => navigate('/pagesBannerActivity/inviteDrivePrize/recordList', { id: slug })}
            onRules={() => navigate('/pagesBannerActivity/inviteDrivePrize/rule', { id: slug })}
          >
            <WinnerLine winners={draw.data.winners} />
            {isPointsOnly && <NoticeBar>{t`实物与卡券已抽完，现在可抽取积分`}</NoticeBar>}
            <PrizeBoard
              draw={draw.data}
              noChance={t`还没有抽奖机会，邀请好友试驾即可获得`}
              onRecords={() =>
                navigate('/pagesBannerActivity/inviteDrivePrize/drawList', { id: slug, draw: data.settings.draw ?? '' })
              }
            />
          </InviteScreen>
        )
      }
    </Page>
  );
}
