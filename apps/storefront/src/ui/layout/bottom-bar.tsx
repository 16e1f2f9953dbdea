import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './bottom-bar.module.css';

export interface BottomBarProps {
  /** The actions: one or two buttons with `block`. */
  children: ReactNode;
  /** At the left: a price, a sum, icon actions. */
  lead?: ReactNode;
  /** A line above: agreement, hint. */
  top?: ReactNode;
  /** A rounded bar with a shadow that floats over the content, for pages of pictures. */
  floating?: boolean;
  className?: string;
}

/** The page's main action, kept at the bottom above the safe area. Takes its own room in the page, so nothing hides behind it. */
export function BottomBar({ children, lead, top, floating, className }: BottomBarProps) {
  return (
    <div className={cx(styles.room, Boolean(top) && styles.tall, floating && styles.floating)}>
      <div className={cx(styles.bar, className)}>
        {top && <div className={styles.top}>{top}</div>}
        <div className={styles.row}>
          {lead && <div className={styles.lead}>{lead}</div>}
          <div className={styles.actions}>{children}</div>
        </div>
      </div>
    </div>
  );
}
