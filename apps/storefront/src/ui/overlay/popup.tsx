import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { cx } from '../cx';
import { lockScroll } from './lock-scroll';
import styles from './popup.module.css';
import { useDialog } from './use-dialog';
import { usePresence } from './use-presence';
import { useSwipeDown } from './use-swipe-down';

export interface PopupProps {
  isOpen: boolean;
  onClose: () => void;
  title?: ReactNode;
  /** At the left and right of the title: cancel, confirm. */
  left?: ReactNode;
  right?: ReactNode;
  children?: ReactNode;
  /** Kept under the scrolling content: actions. */
  footer?: ReactNode;
  /** Always the full height of 960rpx; default: as high as the content, up to that. */
  tall?: boolean;
  /** Name for screen readers when there is no title. */
  label?: string;
  className?: string;
}

/** A sheet from the bottom, at most 960rpx high. Tapping the mask or the bar closes it, so does a swipe of 40 px down the bar. */
export function Popup(props: PopupProps) {
  const { isOpen, onClose, title, left, right, children, footer, tall, label, className } = props;
  const { isShown, isLeaving } = usePresence(isOpen);
  const dialog = useDialog(isOpen, onClose);
  const swipe = useSwipeDown(onClose);
  if (!isShown) return null;
  return (
    <div className={cx(styles.overlay, isLeaving && styles.leaving)} {...lockScroll}>
      <div className={styles.mask} onClick={onClose} aria-hidden />
      <div
        className={cx(styles.sheet, tall && styles.tall, className)}
        role="dialog"
        aria-modal
        aria-label={typeof title === 'string' ? title : label}
        {...dialog}
      >
        <button type="button" className={styles.close} aria-label={t`关闭`} onClick={onClose} {...swipe}>
          <span className={styles.grip} />
        </button>
        {(title || left || right) && (
          <div className={styles.head}>
            <div className={styles.side}>{left}</div>
            <div className={styles.title}>{title}</div>
            <div className={cx(styles.side, styles.right)}>{right}</div>
          </div>
        )}
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </div>
  );
}
