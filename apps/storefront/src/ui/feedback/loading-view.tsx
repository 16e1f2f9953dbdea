import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { cx } from '../cx';
import { Lottie } from '../lottie/lottie';
import styles from './loading-view.module.css';
import { Spinner } from './spinner';

/** Delay (ms) before it shows: a flash feels slower than a page that appears at once. */
export const LOADING_VIEW_DELAY_MS = 400;

/** A whole page or panel is loading. Announced to screen readers at once, visible after the delay. */
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

/** For slow networks, on which the animation itself loads late, and for reduced motion. */
function Slow() {
  return (
    <div className={styles.slow}>
      <Spinner size="large" />
    </div>
  );
}
