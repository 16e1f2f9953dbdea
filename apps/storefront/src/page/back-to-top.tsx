import { t } from '@lingui/core/macro';
import { backToTopDurationMs, isBackToTopVisible } from '@voltfront/rules/back-to-top';
import { useRef, useState } from 'react';
import { usePageScroll, useScrollTo, viewportHeight } from '@/platform/page-events';
import { cx, Icon } from '@/ui';
import styles from './page.module.css';

export interface BackToTopProps {
  /** Fixed bar at the bottom of the page, which the button stays above. */
  above?: 'tabBar' | 'bottomBar';
}

/**
 * The way back to the top: beyond half a screen, 200 ms per screen, at most 8 s. It stands at the left: what is tapped in
 * lists (likes, replies, the actions of a card) lies at the right.
 */
export function BackToTop({ above }: BackToTopProps) {
  const [isShown, setShown] = useState(false);
  const scrollTop = useRef(0);
  const scrollTo = useScrollTo();
  usePageScroll((next) => {
    scrollTop.current = next;
    setShown(isBackToTopVisible(next, viewportHeight()));
  });
  if (!isShown) return null;
  const handleTap = () => scrollTo(0, backToTopDurationMs(scrollTop.current, viewportHeight()));
  return (
    <button
      type="button"
      className={cx(styles.top, above && styles[above])}
      aria-label={t`回到顶部`}
      onClick={handleTap}
    >
      <Icon name="arrow-up" size={20} />
    </button>
  );
}
