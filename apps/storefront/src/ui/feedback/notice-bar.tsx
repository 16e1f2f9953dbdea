import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import { pressable } from '../pressable';
import styles from './notice-bar.module.css';

export interface NoticeBarProps {
  children: ReactNode;
  tone?: 'info' | 'warning' | 'danger';
  icon?: IconName;
  /** Can be closed; it stays closed until the page is opened again. */
  closable?: boolean;
  onClose?: () => void;
  onClick?: () => void;
  className?: string;
}

/** A line that everybody on the page should read. */
export function NoticeBar({
  children,
  tone = 'info',
  icon = 'info',
  closable,
  onClose,
  onClick,
  className,
}: NoticeBarProps) {
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  const close = () => {
    setIsClosed(true);
    onClose?.();
  };
  return (
    <div className={cx(styles.notice, styles[tone], className)}>
      <Icon name={icon} size={16} className={styles.icon} />
      <div className={styles.words} {...pressable(onClick)}>
        {children}
      </div>
      {onClick && !closable && <Icon name="chevron-right" size={14} />}
      {closable && (
        <button type="button" className={styles.close} aria-label={t`关闭`} onClick={close}>
          <Icon name="close" size={14} />
        </button>
      )}
    </div>
  );
}
