import { t } from '@lingui/core/macro';
import type { FriendCountsData } from '@voltfront/contract';
import { withCommas } from '@voltfront/rules/money';
import { Section, Text } from '@/ui';
import styles from './invite.module.css';

/** Friends and rewards in numbers. */
export function OwnCounts({ counts, accent }: { counts: FriendCountsData; accent: string }) {
  const figures = [
    { name: t`已邀请`, value: withCommas(counts.invited) },
    { name: t`已预约`, value: withCommas(counts.booked) },
    { name: t`已试驾`, value: withCommas(counts.driven) },
    { name: t`获得积分`, value: withCommas(counts.points) },
  ];
  return (
    <Section pad="m" apart="before" label={t`我的邀请`}>
      <div className={styles.counts} style={{ backgroundColor: accent }}>
        {figures.map(({ name, value }) => (
          <div key={name} className={styles.count}>
            <div className={styles.value}>{value}</div>
            <div className={styles.name}>{name}</div>
          </div>
        ))}
      </div>
      {counts.leftThisMonth !== null && (
        <Text size="small" tone={counts.leftThisMonth === 0 ? 'warning' : 'secondary'} className={styles.left}>
          {counts.leftThisMonth === 0
            ? t`本月奖励名额已用完，下月 1 日恢复`
            : t`本月还可获得 ${counts.leftThisMonth} 位好友的奖励`}
        </Text>
      )}
    </Section>
  );
}
