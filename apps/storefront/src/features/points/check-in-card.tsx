import { t } from '@lingui/core/macro';
import type { ReplyOf } from '@/api';
import { pageAction } from '@/navigation';
import { Button, cx, Fill, Icon, linked, ProgressLine, Section, Stack, Text } from '@/ui';
import styles from './points.module.css';
import { useCheckIn, useRestore } from './use-check-in';

type CheckIn = ReplyOf<'GET /api/mpintegral/v1/points'>['checkIn'];
type Day = CheckIn['strip'][number];

/** The daily check-in: seven days, the month's extra rewards, and making up for yesterday. */
export function CheckInCard({ checkIn }: { checkIn: CheckIn }) {
  const run = useCheckIn();
  const { isDoneToday, streakDays, strip } = checkIn;
  const today = strip.find(({ state }) => state === 'next');
  return (
    <Section pad="l" label={t`每日签到`}>
      <Stack row align="center" gap={2}>
        <Fill>
          <Text size="body-large" weight="bold" heading={2}>
            {streakDays > 0 ? t`已连续签到 ${streakDays} 天` : t`每日签到`}
          </Text>
        </Fill>
        <RulesLink />
      </Stack>
      <div className={styles.strip} role="list">
        {strip.map((day) => (
          <DayTile key={day.number} day={day} isToday={isToday(day, checkIn)} />
        ))}
      </div>
      <Button block size="medium" disabled={isDoneToday} loading={run.isPending} onClick={() => run.mutate(undefined)}>
        {today ? t`签到领 ${today.points} 积分` : t`今日已签到，明天再来`}
      </Button>
      {checkIn.restore && <Restore restore={checkIn.restore} />}
      <Month checkIn={checkIn} />
    </Section>
  );
}

const isToday = (day: Day, { isDoneToday, streakDays }: CheckIn): boolean =>
  day.number === streakDays + (isDoneToday ? 0 : 1);

/** The rules of checking in, where this release has their page. */
function RulesLink() {
  const open = pageAction('/pagesMine/checkRules');
  if (!open) return null;
  return (
    <div className={styles.link} {...linked(open)}>
      {t`签到规则`}
      <Icon name="chevron-right" size={16} />
    </div>
  );
}

function DayTile({ day, isToday }: { day: Day; isToday: boolean }) {
  const { number, points, state } = day;
  const isDone = state === 'done';
  return (
    <div
      className={styles.day}
      role="listitem"
      aria-label={isDone ? t`第 ${number} 天，已签到` : t`第 ${number} 天，${points} 积分`}
    >
      <div className={cx(styles.coin, isDone && styles.coinDone, state === 'next' && styles.coinNext)}>
        {isDone ? <Icon name="check" size={16} /> : `+${points}`}
      </div>
      <div className={cx(styles.dayName, isToday && styles.today)}>{isToday ? t`今天` : t`${number}天`}</div>
    </div>
  );
}

function Restore({ restore }: { restore: NonNullable<CheckIn['restore']> }) {
  const { ask, isPending } = useRestore(restore.cost);
  return (
    <Stack row align="center" gap={3} className={styles.restore}>
      <Fill>
        <Text size="small">{t`昨天漏签了，补签可接续此前的 ${restore.streakDays} 天`}</Text>
      </Fill>
      <Button size="small" variant="secondary" loading={isPending} onClick={ask}>
        {t`补签`}
      </Button>
    </Stack>
  );
}

/** Progress towards the month's rewards. */
function Month({ checkIn: { monthDays, monthlyExtras } }: { checkIn: CheckIn }) {
  const last = monthlyExtras.at(-1);
  const next = monthlyExtras.find(({ isReached }) => !isReached);
  if (!last) return null;
  return (
    <div className={styles.month}>
      <Stack row justify="between" align="baseline">
        <Text size="small">{t`本月已签 ${monthDays} 天`}</Text>
        <Text size="caption" tone="secondary">
          {next ? t`再签 ${next.days - monthDays} 天，额外得 ${next.points} 积分` : t`本月奖励已全部领取`}
        </Text>
      </Stack>
      <ProgressLine className={styles.progress} value={monthDays / last.days} label={t`本月签到`} />
      <div className={styles.marks} aria-hidden>
        {monthlyExtras.map(({ days, points, isReached }) => (
          <div
            key={days}
            className={cx(styles.mark, isReached && styles.markReached)}
            style={{ left: `${(days / last.days) * 100}%` }}
          >
            {t`${days} 天 +${points}`}
          </div>
        ))}
      </div>
    </div>
  );
}
