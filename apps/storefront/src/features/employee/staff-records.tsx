import { t } from '@lingui/core/macro';
import type { StaffFriendData } from '@voltfront/contract';
import { withCommas } from '@voltfront/rules/money';
import { type ApiList, useApiList } from '@/api';
import { monthsBefore } from '@/features/campaign/months-before';
import type { FriendState } from '@/features/invite/friend-list';
import { milestoneName } from '@/features/invite/invite-words';
import { ListFooter } from '@/page';
import { EmptyState, Section, Select, Skeleton, Stack, Tabs, Text } from '@/ui';
import { StaffFriendCard } from './staff-friend-card';
import { STAFF_FRIENDS } from './staff-keys';

const STATES = ['booked', 'arrived', 'driven', 'deposit', 'lapsed'] as const;

/** What customers of an employee are filtered by. */
export type StaffState = Exclude<FriendState, 'underway'>;

export interface StaffFilter {
  state: StaffState;
  /** Such as `2026-03`; empty: all. */
  month: string;
}

/** Customers of an employee under a filter. */
export const useStaffFriends = (slug: string, { state, month }: StaffFilter, isEnabled: boolean) =>
  useApiList(STAFF_FRIENDS, { slug, state, ...(month && { month }) }, { enabled: isEnabled });

export interface StaffRecordsProps {
  slug: string;
  points: number;
  friends: ApiList<StaffFriendData>;
  filter: StaffFilter;
  onFilter: (filter: StaffFilter) => void;
  emptyText: string;
  /** Server time, epoch milliseconds. */
  now: number;
  onInvite: () => void;
}

/** Customers of an employee by state and month, under the sum of their points. */
export function StaffRecords({ slug, points, friends, filter, onFilter, emptyText, now, onInvite }: StaffRecordsProps) {
  const months = [{ key: '', text: t`全部月份` }, ...monthsBefore(now).map((key) => ({ key, text: key }))];
  return (
    <>
      <Section pad="m" apart="before">
        <Stack row justify="between" align="center">
          <Text tone="secondary">{t`累计春日积分`}</Text>
          <Text size="title-2" weight="bold">
            {withCommas(points)}
          </Text>
        </Stack>
      </Section>
      <Section apart="before">
        <Select
          label={t`月份`}
          options={months}
          value={filter.month}
          onChange={(month) => onFilter({ ...filter, month })}
        />
      </Section>
      <Tabs
        label={t`客户进度`}
        items={[
          { key: 'all', text: t`全部` },
          ...STATES.map((key) => ({ key, text: key === 'lapsed' ? t`无效` : milestoneName(key) })),
        ]}
        activeKey={filter.state}
        onChange={(key) => onFilter({ ...filter, state: key as StaffState })}
      />
      {friends.items.length === 0 && friends.state.loading ? (
        <Skeleton variant="feed" count={3} />
      ) : (
        <>
          {friends.items.map((friend) => (
            <StaffFriendCard key={friend.relationId} friend={friend} slug={slug} />
          ))}
          <ListFooter
            list={friends}
            empty={<EmptyState type="record" title={emptyText} btnText={t`去生成海报`} onAction={onInvite} />}
          />
        </>
      )}
    </>
  );
}
