import type { ReactNode } from 'react';
import styles from './list-head.module.css';

/** How much a list holds at the left, ways on at the right. */
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
