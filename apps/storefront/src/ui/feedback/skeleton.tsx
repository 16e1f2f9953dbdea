import { t } from '@lingui/core/macro';
import { cx } from '../cx';
import { sequence } from '../sequence';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** `feed`: picture over two lines; `card`: wide picture over lines on a surface; `row`: small picture beside lines; `detail`: hero and paragraphs; `text`: three lines. */
  variant?: 'feed' | 'card' | 'row' | 'detail' | 'text';
  /** Number of rows (`feed`: in two columns). */
  count?: number;
  className?: string;
}

/** The shape of what is loading, so that nothing jumps when it arrives. */
export function Skeleton({ variant = 'row', count = 1, className }: SkeletonProps) {
  return (
    <div className={cx(styles[`${variant}s`], className)} role="status" aria-label={t`加载中`}>
      {sequence(count).map((key) => (
        <Shape key={key} variant={variant} />
      ))}
    </div>
  );
}

function Shape({ variant }: { variant: NonNullable<SkeletonProps['variant']> }) {
  return (
    <div className={styles[variant]}>
      {variant !== 'text' && <div className={cx(styles.bone, styles.picture)} />}
      <div className={styles.lines}>
        <div className={cx(styles.bone, styles.line)} />
        <div className={cx(styles.bone, styles.line)} />
        <div className={cx(styles.bone, styles.line, styles.short)} />
      </div>
    </div>
  );
}
