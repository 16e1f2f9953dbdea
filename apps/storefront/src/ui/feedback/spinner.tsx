import { t } from '@lingui/core/macro';
import { cx } from '../cx';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** 20 or 32 px. */
  size?: 'small' | 'large';
  /** Words beside it. */
  text?: string;
  className?: string;
}

/** Turns while something is under way, in the colour of the text around it. */
export function Spinner({ size = 'small', text, className }: SpinnerProps) {
  return (
    <span className={cx(styles.wrap, className)} role="status" aria-label={text ?? t`加载中`}>
      <span className={cx(styles.ring, size === 'large' && styles.large)} />
      {text && <span className={styles.text}>{text}</span>}
    </span>
  );
}
