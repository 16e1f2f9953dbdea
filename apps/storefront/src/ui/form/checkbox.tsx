import type { ReactNode } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import styles from './checkbox.module.css';

export interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Words beside the box; links inside keep their own taps. */
  children?: ReactNode;
  /** Name for screen readers when the words are no plain text. */
  label?: string;
  disabled?: boolean;
  className?: string;
}

/** Yes or no: agreeing, choosing several. */
export function Checkbox({ checked, onChange, children, label, disabled, className }: CheckboxProps) {
  const toggle = disabled ? undefined : () => onChange(!checked);
  return (
    <div className={cx(styles.choice, disabled && styles.disabled, className)}>
      <button
        type="button"
        role="checkbox"
        aria-checked={checked}
        aria-label={label ?? (typeof children === 'string' ? children : undefined)}
        disabled={disabled}
        className={styles.target}
        onClick={toggle}
      >
        <span className={cx(styles.box, checked && styles.on)}>{checked && <Icon name="check" size={12} />}</span>
      </button>
      {children && (
        <span className={styles.words} onClick={toggle} aria-hidden={typeof children === 'string' || undefined}>
          {children}
        </span>
      )}
    </div>
  );
}
