import { t } from '@lingui/core/macro';
import type { ReplyOf, RewardData } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import { useState } from 'react';
import { NoticeBar, Picture, Text } from '@/ui';
import { compareMonths, type Month, monthOf } from './month-grid';
import styles from './reward.module.css';
import { RewardList } from './reward-list';
import { RewardMonth } from './reward-month';
import { useClaimReward } from './use-claim-reward';

type Calendar = ReplyOf<'GET /api/mporder/v1/order/rewards'>;

export interface RewardScreenProps {
  order: NonNullable<Calendar['order']>;
  rewards: readonly RewardData[];
  /** The server's time in milliseconds. */
  nowMs: number;
}

const isIn = (month: Month, { dayAt }: RewardData): boolean =>
  dayAt !== null && compareMonths(monthOf(dayAt), month) === 0;

/** The calendar of one order: how long it has waited, the days with a reward, and what each brings. */
export function RewardScreen({ order, rewards, nowMs }: RewardScreenProps) {
  const { orderNo, modelName, versionName, cutout, depositPaidAt, isGivenUp } = order;
  const [month, setMonth] = useState(() => monthOf(nowMs));
  const { claim, claiming } = useClaimReward(orderNo);
  const days = rewards.flatMap(({ dayAt }) => (dayAt === null ? [] : [dayAt]));
  const waited = Math.max(1, Math.ceil((nowMs - depositPaidAt) / DAY_MS));
  const open = rewards.filter(({ state }) => state === 'claimable');
  const others = rewards.filter((reward) => reward.state !== 'claimable' && isIn(month, reward));
  const unknown = rewards.filter(({ dayAt, milestone }) => dayAt === null && milestone !== 'week');
  const list = { claiming, onClaim: claim };
  return (
    <>
      {isGivenUp && <NoticeBar tone="warning">{t`订单已申请退款，未领取的奖励已失效`}</NoticeBar>}
      <div className={styles.hero}>
        <div className={styles.words}>
          <Text size="title-2" weight="bold" leading="title-2" heading={2}>
            {order.state === 'delivered' ? t`等待已圆满` : t`等车第 ${waited} 天`}
          </Text>
          <Text size="small" tone="secondary">{`${modelName} ${versionName}`}</Text>
        </div>
        <div className={styles.car}>
          <Picture src={cutout} width={150} aspect={16 / 10} alt="" clear fit="contain" />
        </div>
      </div>
      <RewardMonth
        month={month}
        from={monthOf(Math.min(depositPaidAt, nowMs))}
        to={monthOf(Math.max(nowMs, ...days))}
        rewards={rewards}
        nowMs={nowMs}
        onMonth={setMonth}
      />
      {open.length > 0 && <RewardList title={t`现在可领取`} rewards={open} {...list} />}
      {others.length > 0 && <RewardList title={t`本月奖励`} rewards={others} {...list} />}
      {unknown.length > 0 && !isGivenUp && <RewardList title={t`到达后揭晓`} rewards={unknown} {...list} />}
      <Text size="caption" tone="secondary" className={styles.rule}>
        {t`奖励自奖励日起 14 天内可领取一次，逾期失效；退款后未领取的奖励一并失效。`}
      </Text>
    </>
  );
}
