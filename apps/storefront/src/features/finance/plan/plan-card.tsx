import type { ReactNode } from 'react';
import styles from './plan-card.module.css';

export interface PlanCardProps {
  title: string;
  /** At the right of the title: a sum, a link. */
  extra?: ReactNode;
  children: ReactNode;
}

/** A part of a plan on a surface of its own. */
export function PlanCard({ title, extra, children }: PlanCardProps) {
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <div className={styles.title} role="heading" aria-level={2}>
          {title}
        </div>
        {extra && <div className={styles.extra}>{extra}</div>}
      </div>
      {children}
    </div>
  );
}
