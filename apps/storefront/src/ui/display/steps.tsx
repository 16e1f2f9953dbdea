import type { ReactNode } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import styles from './steps.module.css';

export interface StepsProps {
  items: readonly { key: string; title: ReactNode; note?: ReactNode }[];
  /** Index of the step under way; the ones before are done. `items.length` means all are done. */
  current: number;
  className?: string;
}

/** Progress through a fixed sequence of steps. */
export function Steps({ items, current, className }: StepsProps) {
  return (
    <div className={cx(styles.steps, className)} role="list">
      {items.map((item, index) => (
        <div
          key={item.key}
          role="listitem"
          className={cx(styles.step, index < current && styles.done, index === current && styles.current)}
          aria-current={index === current ? 'step' : undefined}
        >
          <div className={styles.mark}>{index < current ? <Icon name="check" size={14} /> : index + 1}</div>
          <div className={styles.title}>{item.title}</div>
          {item.note && <div className={styles.note}>{item.note}</div>}
        </div>
      ))}
    </div>
  );
}
