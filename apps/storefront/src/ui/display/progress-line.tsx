import { cx } from '../cx';
import styles from './progress-line.module.css';

export interface ProgressLineProps {
  /** 0 to 1; values outside are cut off. */
  value: number;
  /** Accessible name of the progress. */
  label: string;
  /** Shows the percentage at the right. */
  showPercent?: boolean;
  className?: string;
}

/** Progress bar. */
export function ProgressLine({ value, label, showPercent, className }: ProgressLineProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div className={cx(styles.progress, className)}>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div className={styles.bar} style={{ width: `${percent}%` }} />
      </div>
      {showPercent && <div className={styles.percent}>{percent}%</div>}
    </div>
  );
}
