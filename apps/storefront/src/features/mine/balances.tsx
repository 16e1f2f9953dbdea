import { t } from '@lingui/core/macro';
import { withCommas } from '@voltfront/rules/money';
import type { ReplyOf } from '@/api';
import { useCheckIn } from '@/features/points/use-check-in';
import { pageAction, type TapAction } from '@/navigation';
import { Button, Card, cx, linked, Stack, Text } from '@/ui';
import styles from './mine.module.css';

type Overview = ReplyOf<'GET /api/mpaccount/v1/account/overview'>;

/** Points, honour value and coupons, and the daily check-in. */
export function Balances({ overview }: { overview: Overview }) {
  const { balances, checkIn } = overview;
  const figures: [label: string, value: number, path: string][] = [
    [t`积分`, balances.points, '/pagesMine/integral'],
    [t`成长值`, balances.growth, '/pagesMine/value/index'],
    ['KR', balances.kr, '/pagesMine/kr/index'],
    [t`卡券`, balances.coupons, '/pagesMine/cardBag/index'],
  ];
  return (
    <Card className={styles.card}>
      <Stack row>
        {figures.map(([label, value, path]) => (
          <Balance key={label} label={label} value={value} open={pageAction(path)} />
        ))}
      </Stack>
      <CheckIn checkIn={checkIn} />
    </Card>
  );
}

/** A figure, which leads to its page where this release has it. */
function Balance({ label, value, open }: { label: string; value: number; open: TapAction }) {
  return (
    <div className={cx(styles.balance, open && styles.balanceLink)} {...linked(open)}>
      <div className={styles.figure}>{withCommas(value)}</div>
      <Text size="caption" tone="secondary">
        {label}
      </Text>
    </div>
  );
}

function CheckIn({ checkIn }: { checkIn: Overview['checkIn'] }) {
  const run = useCheckIn();
  const { isDoneToday, streakDays, pointsNext } = checkIn;
  return (
    <div className={styles.checkIn}>
      <Text size="small">
        {streakDays > 0 ? t`已连续签到 ${streakDays} 天` : t`每日签到得积分`}
        <span className={styles.next}>
          {isDoneToday ? t`明日可得 ${pointsNext} 积分` : t`今日可得 ${pointsNext} 积分`}
        </span>
      </Text>
      <Button
        size="small"
        variant={isDoneToday ? 'secondary' : 'primary'}
        disabled={isDoneToday}
        loading={run.isPending}
        onClick={() => run.mutate(undefined)}
      >
        {isDoneToday ? t`已签到` : t`签到`}
      </Button>
    </div>
  );
}
