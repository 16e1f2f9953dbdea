import type { ReactNode } from 'react';
import styles from './list-head.module.css';

/** Number of results on the left, links on the right. */
export function ListHead({ words, children }: { words: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <div className={styles.words} role="status">
        {words}
      </div>
      {children}
    </div>
  );
}
