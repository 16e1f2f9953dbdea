import { useEffect } from 'react';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { NewYearPacket } from '@/features/invite/new-year-packet';
import { useInvitation } from '@/features/invite/use-invitation';
import { redirect, useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pages/share/targetNewYear';

/** 新年好礼: a friend's greeting with a packet of points; outside of its window the usual invitation. */
export default function TargetNewYearPage() {
  const params = useParams(ROUTE);
  const { shareCode, inviteRelationId, invitation } = useInvitation(params, 'new-year');
  const { data } = invitation;
  const isOver = data !== undefined && data.campaign.state !== 'running';
  useEffect(() => {
    if (!isOver) return;
    redirect('/pages/share/target', {
      ...(shareCode && { share_code: shareCode }),
      ...(inviteRelationId && { inviteRelationId }),
    });
  }, [isOver, shareCode, inviteRelationId]);
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[invitation]}
      onReachBottom={() => undefined}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
    >
      {() =>
        data &&
        !isOver && (
          <NewYearPacket
            invitation={data}
            shareCode={shareCode}
            inviteRelationId={inviteRelationId}
            onOwn={() => redirect('/pages/share/index', { id: data.campaign.slug })}
          />
        )
      }
    </Page>
  );
}
