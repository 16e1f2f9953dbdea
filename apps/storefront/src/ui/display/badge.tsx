import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './badge.module.css';

export interface BadgeProps {
  /** Element that carries the badge; without it only the badge is shown. */
  children?: ReactNode;
  /** Shown up to 99, then `99+`; nothing for 0. */
  count?: number;
  /** A dot without a number. */
  dot?: boolean;
  /** Accessible name: `2 条未读消息`. Without it screen readers read the number alone, and skip a dot. */
  label?: string;
  className?: string;
}

/** A count or a dot at the corner of something. */
export function Badge({ children, count = 0, dot, label, className }: BadgeProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : {};
  const mark = count > 0 ? (count > 99 ? '99+' : String(count)) : undefined;
  return (
    <span className={cx(styles.wrap, className)}>
      {children}
      {mark && (
        <span className={cx(styles.count, Boolean(children) && styles.corner)} {...meaning}>
          {mark}
        </span>
      )}
      {!mark && dot && <span className={cx(styles.dot, Boolean(children) && styles.corner)} {...meaning} />}
    </span>
  );
}
