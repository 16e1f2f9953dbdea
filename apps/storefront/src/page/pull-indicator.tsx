import { t } from '@lingui/core/macro';
import type { PullDown } from '@/platform/pull-down';
import { Spinner } from '@/ui';
import styles from './page.module.css';

/** The room that opens above the content while it is pulled down. */
export function PullIndicator({ pull }: { pull: PullDown }) {
  if (pull.distancePx === 0) return null;
  const text = pull.isReady ? t`释放刷新` : t`下拉刷新`;
  return (
    <div className={styles.pull} style={{ height: `${pull.distancePx}px` }}>
      <span className={styles.pullText}>{pull.isRefreshing ? <Spinner text={t`刷新中`} /> : text}</span>
    </div>
  );
}
