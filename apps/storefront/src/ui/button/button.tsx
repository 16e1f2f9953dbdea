import type { MouseEvent, ReactNode } from 'react';
import { cx } from '../cx';
import { Spinner } from '../feedback/spinner';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import styles from './button.module.css';

export interface ButtonProps {
  children?: ReactNode;
  /** `primary`: the one main action; `dark`: main action beside an accent; `secondary`: outlined; `soft`: tinted; `text`: words only. */
  variant?: 'primary' | 'dark' | 'secondary' | 'soft' | 'text';
  /** Heights 48, 40 and 32 px. */
  size?: 'large' | 'medium' | 'small';
  /** Whether it is as wide as its container. */
  block?: boolean;
  /** Shows a spinner and ignores taps; the width stays. */
  loading?: boolean;
  disabled?: boolean;
  icon?: IconName;
  /** `danger` colours secondary and text buttons red. */
  tone?: 'danger';
  className?: string;
  /** Name for screen readers when the words alone are not enough. */
  label?: string;
  /** Props of the platform's own kind of button, such as one that asks for the phone number. */
  native?: object;
  onClick?: (event: MouseEvent) => void;
}

/** A button. Taps while loading or disabled do nothing. */
export function Button(props: ButtonProps) {
  const {
    children,
    variant = 'primary',
    size = 'large',
    block,
    loading,
    disabled,
    icon,
    tone,
    className,
    label,
    native,
  } = props;
  const isIdle = !loading && !disabled;
  const names = [styles.button, styles[variant], styles[size], block && styles.block, tone && styles[tone], className];
  return (
    <button
      type="button"
      className={cx(...names, disabled && styles.disabled, loading && styles.loading)}
      disabled={disabled}
      aria-busy={loading || undefined}
      aria-label={label}
      onClick={isIdle ? props.onClick : undefined}
      {...native}
    >
      {loading && <Spinner className={styles.spinner} />}
      <span className={styles.content}>
        {icon && <Icon name={icon} className={styles.icon} />}
        {children}
      </span>
    </button>
  );
}
