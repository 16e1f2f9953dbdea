import { t } from '@lingui/core/macro';
import type { ReplyOf } from '@/api';
import { Fill, Text } from '@/ui';
import styles from './rules.module.css';

type Rules = ReplyOf<'GET /api/mpintegral/v1/points/rules'>;

/** Everything that points are given for, with amounts and limits. */
export function EarningTable({ rules }: { rules: Rules }) {
  const { checkInLadder, monthlyExtras, sources } = rules;
  const steady = checkInLadder.at(-1) ?? 0;
  const first = checkInLadder[0] ?? 0;
  const days = checkInLadder.length;
  return (
    <div role="list">
      <Row
        title={t`每日签到`}
        note={t`连续签到第 1 至 ${days} 天依次得 ${checkInLadder.join('、')} 积分，此后每天 ${steady} 积分`}
        amount={t`+${first} 起`}
      />
      {monthlyExtras.map((extra) => (
        <Row key={extra.days} title={t`当月累计签到 ${extra.days} 天`} note={t`每月一次`} amount={`+${extra.points}`} />
      ))}
      {sources.map(({ code, title, amount, dailyLimit, isDaily }) => (
        <Row key={code} title={title} note={noteOf(code, isDaily, dailyLimit)} amount={`+${amount}`} />
      ))}
      <Row title={t`邀请好友`} note={t`好友注册、试驾、购车时，按邀请活动的规则发放`} amount={t`见活动`} />
    </div>
  );
}

/** How often a source counts: the points of an order go with its refund. */
function noteOf(code: string, isDaily: boolean, dailyLimit: number): string {
  if (code.startsWith('order')) return t`每笔一次，退款时收回未使用的积分`;
  return isDaily ? t`每天最多 ${dailyLimit} 次` : t`每次计一次，每天最多 ${dailyLimit} 次`;
}

function Row({ title, note, amount }: { title: string; note: string; amount: string }) {
  return (
    <div className={styles.row} role="listitem">
      <Fill>
        <Text>{title}</Text>
        <Text size="small" tone="secondary">
          {note}
        </Text>
      </Fill>
      <div className={styles.amount}>{amount}</div>
    </div>
  );
}
