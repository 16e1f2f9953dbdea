import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { HUB } from '@/features/invite/invite-keys';
import { InviteScreen } from '@/features/invite/invite-screen';
import { inviteContent } from '@/features/invite/use-invite-share';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/inviteDrive/index';

/** 邀请好友试驾: points for both when a friend drives. */
export default function InviteDrivePage() {
  const { id: slug = 'invite-drive' } = useParams(ROUTE);
  const hub = useQuery(apiQuery(HUB, { slug }));
  const { data } = hub;
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[hub]}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
      {...(data && { share: () => inviteContent(data, data.own?.code ?? '') })}
    >
      {() =>
        data && (
          <InviteScreen
            hub={data}
            onRecords={() => navigate('/pagesBannerActivity/inviteDrive/recordList', { id: slug })}
            onRules={() => navigate('/pagesBannerActivity/inviteDrive/rule', { id: slug })}
          />
        )
      }
    </Page>
  );
}
