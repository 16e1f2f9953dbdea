import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './badge.module.css';

export interface BadgeProps {
  /** What the badge sits on; without it the badge stands alone. */
  children?: ReactNode;
  /** Shown up to 99, then `99+`; nothing for 0. */
  count?: number;
  /** A dot without a number. */
  dot?: boolean;
  className?: string;
}

/** A count or a dot at the corner of something. */
export function Badge({ children, count = 0, dot, className }: BadgeProps) {
  const mark = count > 0 ? (count > 99 ? '99+' : String(count)) : undefined;
  return (
    <span className={cx(styles.wrap, className)}>
      {children}
      {mark && <span className={cx(styles.count, Boolean(children) && styles.corner)}>{mark}</span>}
      {!mark && dot && <span className={cx(styles.dot, Boolean(children) && styles.corner)} />}
    </span>
  );
}
