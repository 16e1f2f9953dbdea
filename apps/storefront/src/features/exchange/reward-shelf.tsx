import { t } from '@lingui/core/macro';
import type { ExchangeData, ExchangeRewardData } from '@voltfront/contract';
import { type ApiList, useApiList } from '@/api';
import { ListFooter } from '@/page';
import { Button, cx, EmptyState, Picture, Skeleton, Text } from '@/ui';
import styles from './exchange.module.css';
import { REWARDS } from './exchange-keys';

/** Rewards of a catalogue. */
export const useRewards = (slug: string) => useApiList(REWARDS, { slug });

export interface RewardShelfProps {
  rewards: ApiList<ExchangeRewardData>;
  /** Of the catalogue; only a running one gives rewards. */
  state: ExchangeData['campaign']['state'];
  /** Tickets that can be used. */
  balance: number;
  isBusy: boolean;
  onChoose: (reward: ExchangeRewardData) => void;
}

/** What tickets buy, with price and stock. */
export function RewardShelf({ rewards, ...rest }: RewardShelfProps) {
  if (rewards.items.length === 0 && rewards.state.loading) return <Skeleton variant="card" count={3} />;
  return (
    <>
      <div className={styles.shelf} role="list" aria-label={t`可兑换的奖励`}>
        {rewards.items.map((reward) => (
          <Reward key={reward.prizeId} reward={reward} {...rest} />
        ))}
      </div>
      <ListFooter list={rewards} empty={<EmptyState type="prize" title={t`暂无可兑换的奖励`} />} />
    </>
  );
}

function Reward({ reward, onChoose, ...rest }: Omit<RewardShelfProps, 'rewards'> & { reward: ExchangeRewardData }) {
  const { title, picture, tickets, left } = reward;
  const refusal = refusalOf(reward, rest);
  return (
    <div className={cx(styles.reward, left === 0 && styles.gone)} role="listitem">
      <span className={styles.picture}>
        <Picture src={picture} width={96} aspect={1} alt="" clear fit="contain" />
      </span>
      <Text weight="medium">{title}</Text>
      <Text size="small" tone="secondary">{t`${tickets} 张奖励券`}</Text>
      <Text size="caption" tone="secondary">
        {stockWords(reward)}
      </Text>
      <Button
        size="small"
        disabled={refusal !== null || rest.isBusy}
        label={t`${refusal ?? t`兑换`} ${title}`}
        onClick={() => onChoose(reward)}
      >
        {refusal ?? t`兑换`}
      </Button>
    </div>
  );
}

/** Why a reward cannot be exchanged now; null when it can. */
function refusalOf(
  { left, tickets }: ExchangeRewardData,
  { state, balance }: Pick<RewardShelfProps, 'state' | 'balance'>,
): string | null {
  if (state !== 'running') return state === 'ended' ? t`已结束` : t`暂不可兑`;
  if (left === 0) return t`已兑完`;
  return balance < tickets ? t`券不足` : null;
}

function stockWords({ left, perPerson }: ExchangeRewardData): string {
  const stock = left === null ? t`数量不限` : t`剩余 ${left} 份`;
  return perPerson === null ? stock : t`${stock} · 限兑 ${perPerson} 份`;
}
