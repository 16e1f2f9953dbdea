import { t } from '@lingui/core/macro';
import type { ShownMatchData } from '@voltfront/contract';
import { formatCount } from '@voltfront/rules/format/count';
import { cx } from '@/ui';
import styles from './quiz.module.css';
import { choicesOf } from './quiz-words';

const PARTS = [styles.home, styles.draw, styles.away];

/** What everybody chose, in per cent, as a bar with its three parts named. */
export function ShareBar({ match }: { match: ShownMatchData }) {
  const { shares, people, own } = match;
  if (people === 0) return <div className={styles.none}>{t`还没有人竞猜`}</div>;
  const parts = choicesOf(match).map(({ choice, text }, index) => ({ choice, text, percent: shares[index] ?? 0 }));
  return (
    <div>
      <div className={styles.bar} aria-hidden>
        {parts.map(({ choice, percent }, index) => (
          <span key={choice} className={cx(styles.part, PARTS[index])} style={{ width: `${percent}%` }} />
        ))}
      </div>
      <div className={styles.legend}>
        {parts.map(({ choice, text, percent }, index) => (
          <span key={choice} className={cx(styles.share, own?.choice === choice && styles.mine)}>
            <span className={cx(styles.dot, PARTS[index])} aria-hidden />
            {`${text} ${percent}%`}
          </span>
        ))}
      </div>
      <div className={styles.people}>{t`${formatCount(people)} 人参与`}</div>
    </div>
  );
}
