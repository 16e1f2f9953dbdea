import { t } from '@lingui/core/macro';
import type { LadderStepData } from '@voltfront/contract';
import { stepName } from '../invite-words';
import styles from './looks.module.css';

/** What both sides get, on the halves of a ticket. */
export function RewardTicket({ ladder, accent }: { ladder: readonly LadderStepData[]; accent: string }) {
  const halves = [
    { side: 'inviter', name: t`我的奖励` },
    { side: 'friend', name: t`好友的奖励` },
  ] as const;
  return (
    <div className={styles.ticket}>
      {halves.map(({ side, name }) => (
        <div key={side} className={styles.half}>
          <div className={styles.side} style={{ color: accent }}>
            {name}
          </div>
          {ladder
            .filter((step) => step.side === side)
            .map(({ prizeId, title, milestone }) => (
              <div key={prizeId}>
                <div className={styles.amount}>{title}</div>
                <div className={styles.cause}>{stepName(milestone)}</div>
              </div>
            ))}
        </div>
      ))}
    </div>
  );
}
