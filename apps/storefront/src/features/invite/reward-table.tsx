import { t } from '@lingui/core/macro';
import type { LadderStepData } from '@voltfront/contract';
import { Block } from '@/features/campaign/block';
import { stepName } from './invite-words';
import styles from './reward-table.module.css';

/** What both sides get for each milestone, a row for each. */
export function RewardTable({ ladder }: { ladder: readonly LadderStepData[] }) {
  const milestones = [...new Set(ladder.map(({ milestone }) => milestone))];
  const rewards = (milestone: LadderStepData['milestone'], side: LadderStepData['side']) =>
    ladder
      .filter((step) => step.milestone === milestone && step.side === side)
      .map(({ title, waitDays }) => (waitDays > 0 ? t`${title}（满 ${waitDays} 天）` : title))
      .join('、') || '—';
  return (
    <Block title={t`奖励一览`}>
      <div role="list" className={styles.table}>
        <div role="listitem" className={styles.row}>
          {[t`步骤`, t`邀请人`, t`好友`].map((name) => (
            <span key={name} className={styles.head}>
              {name}
            </span>
          ))}
        </div>
        {milestones.map((milestone) => (
          <div key={milestone} role="listitem" className={styles.row}>
            <span className={styles.cell}>{stepName(milestone)}</span>
            <span className={styles.cell}>{rewards(milestone, 'inviter')}</span>
            <span className={styles.cell}>{rewards(milestone, 'friend')}</span>
          </div>
        ))}
      </div>
    </Block>
  );
}
