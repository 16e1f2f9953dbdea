import type { ReactNode } from 'react';
import styles from './section.module.css';

/** A titled group of form lines on a white surface. */
export function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <div className={styles.title} role="heading" aria-level={2}>
        {title}
      </div>
      {note && <div className={styles.note}>{note}</div>}
      {children}
    </section>
  );
}
