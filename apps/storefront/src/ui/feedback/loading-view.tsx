import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { cx } from '../cx';
import { Lottie } from '../lottie/lottie';
import styles from './loading-view.module.css';
import { Spinner } from './spinner';

/** Whoever waits less than this (ms) sees nothing of it: a page that flashes feels slower than one that comes. */
export const LOADING_VIEW_DELAY_MS = 400;

/** A whole page or panel is under way. Screen readers hear of it at once, eyes see it when it takes longer. */
export function LoadingView({ className }: { className?: string }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LOADING_VIEW_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={cx(styles.view, className)} role="status" aria-label={t`加载中`}>
      {isLong && <Lottie name="loading" className={styles.animation} fallback={<Slow />} />}
    </div>
  );
}

/** For networks on which even the animation takes its time, and for people who want less motion. */
function Slow() {
  return (
    <div className={styles.slow}>
      <Spinner size="large" />
    </div>
  );
}
