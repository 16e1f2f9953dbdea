import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { cx } from '../cx';
import { MOTION_MS } from '../motion';
import styles from './corner-guide.module.css';
import { lockScroll } from './lock-scroll';
import { useDialog } from './use-dialog';
import { usePresence } from './use-presence';

export interface CornerGuideProps {
  isOpen: boolean;
  onClose: () => void;
  /** Instruction, such as 点击右上角分享. */
  title: string;
  children?: ReactNode;
}

/** Points at the corner where the browsers of other apps have their menu, on top right. A tap anywhere closes it. */
export function CornerGuide({ isOpen, onClose, title, children }: CornerGuideProps) {
  const { isShown, isLeaving } = usePresence(isOpen, MOTION_MS.fast);
  const dialog = useDialog(isOpen, onClose);
  if (!isShown) return null;
  return (
    <div className={cx(styles.overlay, isLeaving && styles.leaving)} {...lockScroll}>
      <button type="button" className={styles.ground} aria-hidden tabIndex={-1} onClick={onClose} />
      <div className={styles.guide} role="dialog" aria-modal aria-label={title} {...dialog}>
        <div className={styles.arrow} aria-hidden />
        <div className={styles.title}>{title}</div>
        {children && <div className={styles.text}>{children}</div>}
        <button type="button" className={styles.close} onClick={onClose}>
          {t`知道了`}
        </button>
      </div>
    </div>
  );
}
