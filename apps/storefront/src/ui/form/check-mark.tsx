import { cx } from '../cx';
import { Icon } from '../icon/icon';
import styles from './checkbox.module.css';

export interface CheckMarkProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Name for screen readers. */
  label: string | undefined;
}

/** The box itself, with the room of a finger around it. */
export function CheckMark({ checked, onChange, disabled, label }: CheckMarkProps) {
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={checked}
      aria-label={label}
      disabled={disabled}
      className={styles.target}
      onClick={disabled ? undefined : () => onChange(!checked)}
    >
      <span className={cx(styles.box, checked && styles.on)}>{checked && <Icon name="check" size={12} />}</span>
    </button>
  );
}
