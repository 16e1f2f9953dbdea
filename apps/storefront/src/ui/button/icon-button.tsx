import { cx } from '../cx';
import { Icon, type IconProps } from '../icon/icon';
import styles from './button.module.css';

export interface IconButtonProps {
  icon: IconProps['name'];
  /** Accessible name of the button. */
  label: string;
  size?: IconProps['size'];
  /** `round` puts a tinted disc behind the icon, `glass` a translucent dark one for use on pictures. */
  shape?: 'plain' | 'round' | 'glass';
  disabled?: boolean;
  /** It leads to where one is already. */
  isCurrent?: boolean;
  className?: string;
  onClick?: () => void;
}

/** An icon that can be tapped; the target is 44 px whatever the size of the icon. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, size = 24, shape = 'plain', disabled, isCurrent, className, onClick } = props;
  return (
    <button
      type="button"
      className={cx(styles.iconButton, shape !== 'plain' && styles[shape], disabled && styles.disabled, className)}
      aria-label={label}
      aria-current={isCurrent ? 'location' : undefined}
      disabled={disabled}
      onClick={disabled ? undefined : onClick}
    >
      <Icon name={icon} size={size} />
    </button>
  );
}
