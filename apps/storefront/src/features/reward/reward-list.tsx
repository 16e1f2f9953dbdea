import { t } from '@lingui/core/macro';
import type { RewardData } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import { Button, Cell, CellGroup, Icon, Picture, shortDate, Tag } from '@/ui';
import styles from './reward.module.css';
import { milestoneName, rewardIcon, rewardStateName, rewardTone } from './reward-words';
import { wayOfReward } from './use-claim-reward';

export interface RewardListProps {
  title: string;
  rewards: readonly RewardData[];
  /** Id of the reward that is being claimed. */
  claiming: string | null;
  onClaim: (reward: RewardData) => void;
}

/** Rewards in lines: the day, what it is, and claiming it. */
export function RewardList({ title, rewards, claiming, onClaim }: RewardListProps) {
  return (
    <CellGroup inset title={title}>
      {rewards.map((reward) => (
        <Cell
          key={reward.rewardId}
          lead={<RewardPicture reward={reward} />}
          title={reward.title}
          note={noteOf(reward)}
          value={
            reward.state === 'claimable' ? (
              <Button
                size="small"
                loading={claiming === reward.rewardId}
                label={t`领取${reward.title}`}
                onClick={() => onClaim(reward)}
              >{t`领取`}</Button>
            ) : (
              <Tag tone={rewardTone(reward.state)}>{rewardStateName(reward.state)}</Tag>
            )
          }
          {...wayProps(reward)}
        />
      ))}
    </CellGroup>
  );
}

function wayProps(reward: RewardData): { onClick?: () => void } {
  const onClick = wayOfReward(reward);
  return onClick ? { onClick } : {};
}

function RewardPicture({ reward: { picture, kind } }: { reward: RewardData }) {
  return (
    <span className={styles.picture}>
      {picture ? (
        <span className={styles.whole}>
          <Picture src={picture} width={40} aspect={1} alt="" clear fit="contain" />
        </span>
      ) : (
        <Icon name={rewardIcon(kind)} size={20} />
      )}
    </span>
  );
}

/** Milestone and day; the last day while it can be claimed. */
function noteOf(reward: RewardData): string {
  const name = milestoneName(reward);
  if (reward.dayAt === null) return name;
  const day = shortDate(reward.dayAt);
  if (reward.state !== 'claimable' || reward.endsAt === null) return `${name} · ${day}`;
  const last = shortDate(reward.endsAt - DAY_MS);
  return t`${name} · ${last}前可领`;
}
