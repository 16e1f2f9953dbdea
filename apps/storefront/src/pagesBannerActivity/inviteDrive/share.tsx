import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { DriveLanding } from '@/features/invite/drive-landing';
import { INVITATION } from '@/features/invite/invite-keys';
import { redirect, useParams } from '@/navigation';
import { Page } from '@/page';
import { shareCode as keptCode } from '@/session';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/inviteDrive/share';

/** 好友邀你试驾: a friend accepts the invitation and books. */
export default function InviteDriveSharePage() {
  const { id: slug = 'invite-drive', share_code: code = keptCode() ?? '', inviteRelationId } = useParams(ROUTE);
  const input = { slug, ...(code && { shareCode: code }), ...(inviteRelationId && { inviteRelationId }) };
  const invitation = useQuery(apiQuery(INVITATION, input));
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
            shareCode={code}
            inviteRelationId={inviteRelationId}
            onOwn={() => redirect('/pagesBannerActivity/inviteDrive/index', { id: slug })}
          />
        )
      }
    </Page>
  );
}
