import { t } from '@lingui/core/macro';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import styles from './swipe-actions.module.css';
import { useSwipeRow } from './use-swipe-row';

export interface SwipeAction {
  key: string;
  text: string;
  /** `danger` removes something, `accent` is the main one. */
  tone?: 'neutral' | 'accent' | 'danger';
}

export interface SwipeActionsProps {
  children: ReactNode;
  /** One to three, from left to right. */
  actions: readonly SwipeAction[];
  /** Called with the key; the row closes first. */
  onAction: (key: string) => void;
  /** Accessible name of the row: `浙江省 杭州市 的地址`. */
  label: string;
  className?: string;
}

/**
 * A row that reveals its actions by a swipe to the left; only one row is open at a time. With a keyboard or a screen
 * reader a button at the end of the row leads to the actions, Escape leads back.
 */
export function SwipeActions({ children, actions, onAction, label, className }: SwipeActionsProps) {
  const row = useSwipeRow();
  const id = useId();
  const buttons = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isByKey = useRef(false);
  useEffect(() => {
    if (row.isOpen && isByKey.current) buttons.current?.querySelector?.('button')?.focus();
    isByKey.current = false;
  }, [row.isOpen]);
  const openByKey = () => {
    isByKey.current = true;
    row.toggle();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !row.isOpen) return;
    event.stopPropagation();
    row.close();
    opener.current?.focus();
  };
  const run = (key: string) => {
    row.close();
    onAction(key);
  };
  const place = row.isOpen ? styles[`open${Math.min(3, actions.length)}`] : undefined;
  const isDragged = row.offset !== null;
  return (
    <div className={cx(styles.row, className)} role="group" aria-label={label} onKeyDown={handleKey}>
      <div ref={buttons} id={id} className={cx(styles.actions, !row.isOpen && !isDragged && styles.away)}>
        {actions.map(({ key, text, tone = 'neutral' }) => (
          <button key={key} type="button" className={cx(styles.action, styles[tone])} onClick={() => run(key)}>
            {text}
          </button>
        ))}
      </div>
      <div
        className={cx(styles.content, isDragged ? styles.dragged : place)}
        style={isDragged ? { transform: `translateX(${row.offset}px)` } : undefined}
        {...row.touch}
      >
        {children}
        {/* A tap on an open row closes it and does nothing else. */}
        {row.isOpen && <div className={styles.shield} onClick={row.close} aria-hidden />}
      </div>
      <button
        ref={opener}
        type="button"
        className={styles.more}
        aria-label={t`${label}的操作`}
        aria-expanded={row.isOpen}
        aria-controls={id}
        onClick={openByKey}
      >
        <Icon name="more" size={20} />
      </button>
    </div>
  );
}
