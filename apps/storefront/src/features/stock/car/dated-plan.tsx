import { formatInstant } from '@voltfront/rules/format/date';
import { cx } from '@/ui';
import styles from './dated-plan.module.css';

/** A step with its day. */
export interface PlanStep {
  key: string;
  title: string;
  note: string;
  /** Epoch milliseconds. */
  at: number;
}

/** Plan until the pickup, by day; the last step is the pickup. */
export function DatedPlan({ steps, label }: { steps: readonly PlanStep[]; label: string }) {
  return (
    <div role="list" aria-label={label} className={styles.plan}>
      {steps.map((step, index) => (
        <div key={step.key} role="listitem" className={cx(styles.step, index === steps.length - 1 && styles.goal)}>
          <div className={styles.day}>{formatInstant(step.at, 'MM/DD')}</div>
          <div className={styles.rail}>
            <div className={styles.dot} />
            {index < steps.length - 1 && <div className={styles.line} />}
          </div>
          <div className={styles.words}>
            <div className={styles.title}>{step.title}</div>
            <div className={styles.note}>{step.note}</div>
          </div>
        </div>
      ))}
    </div>
  );
}
