import { cx } from '../cx';
import { useControlAria } from './field-context';
import styles from './switch.module.css';

export interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Accessible name of the switch. */
  label: string;
  disabled?: boolean;
}

/** Turns something on or off at once. */
export function Switch({ checked, onChange, label, disabled }: SwitchProps) {
  const aria = useControlAria();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      {...aria}
      disabled={disabled}
      className={cx(styles.switch, checked && styles.on, disabled && styles.disabled)}
      onClick={disabled ? undefined : () => onChange(!checked)}
    >
      <span className={styles.knob} />
    </button>
  );
}
