import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { cx } from '../cx';
import { MOTION_MS } from '../motion';
import { lockScroll } from './lock-scroll';
import styles from './modal.module.css';
import { useDialog } from './use-dialog';
import { usePresence } from './use-presence';

export interface ModalProps {
  isOpen: boolean;
  /** Default: 提 示. Empty: no title. */
  title?: ReactNode;
  /** Text or any content. */
  content?: ReactNode;
  /** Default: true. */
  showCancel?: boolean;
  /** Default: 取 消. */
  cancelText?: string;
  /** Default: 确 定. */
  confirmText?: string;
  /** The cancel button is the primary one: highlighted, at the usual position of the confirm button. */
  prefersCancel?: boolean;
  /** The confirm button waits. */
  isBusy?: boolean;
  /** Props of the platform's own kind of button, for the confirm button. */
  native?: object;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question in the middle of the screen, 468rpx wide. It closes by its buttons only, or by Escape as cancel. */
export function Modal(props: ModalProps) {
  const {
    isOpen,
    title = t`提 示`,
    content,
    showCancel = true,
    cancelText,
    confirmText,
    prefersCancel,
    isBusy,
    native,
    onConfirm,
    onCancel,
  } = props;
  const { isShown, isLeaving } = usePresence(isOpen, MOTION_MS.fast);
  const dialog = useDialog(isOpen, onCancel);
  if (!isShown) return null;
  return (
    <div className={cx(styles.overlay, isLeaving && styles.leaving)} {...lockScroll}>
      <div className={styles.box} role="alertdialog" aria-modal aria-label={nameOf(title, content)} {...dialog}>
        {title && <div className={styles.title}>{title}</div>}
        {content && <div className={styles.content}>{content}</div>}
        <div className={cx(styles.actions, prefersCancel && styles.turned)}>
          {showCancel && (
            <button type="button" className={cx(styles.action, prefersCancel && styles.preferred)} onClick={onCancel}>
              {cancelText ?? t`取 消`}
            </button>
          )}
          <button
            type="button"
            className={cx(styles.action, !prefersCancel && styles.preferred)}
            disabled={isBusy}
            onClick={isBusy ? undefined : onConfirm}
            {...native}
          >
            {confirmText ?? t`确 定`}
          </button>
        </div>
      </div>
    </div>
  );
}

function nameOf(title: ReactNode, content: ReactNode): string | undefined {
  const words = [title, content].find((part) => typeof part === 'string' && part !== '');
  return typeof words === 'string' ? words : undefined;
}
