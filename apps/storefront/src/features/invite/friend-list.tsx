import { t } from '@lingui/core/macro';
import type { FriendRecordData } from '@voltfront/contract';
import type { FC } from 'react';
import { useApiList } from '@/api';
import { ListFooter } from '@/page';
import { EmptyState, Skeleton } from '@/ui';
import { FriendCard, type FriendCardProps } from './friend-card';
import { FRIENDS } from './invite-keys';

export type FriendState = 'all' | 'underway' | FriendRecordData['state'];
export type Friends = ReturnType<typeof useFriends>;

/** Invited friends of a campaign, newest first. */
export const useFriends = (slug: string, state: FriendState) => useApiList(FRIENDS, { slug, state });

export interface FriendListProps {
  friends: Friends;
  reminder?: string;
  firstStep?: string;
  onUsedChance?: () => void;
  /** How a friend is shown. */
  card?: FC<FriendCardProps>;
  /** Leads to the page that invites. */
  onInvite: () => void;
}

/** Friends with what they brought, ten at a time. */
export function FriendList({ friends, onInvite, card: Card = FriendCard, ...more }: FriendListProps) {
  if (friends.items.length === 0 && friends.state.loading) return <Skeleton variant="feed" count={3} />;
  return (
    <>
      {friends.items.map((friend) => (
        <Card key={friend.relationId} friend={friend} {...more} />
      ))}
      <ListFooter
        list={friends}
        empty={<EmptyState type="record" title={t`还没有邀请好友`} btnText={t`去邀请`} onAction={onInvite} />}
      />
    </>
  );
}
