import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { FriendList, type FriendState, useFriends } from '@/features/invite/friend-list';
import { HUB } from '@/features/invite/invite-keys';
import { milestoneName } from '@/features/invite/invite-words';
import { OwnCounts } from '@/features/invite/own-counts';
import { inviteContent } from '@/features/invite/use-invite-share';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { webLink } from '@/platform/share';
import { Skeleton, Tabs } from '@/ui';

const ROUTE = '/pagesBannerActivity/inviteDrive/recordList';
const STATES = ['registered', 'booked', 'driven'] as const;

/** 邀请记录: invited friends and the points that they brought. */
export default function InviteDriveRecordsPage() {
  const { id: slug = 'invite-drive' } = useParams(ROUTE);
  const [state, setState] = useState<FriendState>('all');
  const hub = useQuery(apiQuery(HUB, { slug }));
  const friends = useFriends(slug, state);
  const { data } = hub;
  const content = data && inviteContent(data, data.own?.code ?? '');
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[hub]}
      onRefresh={() => Promise.all([hub.refetch(), friends.refresh()])}
      onReachBottom={friends.loadMore}
      skeleton={<Skeleton variant="card" count={3} />}
    >
      {() =>
        data?.own &&
        content && (
          <>
            <OwnCounts counts={data.own.counts} accent={data.campaign.artwork.accent} />
            <Tabs
              stretch
              label={t`好友进度`}
              items={[
                { key: 'all', text: t`全部` },
                ...STATES.map((key) => ({ key, text: key === 'registered' ? t`已接受` : milestoneName(key) })),
              ]}
              activeKey={state}
              onChange={(key) => setState(key as FriendState)}
            />
            <FriendList
              friends={friends}
              reminder={`${content.title} ${webLink(content.address) ?? ''}`.trim()}
              firstStep={t`已接受`}
              onInvite={() => navigate('/pagesBannerActivity/inviteDrive/index', { id: slug })}
            />
          </>
        )
      }
    </Page>
  );
}
