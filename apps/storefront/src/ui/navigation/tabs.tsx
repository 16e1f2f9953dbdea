import type { ReactNode } from 'react';
import { cx } from '../cx';
import { Strip } from '../layout/strip';
import { moveByKey } from './roving';
import styles from './tabs.module.css';

export interface TabItem {
  key: string;
  text: ReactNode;
}

export interface TabsProps {
  items: readonly TabItem[];
  activeKey: string;
  onChange: (key: string) => void;
  /** All tabs share the width; default: each as wide as its words, the row scrolls. */
  stretch?: boolean;
  /** `title` has large words, for the head of a main page. */
  size?: 'normal' | 'title';
  /** Name of the row for screen readers. */
  label?: string;
  className?: string;
}

/** Tabs with a line under the chosen one; the row scrolls and follows the choice. Arrow keys move on H5. */
export function Tabs({ items, activeKey, onChange, stretch, size = 'normal', label, className }: TabsProps) {
  const index = items.findIndex((item) => item.key === activeKey);
  const select = (target: number) => {
    const item = items[target];
    if (item && item.key !== activeKey) onChange(item.key);
  };
  return (
    <Strip className={cx(styles.scroll, className)} chosen={index}>
      {(idOf) => (
        <div
          className={cx(styles.row, stretch && styles.stretch, styles[size])}
          role="tablist"
          aria-label={label}
          onKeyDown={(event) => moveByKey(event, index, items.length, select)}
        >
          {items.map((item, at) => (
            <button
              key={item.key}
              id={idOf(at)}
              type="button"
              role="tab"
              className={cx(styles.tab, item.key === activeKey && styles.active)}
              aria-selected={item.key === activeKey}
              tabIndex={item.key === activeKey ? 0 : -1}
              onClick={() => onChange(item.key)}
            >
              <span className={styles.words}>{item.text}</span>
            </button>
          ))}
        </div>
      )}
    </Strip>
  );
}
