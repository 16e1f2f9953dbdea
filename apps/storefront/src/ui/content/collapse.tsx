import { type ReactNode, useId, useState } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import styles from './collapse.module.css';

export interface CollapseItem {
  key: string;
  title: ReactNode;
  children: ReactNode;
}

export interface CollapseProps {
  items: readonly CollapseItem[];
  /** Only one is open at a time. */
  accordion?: boolean;
  /** Keys that are open at first. */
  initialKeys?: readonly string[];
  className?: string;
}

/** Headings that open their text: questions, rules. */
export function Collapse({ items, accordion, initialKeys = [], className }: CollapseProps) {
  const [openKeys, setOpenKeys] = useState(initialKeys);
  const toggle = (key: string) => {
    const others = accordion ? [] : openKeys.filter((open) => open !== key);
    setOpenKeys(openKeys.includes(key) ? openKeys.filter((open) => open !== key) : [...others, key]);
  };
  return (
    <div className={cx(styles.collapse, className)}>
      {items.map((item) => (
        <Section key={item.key} item={item} isOpen={openKeys.includes(item.key)} onToggle={() => toggle(item.key)} />
      ))}
    </div>
  );
}

function Section({ item, isOpen, onToggle }: { item: CollapseItem; isOpen: boolean; onToggle: () => void }) {
  const id = useId();
  return (
    <div className={styles.section}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <span className={styles.title}>{item.title}</span>
        <Icon name="chevron-down" size={16} className={cx(styles.arrow, isOpen && styles.up)} />
      </button>
      {isOpen && (
        <div id={id} className={styles.body}>
          {item.children}
        </div>
      )}
    </div>
  );
}
