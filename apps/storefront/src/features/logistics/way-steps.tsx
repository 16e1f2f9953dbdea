import { t } from '@lingui/core/macro';
import { formatDateTime } from '@voltfront/rules/format/date';
import { cx, shortDate } from '@/ui';
import styles from './logistics.module.css';
import { currentStep, stepName, type WayStep } from './way-words';

function noteOf({ node, city, at, expectedAt, isDone }: WayStep): string {
  const time = at !== null ? formatDateTime(at) : expectedAt === null ? '' : t`预计 ${shortDate(expectedAt)}`;
  if (node !== 'transit') return [city, time].filter(Boolean).join(' · ');
  return time || (isDone ? t`已经过` : '');
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
            <div className={styles.note}>{noteOf(step)}</div>
          </div>
        </div>
      ))}
    </div>
  );
}
