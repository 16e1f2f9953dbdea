import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { cx } from '../cx';
import styles from './nav-bar.module.css';

export interface NavBarProps {
  title?: ReactNode;
  /** Goes back; left out: no back button. */
  onBack?: () => void;
  /** Goes home: pass it instead of `onBack` when the stack has one page. */
  onHome?: () => void;
  right?: ReactNode;
  /** Replaces back and home. */
  left?: ReactNode;
  /** Lies over the content with no ground of its own (over a hero picture); takes no room in the page. */
  transparent?: boolean;
  /** White title and icons, for dark pictures. */
  onDark?: boolean;
  /** Hairline under the bar. */
  line?: boolean;
  className?: string;
}

/** The custom navigation bar: 44 px under the status bar. */
export function NavBar({ title, onBack, onHome, right, left, transparent, onDark, line, className }: NavBarProps) {
  return (
    <div className={cx(!transparent && styles.room)}>
      <div
        role="banner"
        className={cx(
          styles.bar,
          transparent && styles.transparent,
          onDark && styles.onDark,
          line && styles.line,
          className,
        )}
      >
        <div className={styles.row}>
          <div className={styles.side}>
            {left}
            {!left && onBack && <IconButton icon="back" label={t`返回`} onClick={onBack} />}
            {!left && !onBack && onHome && <IconButton icon="home" label={t`首页`} onClick={onHome} />}
          </div>
          {title && (
            <div className={styles.title} role="heading" aria-level={1}>
              {title}
            </div>
          )}
          <div className={cx(styles.side, styles.right)}>{right}</div>
        </div>
      </div>
    </div>
  );
}
