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

const ROUTE = '/pages/share/inviterList';
const STATES = ['registered', 'driven', 'deposit', 'delivered', 'lapsed'] as const;

/** 我的邀请记录: friends by milestone, with the reward of each step. */
export default function InviterListPage() {
  const { id: slug = 'referral' } = useParams(ROUTE);
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
              label={t`好友进度`}
              items={[{ key: 'all', text: t`全部` }, ...STATES.map((key) => ({ key, text: milestoneName(key) }))]}
              activeKey={state}
              onChange={(key) => setState(key as FriendState)}
            />
            <FriendList
              friends={friends}
              reminder={`${content.title} ${webLink(content.address) ?? ''}`.trim()}
              onInvite={() => navigate('/pages/share/index', { id: slug })}
            />
          </>
        )
      }
    </Page>
  );
}
