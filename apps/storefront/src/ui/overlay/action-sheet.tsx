import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './action-sheet.module.css';
import { Popup } from './popup';

export interface ActionSheetItem {
  key: string;
  text: ReactNode;
  note?: ReactNode;
  /** Red: it removes something. */
  danger?: boolean;
  disabled?: boolean;
}

export interface ActionSheetProps {
  isOpen: boolean;
  onClose: () => void;
  title?: ReactNode;
  items: readonly ActionSheetItem[];
  /** Called with the key; the sheet closes first. */
  onSelect: (key: string) => void;
}

/** A few things that can be done, from the bottom of the screen. */
export function ActionSheet({ isOpen, onClose, title, items, onSelect }: ActionSheetProps) {
  const choose = (key: string) => {
    onClose();
    onSelect(key);
  };
  return (
    <Popup isOpen={isOpen} onClose={onClose} label={t`选择操作`}>
      {title && <div className={styles.title}>{title}</div>}
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          className={cx(styles.item, item.danger && styles.danger, item.disabled && styles.disabled)}
          disabled={item.disabled}
          onClick={() => choose(item.key)}
        >
          <span className={styles.text}>{item.text}</span>
          {item.note && <span className={styles.note}>{item.note}</span>}
        </button>
      ))}
      <div className={styles.gap} />
      <button type="button" className={styles.item} onClick={onClose}>
        {t`取 消`}
      </button>
    </Popup>
  );
}
