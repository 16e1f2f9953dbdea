import { t } from '@lingui/core/macro';
import { SECOND_MS } from '@voltfront/rules/time';
import { useEffect, useState } from 'react';
import { serverNow } from '@/api';
import { relativeDate } from '@/ui';
import styles from './campaign.module.css';

/** How long (ms) one winner is shown. */
const SHOWN_MS = 3 * SECOND_MS;

export interface WinnerLineProps {
  winners: readonly { name: string; prize: string; at: number }[];
}

/** Who won last, one after the other; nothing where nobody has. */
export function WinnerLine({ winners }: WinnerLineProps) {
  const [turn, setTurn] = useState(0);
  const isMoving = winners.length > 1;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => setTurn((last) => last + 1), SHOWN_MS);
    return () => clearInterval(timer);
  }, [isMoving]);
  const winner = winners[turn % Math.max(1, winners.length)];
  if (!winner) return null;
  return (
    <div className={styles.winners}>
      <span key={turn} className={styles.winner}>
        {t`${winner.name} 获得 ${winner.prize}`}
      </span>
      <span className={styles.ago}>{relativeDate(winner.at, serverNow())}</span>
    </div>
  );
}
