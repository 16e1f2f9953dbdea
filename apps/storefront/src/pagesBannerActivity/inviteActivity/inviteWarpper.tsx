import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { FriendCard } from '@/features/invite/friend-card';
import { HUB } from '@/features/invite/invite-keys';
import { InviteScreen } from '@/features/invite/invite-screen';
import { inviteContent } from '@/features/invite/use-invite-share';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/inviteActivity/inviteWarpper';
/** Friends that are shown here; the others are in the records. */
const NEWEST = 3;

/** 邀请好友购车: rewards up to the delivery, and the newest friends. */
export default function InviteActivityPage() {
  const { id: slug = 'invite-order' } = useParams(ROUTE);
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
            recordsTitle={t`全部记录`}
            onRecords={() => navigate('/pages/share/inviterList', { id: slug })}
            onRules={() => navigate('/pagesBannerActivity/inviteActivity/rule', { id: slug })}
          >
            {data.own?.latest.slice(0, NEWEST).map((friend) => (
              <FriendCard key={friend.relationId} friend={friend} />
            ))}
          </InviteScreen>
        )
      }
    </Page>
  );
}
