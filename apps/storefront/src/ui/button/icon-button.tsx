import { cx } from '../cx';
import { Icon, type IconProps } from '../icon/icon';
import styles from './button.module.css';

export interface IconButtonProps {
  icon: IconProps['name'];
  /** What the button does, for screen readers. */
  label: string;
  size?: IconProps['size'];
  /** `round` puts a tinted disc behind the icon, `glass` a translucent dark one for use on pictures. */
  shape?: 'plain' | 'round' | 'glass';
  disabled?: boolean;
  className?: string;
  onClick?: () => void;
}

/** An icon that can be tapped; the target is 44 px whatever the size of the icon. */
export function IconButton({ icon, label, size = 24, shape = 'plain', disabled, className, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className={cx(styles.iconButton, shape !== 'plain' && styles[shape], disabled && styles.disabled, className)}
      aria-label={label}
      disabled={disabled}
      onClick={disabled ? undefined : onClick}
    >
      <Icon name={icon} size={size} />
    </button>
  );
}
