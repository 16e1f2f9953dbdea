import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './field.module.css';

export interface FieldProps {
  label?: ReactNode;
  /** Marks it as one that must be filled in. */
  required?: boolean;
  /** What is wrong; replaces the hint. */
  error?: ReactNode;
  hint?: ReactNode;
  /** `row`: label at the left; `column`: label above. */
  layout?: 'row' | 'column';
  /** No hairline under it. */
  bare?: boolean;
  children?: ReactNode;
  className?: string;
}

/** A form line: label, control, hint or error. */
export function Field({ label, required, error, hint, layout = 'row', bare, children, className }: FieldProps) {
  return (
    <div className={cx(styles.field, styles[layout], Boolean(error) && styles.bad, bare && styles.bare, className)}>
      <div className={styles.line}>
        {label && (
          <div className={styles.label}>
            {label}
            {required && <span className={styles.star}>*</span>}
          </div>
        )}
        <div className={styles.control}>{children}</div>
      </div>
      {(error || hint) && (
        <div className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
          {error ?? hint}
        </div>
      )}
    </div>
  );
}
