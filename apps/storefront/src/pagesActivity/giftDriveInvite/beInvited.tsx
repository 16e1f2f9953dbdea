import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { GiftDriveLanding } from '@/features/invite/gift-drive-landing';
import { STEPS } from '@/features/invite/invite-keys';
import { useInvitation } from '@/features/invite/use-invitation';
import { redirect, useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/giftDriveInvite/beInvited';

/** 好友请你试驾: the friend's gift, and the form that binds and books. Campaigns of prizes lead here too, by their id. */
export default function GiftDriveInvitedPage() {
  const { slug, shareCode, inviteRelationId, invitation } = useInvitation(useParams(ROUTE), 'gift-drive-invite');
  const steps = useQuery(apiQuery(STEPS, { slug }));
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[invitation, steps]}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
    >
      {() =>
        invitation.data &&
        steps.data && (
          <GiftDriveLanding
            invitation={invitation.data}
            steps={steps.data}
            slug={slug}
            shareCode={shareCode}
            inviteRelationId={inviteRelationId}
            onOwn={() => redirect('/pagesActivity/giftDriveInvite/index', { id: slug })}
          />
        )
      }
    </Page>
  );
}
