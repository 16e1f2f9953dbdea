import { t } from '@lingui/core/macro';
import type { ReplyOf } from '@/api';
import { cx } from '@/ui';
import type { RuleSection } from './rule-sections';
import styles from './rules.module.css';

type Rules = ReplyOf<'GET /api/mpintegral/v1/points/rules'>;

const lines = (...texts: string[]) =>
  texts.map((text) => (
    <div key={text} className={styles.line}>
      {text}
    </div>
  ));

/** Points of each day in a row; `today` is the day that the customer's next check-in counts as, 0 for none. */
function Ladder({ ladder, today }: { ladder: readonly number[]; today: number }) {
  const steady = ladder.at(-1) ?? 0;
  const rows = [
    ...ladder.map((points, index) => ({ name: t`连续第 ${index + 1} 天`, points, isToday: today === index + 1 })),
    { name: t`第 ${ladder.length + 1} 天起`, points: steady, isToday: today > ladder.length },
  ];
  return (
    <div role="list">
      {rows.map(({ name, points, isToday }) => (
        <div key={name} className={cx(styles.row, isToday && styles.now)} role="listitem">
          <div className={styles.name}>
            {name}
            {isToday && <span className={styles.mark}>{t`您的下一次`}</span>}
          </div>
          <div className={styles.amount}>+{points}</div>
        </div>
      ))}
    </div>
  );
}

/** The points that the first days of a row and a further one add up to. Example: 5, 6, 8 and three days are 19. */
const sumOf = (ladder: readonly number[], days: number): number =>
  Array.from({ length: days }, (_, index) => ladder[Math.min(index, ladder.length - 1)] ?? 0).reduce(
    (a, b) => a + b,
    0,
  );

/** The rules of checking in; every number comes from the rules in force. */
export function checkInSections({ checkInLadder, monthlyExtras, restoreCost }: Rules, today: number): RuleSection[] {
  const first = checkInLadder[0] ?? 0;
  const second = checkInLadder[1] ?? first;
  const days = checkInLadder.length;
  const steady = checkInLadder.at(-1) ?? 0;
  const extra = monthlyExtras[0];
  return [
    {
      key: 'ladder',
      title: t`签到积分`,
      content: <Ladder ladder={checkInLadder} today={today} />,
    },
    {
      key: 'day',
      title: t`计算方式`,
      content: lines(
        t`每天可签到 1 次，按北京时间 0:00 换日，与您所在时区和手机时间无关。`,
        t`连续签到积分逐日增加，第 ${days} 天起每天 ${steady} 积分，直到中断。`,
        t`某一天没有签到，连续天数即中断，下次签到从第 1 天的 ${first} 积分重新开始。`,
      ),
    },
    {
      key: 'restore',
      title: t`补签`,
      content: lines(t`漏签的次日可用 ${restoreCost} 积分补签前一天，每月 1 次。补签当天不另发积分，连续天数接续。`),
    },
    {
      key: 'month',
      title: t`月度奖励`,
      content: (
        <div role="list">
          {monthlyExtras.map((one) => (
            <div key={one.days} className={styles.row} role="listitem">
              <div className={styles.name}>{t`当月累计签到 ${one.days} 天`}</div>
              <div className={styles.amount}>+{one.points}</div>
            </div>
          ))}
        </div>
      ),
    },
    {
      key: 'examples',
      title: t`举例`,
      content: lines(
        t`连续签到 ${days} 天，共得 ${sumOf(checkInLadder, days)} 积分；第 ${days + 1} 天再得 ${steady} 积分。`,
        t`周一、周二签到得 ${first} 与 ${second} 积分，周三漏签，周四签到得 ${first} 积分；若周四先补签周三，则按连续第 4 天计算。`,
        ...(extra ? [t`一个月内断断续续签到满 ${extra.days} 天，当天额外得 ${extra.points} 积分。`] : []),
      ),
    },
  ];
}
