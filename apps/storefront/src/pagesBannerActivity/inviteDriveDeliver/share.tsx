import { campaignSubject } from '@/features/campaign/campaign-subject';
import { DriveLanding } from '@/features/invite/drive-landing';
import { OwnerWords } from '@/features/invite/owner-words';
import { useInvitation } from '@/features/invite/use-invitation';
import { redirect, useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/inviteDriveDeliver/share';

/** 车主邀你试驾: an owner's car and words; a friend accepts and books. */
export default function InviteDriveDeliverSharePage() {
  const { slug, shareCode, inviteRelationId, invitation } = useInvitation(useParams(ROUTE), 'invite-drive-deliver');
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
            onOwn={() => redirect('/pagesBannerActivity/inviteDriveDeliver/index', { id: slug })}
          >
            <OwnerWords invitation={invitation.data} />
          </DriveLanding>
        )
      }
    </Page>
  );
}
