import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { type FC, useState } from 'react';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import type { RoutePath } from '@/navigation';
import { Page } from '@/page';
import { webLink } from '@/platform/share';
import { Skeleton, Tabs } from '@/ui';
import type { FriendCardProps } from './friend-card';
import { FriendList, type FriendState, useFriends } from './friend-list';
import { HUB } from './invite-keys';
import { milestoneName } from './invite-words';
import { OwnCounts } from './own-counts';
import { RefusedList, useRefused } from './refused-list';
import { inviteContent } from './use-invite-share';

/** The tab of people who do not count. */
const REFUSED = 'refused';

export interface RecordsPageProps {
  route: RoutePath;
  /** The campaign whose friends are shown. */
  slug: string;
  /** Tabs after the first, which is everybody. */
  states: readonly Exclude<FriendState, 'all'>[];
  /** How a friend is shown; default: with the newest step and its rewards. */
  card?: FC<FriendCardProps>;
  /** Name of the first step, where the campaign calls it otherwise. */
  firstStep?: string;
  /** Opens the draws of chances that were used; the rewards are chances then. */
  onUsedChance?: (draw: string) => void;
  /** A last tab with the people who do not count, and why. */
  hasRefused?: boolean;
  /** Opens the page that invites. */
  onInvite: () => void;
}

/** A page of invited friends by milestone, with totals and the reward of each step. */
export function RecordsPage({
  route,
  slug,
  states,
  firstStep,
  onInvite,
  onUsedChance,
  hasRefused,
  card,
}: RecordsPageProps) {
  const [tab, setTab] = useState<FriendState | typeof REFUSED>('all');
  const state = tab === REFUSED ? 'all' : tab;
  const hub = useQuery(apiQuery(HUB, { slug }));
  const friends = useFriends(slug, state);
  const refused = useRefused(slug, tab === REFUSED);
  const shown = tab === REFUSED ? refused : friends;
  const { data } = hub;
  const content = data && inviteContent(data, data.own?.code ?? '');
  const nameOf = (key: (typeof states)[number]) =>
    key === 'underway' ? t`进行中` : (key === 'registered' && firstStep) || milestoneName(key);
  return (
    <Page
      route={route}
      subject={campaignSubject}
      queries={[hub]}
      onRefresh={() => Promise.all([hub.refetch(), shown.refresh()])}
      onReachBottom={shown.loadMore}
      skeleton={<Skeleton variant="card" count={3} />}
      {...(content && { share: () => content })}
    >
      {() =>
        data?.own &&
        content && (
          <>
            <OwnCounts
              counts={data.own.counts}
              accent={data.campaign.artwork.accent}
              hasChances={onUsedChance !== undefined}
              apart="before"
            />
            <Tabs
              stretch={states.length + (hasRefused ? 1 : 0) < 4}
              label={t`好友进度`}
              items={[
                { key: 'all', text: t`全部` },
                ...states.map((key) => ({ key, text: nameOf(key) })),
                ...(hasRefused ? [{ key: REFUSED, text: t`不计入` }] : []),
              ]}
              activeKey={tab}
              onChange={(key) => setTab(key as FriendState)}
            />
            {tab === REFUSED ? (
              <RefusedList refused={refused} />
            ) : (
              <FriendList
                friends={friends}
                reminder={`${content.title} ${webLink(content.address) ?? ''}`.trim()}
                {...(firstStep !== undefined && { firstStep })}
                onInvite={onInvite}
                {...(card && { card })}
                {...(onUsedChance && { onUsedChance: () => onUsedChance(data.settings.draw ?? '') })}
              />
            )}
          </>
        )
      }
    </Page>
  );
}
