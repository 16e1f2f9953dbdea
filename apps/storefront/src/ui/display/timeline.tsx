import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './timeline.module.css';

export interface TimelineProps {
  /** Newest first. */
  items: readonly { key: string; title: ReactNode; time?: ReactNode; children?: ReactNode }[];
  className?: string;
}

/** Events, newest first; the first one is highlighted. */
export function Timeline({ items, className }: TimelineProps) {
  return (
    <div className={cx(styles.timeline, className)} role="list">
      {items.map((item, index) => (
        <div key={item.key} role="listitem" className={cx(styles.entry, index === 0 && styles.newest)}>
          <div className={styles.rail}>
            <div className={styles.dot} />
            {index < items.length - 1 && <div className={styles.line} />}
          </div>
          <div className={styles.words}>
            <div className={styles.title}>{item.title}</div>
            {item.time && <div className={styles.time}>{item.time}</div>}
            {item.children && <div className={styles.content}>{item.children}</div>}
          </div>
        </div>
      ))}
    </div>
  );
}
