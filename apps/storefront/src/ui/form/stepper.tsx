import { t } from '@lingui/core/macro';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import styles from './stepper.module.css';

export interface StepperProps {
  value: number;
  onChange: (value: number) => void;
  /** Default 1. */
  min?: number;
  /** Default 99. */
  max?: number;
  /** Accessible name: the counted item. */
  label: string;
  disabled?: boolean;
}

/** A small whole number, one up or down at a time. */
export function Stepper({ value, onChange, min = 1, max = 99, label, disabled }: StepperProps) {
  const canLess = !disabled && value > min;
  const canMore = !disabled && value < max;
  return (
    <div className={styles.stepper} role="group" aria-label={label}>
      <button
        type="button"
        className={cx(styles.button, !canLess && styles.off)}
        aria-label={t`减少`}
        aria-disabled={!canLess || undefined}
        onClick={canLess ? () => onChange(value - 1) : undefined}
      >
        <Icon name="minus" size={16} />
      </button>
      <div className={styles.value} aria-live="polite">
        {value}
      </div>
      <button
        type="button"
        className={cx(styles.button, !canMore && styles.off)}
        aria-label={t`增加`}
        aria-disabled={!canMore || undefined}
        onClick={canMore ? () => onChange(value + 1) : undefined}
      >
        <Icon name="plus" size={16} />
      </button>
    </div>
  );
}
