import { campaignSubject } from '@/features/campaign/campaign-subject';
import { DriveLanding } from '@/features/invite/drive-landing';
import { useInvitation } from '@/features/invite/use-invitation';
import { redirect, useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/inviteDrive/share';

/** 好友邀你试驾: a friend accepts the invitation and books. */
export default function InviteDriveSharePage() {
  const { slug, shareCode, inviteRelationId, invitation } = useInvitation(useParams(ROUTE), 'invite-drive');
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
            onOwn={() => redirect('/pagesBannerActivity/inviteDrive/index', { id: slug })}
          />
        )
      }
    </Page>
  );
}
