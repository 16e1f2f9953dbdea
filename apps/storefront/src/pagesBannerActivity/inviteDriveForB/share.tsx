import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { useInvitation } from '@/features/invite/use-invitation';
import { CARD } from '@/features/partner/partner-keys';
import { PartnerLanding } from '@/features/partner/partner-landing';
import { redirect, useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/inviteDriveForB/share';

/** 专属试驾邀请: a partner's customer books, and belongs to the partner for some time. */
export default function InviteDriveForBSharePage() {
  const { slug, shareCode, inviteRelationId, invitation } = useInvitation(useParams(ROUTE), 'partner-drive');
  const card = useQuery({ ...apiQuery(CARD, { slug, shareCode }), enabled: shareCode !== '' });
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={shareCode === '' ? [invitation] : [invitation, card]}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
    >
      {() =>
        invitation.data && (
          <PartnerLanding
            invitation={invitation.data}
            partner={card.data?.partner ?? null}
            slug={slug}
            shareCode={shareCode}
            inviteRelationId={inviteRelationId}
            onOwn={() => redirect('/pagesBannerActivity/inviteDriveForB/index', { id: slug })}
          />
        )
      }
    </Page>
  );
}
