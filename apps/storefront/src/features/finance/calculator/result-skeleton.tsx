import { t } from '@lingui/core/macro';
import { Button, Skeleton } from '@/ui';
import styles from './calculator-screen.module.css';

export interface ResultSkeletonProps {
  /** Why there are no first figures; null while they are on their way. */
  fault: string | null;
  onRetry: () => void;
}

/** Shown until the first figures have loaded. */
export function ResultSkeleton({ fault, onRetry }: ResultSkeletonProps) {
  if (fault === null) return <Skeleton variant="text" count={2} className={styles.waiting} />;
  return (
    <div className={styles.failed} role="alert">
      <div className={styles.failure}>{fault}</div>
      <Button size="small" variant="secondary" icon="refresh" onClick={onRetry}>
        {t`重新计算`}
      </Button>
    </div>
  );
}
