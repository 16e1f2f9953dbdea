import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './divider.module.css';

export interface DividerProps {
  /** Words in the middle of the line. */
  children?: ReactNode;
  /** A grey band of 8 px between sections instead of a hairline. */
  band?: boolean;
  className?: string;
}

/** A hairline, with or without words, or a band between sections. */
export function Divider({ children, band, className }: DividerProps) {
  if (band) return <div className={cx(styles.band, className)} />;
  return (
    <div className={cx(styles.divider, className)} role="separator">
      <div className={styles.line} />
      {children && <div className={styles.words}>{children}</div>}
      {children && <div className={styles.line} />}
    </div>
  );
}
