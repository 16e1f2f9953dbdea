import { t } from '@lingui/core/macro';
import type { RewardData } from '@voltfront/contract';
import { formatInstant } from '@voltfront/rules/format/date';
import { startOfShanghaiDay } from '@voltfront/rules/reward/reward-days';
import { cx, Icon, IconButton, Section, Stack, sequence, Text } from '@/ui';
import { addMonths, compareMonths, type Month, weeksOf } from './month-grid';
import styles from './reward.module.css';
import { milestoneName, rewardIcon, rewardStateName } from './reward-words';

export interface RewardMonthProps {
  month: Month;
  /** First and last month that have rewards. */
  from: Month;
  to: Month;
  rewards: readonly RewardData[];
  /** The server's time in milliseconds. */
  nowMs: number;
  onMonth: (month: Month) => void;
}

/** One month as a calendar, its days with a reward marked. */
export function RewardMonth({ month, from, to, rewards, nowMs, onMonth }: RewardMonthProps) {
  const weeks = weeksOf(month);
  const [first] = weeks.flat().filter((day): day is number => day !== null);
  const title = formatInstant(first ?? nowMs, t`YYYY年M月`);
  return (
    <Section>
      <Stack row align="center" justify="between">
        <IconButton
          icon="chevron-left"
          label={t`上个月`}
          disabled={compareMonths(month, from) <= 0}
          onClick={() => onMonth(addMonths(month, -1))}
        />
        <Text size="body-large" weight="bold" heading={2}>
          {title}
        </Text>
        <IconButton
          icon="chevron-right"
          label={t`下个月`}
          disabled={compareMonths(month, to) >= 0}
          onClick={() => onMonth(addMonths(month, 1))}
        />
      </Stack>
      <div className={styles.week} aria-hidden>
        {[t`一`, t`二`, t`三`, t`四`, t`五`, t`六`, t`日`].map((name) => (
          <span key={name} className={styles.weekday}>
            {name}
          </span>
        ))}
      </div>
      {weeks.map((days, index) => (
        <div key={days.find((day) => day !== null) ?? index} className={styles.week}>
          {sequence(days.length).map((key, cell) => {
            const day = days[cell] ?? null;
            return (
              <Day
                key={key}
                day={day}
                reward={rewards.find(({ dayAt }) => dayAt !== null && dayAt === day)}
                isToday={day === startOfShanghaiDay(nowMs)}
              />
            );
          })}
        </div>
      ))}
    </Section>
  );
}

function Day({ day, reward, isToday }: { day: number | null; reward: RewardData | undefined; isToday: boolean }) {
  if (day === null) return <span className={styles.day} />;
  const number = formatInstant(day, 'D');
  return (
    <span className={cx(styles.day, isToday && styles.today, reward && styles[reward.state])}>
      {reward && (
        <Icon
          name={reward.state === 'claimed' ? 'check' : rewardIcon(reward.kind)}
          size={16}
          label={`${milestoneName(reward)} ${rewardStateName(reward.state)}`}
        />
      )}
      <span className={styles.number}>{number}</span>
    </span>
  );
}
