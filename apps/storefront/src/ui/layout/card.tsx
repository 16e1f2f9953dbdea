import type { ReactNode } from 'react';
import { cx } from '../cx';
import { pressable } from '../pressable';
import styles from './card.module.css';

export interface CardProps {
  children?: ReactNode;
  title?: ReactNode;
  /** At the right of the title: a link, a tag. */
  extra?: ReactNode;
  /** Line under the content, set apart by a hairline. */
  footer?: ReactNode;
  /** `raised` has a soft shadow, `outlined` a hairline, `flat` only the surface. */
  variant?: 'raised' | 'outlined' | 'flat';
  /** No inner margin, for pictures up to the edge. */
  bleed?: boolean;
  className?: string;
  onClick?: () => void;
}

/** A surface that groups what belongs together. */
export function Card({ children, title, extra, footer, variant = 'flat', bleed, className, onClick }: CardProps) {
  return (
    <div className={cx(styles.card, styles[variant], onClick && styles.pressable, className)} {...pressable(onClick)}>
      {(title || extra) && (
        <div className={styles.head}>
          <div className={styles.title}>{title}</div>
          {extra && <div className={styles.extra}>{extra}</div>}
        </div>
      )}
      <div className={cx(!bleed && styles.body, !bleed && Boolean(title) && styles.below)}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
