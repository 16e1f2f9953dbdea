import { type ReactNode, useId, useMemo } from 'react';
import { cx } from '../cx';
import styles from './field.module.css';
import { FieldContext } from './field-context';

export interface FieldProps {
  /** Id of the line, to scroll to; a form gives it. */
  id?: string;
  label?: ReactNode;
  /** Marks it as one that must be filled in. */
  required?: boolean;
  /** Error message; replaces the hint. */
  error?: ReactNode;
  hint?: ReactNode;
  /** `row`: label at the left; `column`: label above. */
  layout?: 'row' | 'column';
  /** The control is at the right end of the row: switches, steppers. */
  end?: boolean;
  /** No hairline under it. */
  bare?: boolean;
  children?: ReactNode;
  className?: string;
}

/** A form line: label, control, hint or error. */
export function Field(props: FieldProps) {
  const { id, label, required, error, hint, layout = 'row', end, bare, children, className } = props;
  const ownId = useId();
  const isBad = Boolean(error);
  const words = error || hint;
  const messageId = words ? `${ownId}message` : undefined;
  const state = useMemo(() => ({ messageId, isBad, isRequired: Boolean(required) }), [messageId, isBad, required]);
  const message = words && (
    <div id={messageId} className={isBad ? styles.error : styles.hint} role={isBad ? 'alert' : undefined}>
      {words}
    </div>
  );
  return (
    <FieldContext.Provider value={state}>
      <div
        id={id}
        className={cx(
          styles.field,
          styles[layout],
          isBad && styles.bad,
          end && styles.end,
          bare && styles.bare,
          className,
        )}
      >
        <div className={styles.line}>
          {label && <Label label={label} required={required} />}
          <div className={styles.body}>
            <div className={styles.control}>{children}</div>
            {!end && message}
          </div>
        </div>
        {end && message}
      </div>
    </FieldContext.Provider>
  );
}

function Label({ label, required }: Pick<FieldProps, 'label' | 'required'>) {
  return (
    <div className={styles.label}>
      <div>
        {label}
        {required && (
          <span className={styles.star} aria-hidden>
            *
          </span>
        )}
      </div>
    </div>
  );
}
