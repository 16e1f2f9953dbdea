import { t } from '@lingui/core/macro';
import type { FriendCountsData } from '@voltfront/contract';
import { withCommas } from '@voltfront/rules/money';
import { Section, Text } from '@/ui';
import styles from './invite.module.css';

export interface OwnCountsProps {
  counts: FriendCountsData;
  accent: string;
  /** The rewards are chances of a draw, not points. */
  hasChances?: boolean;
  /** Where space is left; default: after it. */
  apart?: 'before' | 'after';
}

/** Friends and rewards in numbers. */
export function OwnCounts({ counts, accent, hasChances, apart = 'after' }: OwnCountsProps) {
  const figures = [
    { name: t`已邀请`, value: withCommas(counts.invited) },
    { name: t`已预约`, value: withCommas(counts.booked) },
    { name: t`已试驾`, value: withCommas(counts.driven) },
    hasChances
      ? { name: t`获得机会`, value: withCommas(counts.prizes) }
      : { name: t`获得积分`, value: withCommas(counts.points) },
  ];
  return (
    <Section pad="m" apart={apart} label={t`我的邀请`}>
      <div className={styles.counts} style={{ backgroundColor: accent }}>
        {figures.map(({ name, value }) => (
          <div key={name} className={styles.count}>
            <div className={styles.value}>{value}</div>
            <div className={styles.name}>{name}</div>
          </div>
        ))}
      </div>
      <LimitNote limit={counts.rewardsLeft} />
    </Section>
  );
}

/** How many rewards are left where there is a limit. */
export function LimitNote({ limit }: { limit: FriendCountsData['rewardsLeft'] }) {
  if (limit === null) return null;
  return (
    <Text size="small" tone={limit.left === 0 ? 'warning' : 'secondary'} className={styles.left}>
      {limit.left === 0 ? usedUp(limit.per) : leftWords(limit)}
    </Text>
  );
}

type Limit = NonNullable<FriendCountsData['rewardsLeft']>;

function usedUp(per: Limit['per']): string {
  if (per === 'month') return t`本月奖励名额已用完，下月 1 日恢复`;
  return per === 'year' ? t`今年奖励名额已用完，明年 1 月 1 日恢复` : t`本次活动的奖励名额已用完`;
}

function leftWords({ per, left }: Limit): string {
  if (per === 'month') return t`本月还可获得 ${left} 位好友的奖励`;
  return per === 'year' ? t`今年还可获得 ${left} 位好友的奖励` : t`本次活动还可获得 ${left} 位好友的奖励`;
}
