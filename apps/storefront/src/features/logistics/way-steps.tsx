import { t } from '@lingui/core/macro';
import { formatDateTime } from '@voltfront/rules/format/date';
import { cx, shortDate } from '@/ui';
import styles from './logistics.module.css';
import { currentStep, stepName, type WayStep } from './way-words';

function timeOf({ at, expectedAt, isDone }: WayStep): string {
  if (at !== null) return formatDateTime(at);
  if (isDone || expectedAt === null) return '';
  return t`预计 ${shortDate(expectedAt)}`;
}

/** The steps of the car from the plan to the store, in the order in which they happen. */
export function WaySteps({ steps }: { steps: readonly WayStep[] }) {
  const current = currentStep(steps);
  return (
    <div role="list">
      {steps.map((step, index) => (
        <div
          key={`${step.node}-${step.city}`}
          role="listitem"
          className={cx(styles.step, step.isDone && styles.done, index === current && styles.current)}
          aria-current={index === current ? 'step' : undefined}
        >
          <div className={styles.rail}>
            <div className={styles.dot} />
            {index < steps.length - 1 && <div className={styles.line} />}
          </div>
          <div className={styles.words}>
            <div className={styles.name}>{stepName(step)}</div>
            <div className={styles.note}>{[step.city, timeOf(step)].filter(Boolean).join(' · ')}</div>
          </div>
        </div>
      ))}
    </div>
  );
}
