import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './tag.module.css';

export interface TagProps {
  children: ReactNode;
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'dark';
  /** `outline` has a border instead of a background. */
  variant?: 'soft' | 'outline';
  className?: string;
}

/** A short label: a state, a kind. */
export function Tag({ children, tone = 'neutral', variant = 'soft', className }: TagProps) {
  return (
    <span className={cx(styles.tag, styles[tone], variant === 'outline' && styles.outline, className)}>{children}</span>
  );
}
