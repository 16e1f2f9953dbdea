import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { DRAW } from '@/features/draw/draw-cache';
import { PrizeTiles } from '@/features/draw/prize-tiles';
import { DriveLanding } from '@/features/invite/drive-landing';
import { useInvitation } from '@/features/invite/use-invitation';
import { redirect, useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/inviteDrivePrize/share';

/** 好友邀你试驾抽奖: a friend accepts and books; the inviter gets a chance for these prizes after the drive. */
export default function InviteDrivePrizeSharePage() {
  const { slug, shareCode, inviteRelationId, invitation } = useInvitation(useParams(ROUTE), 'invite-drive-prize');
  const drawSlug = invitation.data?.settings.draw ?? null;
  const draw = useQuery({ ...apiQuery(DRAW, { slug: drawSlug ?? '' }), enabled: drawSlug !== null });
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[invitation]}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
    >
      {() =>
        invitation.data && (
          <DriveLanding
            invitation={invitation.data}
            shareCode={shareCode}
            inviteRelationId={inviteRelationId}
            onOwn={() => redirect('/pagesBannerActivity/inviteDrivePrize/index', { id: slug })}
          >
            {draw.data && <PrizeTiles title={t`好友可抽取的奖品`} prizes={draw.data.prizes} />}
          </DriveLanding>
        )
      }
    </Page>
  );
}
