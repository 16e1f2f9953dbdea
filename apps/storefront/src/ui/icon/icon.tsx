import { cx } from '../cx';
import styles from './icon.module.css';
import type { IconName } from './icon-paths';
import more from './more-icon.module.css';

export interface IconProps {
  name: IconName;
  /** Side in design px; without it the icon is as large as the text around it. */
  size?: 12 | 14 | 16 | 18 | 20 | 24 | 28 | 32 | 40 | 48;
  className?: string;
  /** Says what the icon means, when no text beside it does; otherwise the icon is hidden from screen readers. */
  label?: string;
}

/** An icon in the colour of the text around it. */
export function Icon({ name, size, className, label }: IconProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const shape = styles[`i-${name}`] ?? more[`i-${name}`];
  return <span className={cx(styles.icon, shape, size && styles[`s${size}`], className)} {...meaning} />;
}
