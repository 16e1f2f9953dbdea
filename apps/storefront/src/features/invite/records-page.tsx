import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import type { RoutePath } from '@/navigation';
import { Page } from '@/page';
import { webLink } from '@/platform/share';
import { Skeleton, Tabs } from '@/ui';
import { FriendList, type FriendState, useFriends } from './friend-list';
import { HUB } from './invite-keys';
import { milestoneName } from './invite-words';
import { OwnCounts } from './own-counts';
import { inviteContent } from './use-invite-share';

export interface RecordsPageProps {
  route: RoutePath;
  /** The campaign whose friends are shown. */
  slug: string;
  /** Tabs after the first, which is everybody. */
  states: readonly Exclude<FriendState, 'all'>[];
  /** Name of the first step, where the campaign calls it otherwise. */
  firstStep?: string;
  /** Opens the page that invites. */
  onInvite: () => void;
}

/** A page of invited friends by milestone, with totals and the reward of each step. */
export function RecordsPage({ route, slug, states, firstStep, onInvite }: RecordsPageProps) {
  const [state, setState] = useState<FriendState>('all');
  const hub = useQuery(apiQuery(HUB, { slug }));
  const friends = useFriends(slug, state);
  const { data } = hub;
  const content = data && inviteContent(data, data.own?.code ?? '');
  const nameOf = (key: (typeof states)[number]) => (key === 'registered' && firstStep) || milestoneName(key);
  return (
    <Page
      route={route}
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
              stretch={states.length < 4}
              label={t`好友进度`}
              items={[{ key: 'all', text: t`全部` }, ...states.map((key) => ({ key, text: nameOf(key) }))]}
              activeKey={state}
              onChange={(key) => setState(key as FriendState)}
            />
            <FriendList
              friends={friends}
              reminder={`${content.title} ${webLink(content.address) ?? ''}`.trim()}
              {...(firstStep !== undefined && { firstStep })}
              onInvite={onInvite}
            />
          </>
        )
      }
    </Page>
  );
}
