import type { ReactNode } from 'react';
import { cx } from '../cx';
import { CheckMark, type CheckMarkProps } from './check-mark';
import styles from './checkbox.module.css';

export interface ConsentBoxProps extends Omit<CheckMarkProps, 'label'> {
  /** Text beside the box; may contain links to the documents. */
  children?: ReactNode;
  /** Name for screen readers when the words are no plain text. */
  label?: string;
  className?: string;
}

/** A declaration to agree to: only a tap on the box itself ticks it, never one on its words or on a link among them. */
export function ConsentBox({ checked, onChange, children, label, disabled, className }: ConsentBoxProps) {
  const text = typeof children === 'string' ? children : undefined;
  return (
    <div className={cx(styles.choice, disabled && styles.disabled, className)}>
      <CheckMark checked={checked} onChange={onChange} disabled={disabled} label={label ?? text} />
      {children && (
        <span className={styles.words} aria-hidden={text !== undefined || undefined}>
          {children}
        </span>
      )}
    </div>
  );
}
