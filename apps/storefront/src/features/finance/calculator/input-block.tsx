import type { ReactNode } from 'react';
import styles from './inputs.module.css';

export interface InputBlockProps {
  title: string;
  /** At the right of the title: what is chosen, a way on. */
  value?: ReactNode;
  note?: ReactNode;
  /** Error of this input; replaces the note. */
  fault?: string | null;
  children: ReactNode;
}

/** One input of the calculator with its name, and what is wrong with it. */
export function InputBlock({ title, value, note, fault, children }: InputBlockProps) {
  return (
    <div className={styles.block}>
      <div className={styles.head}>
        <span className={styles.title}>{title}</span>
        {value && <span className={styles.value}>{value}</span>}
      </div>
      {children}
      {fault ? (
        <div className={styles.fault} role="alert">
          {fault}
        </div>
      ) : (
        note && <div className={styles.note}>{note}</div>
      )}
    </div>
  );
}
