import { t } from '@lingui/core/macro';
import { Stack } from '@/ui';
import styles from './match-bar.module.css';

/** Match of a car with the customer's configuration, as a percentage and a bar. */
export function MatchBar({ percent, note }: { percent: number; note: string }) {
  return (
    <div className={styles.match}>
      <Stack row align="baseline">
        <span className={styles.figure}>{percent}</span>
        <span className={styles.unit}>%</span>
        <span className={styles.note}>{note}</span>
      </Stack>
      <div
        className={styles.track}
        role="meter"
        aria-label={t`匹配度`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div className={styles.fill} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
