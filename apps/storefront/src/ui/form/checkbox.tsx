import { cx } from '../cx';
import { CheckMark, type CheckMarkProps } from './check-mark';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<CheckMarkProps, 'label'> {
  /** Words beside the box: plain ones, since a tap on them ticks too. Anything to agree to is a `ConsentBox`. */
  children?: string;
  /** Name for screen readers when there are no words. */
  label?: string;
  className?: string;
}

/** Yes or no: a setting, choosing several. */
export function Checkbox({ checked, onChange, children, label, disabled, className }: CheckboxProps) {
  return (
    <div className={cx(styles.choice, disabled && styles.disabled, className)}>
      <CheckMark checked={checked} onChange={onChange} disabled={disabled} label={label ?? children} />
      {children && (
        <span className={styles.words} onClick={disabled ? undefined : () => onChange(!checked)} aria-hidden>
          {children}
        </span>
      )}
    </div>
  );
}
