import type { ReactNode } from 'react';
import styles from './demo.module.css';

/** One component of the gallery: its name and its states. */
export function DemoSection({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.section}>
      <div className={styles.name} role="heading" aria-level={2}>
        {name}
      </div>
      {children}
    </div>
  );
}

/** States beside each other, with margins. */
export function DemoRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** States under each other, with margins. */
export function DemoStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
