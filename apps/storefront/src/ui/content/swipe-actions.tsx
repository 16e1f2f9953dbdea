import { t } from '@lingui/core/macro';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
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
  /** What the row is, for screen readers: `浙江省 杭州市 的地址`. */
  label: string;
  className?: string;
}

/**
 * A row that reveals its actions by a swipe to the left; only one row is open at a time. With a keyboard or a screen
 * reader a button at the end of the row opens it, Escape closes it.
 */
export function SwipeActions({ children, actions, onAction, label, className }: SwipeActionsProps) {
  const row = useSwipeRow();
  const id = useId();
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !row.isOpen) return;
    event.stopPropagation();
    row.close();
  };
  const run = (key: string) => {
    row.close();
    onAction(key);
  };
  const place = row.isOpen ? styles[`open${Math.min(3, actions.length)}`] : undefined;
  const isDragged = row.offset !== null;
  return (
    <div className={cx(styles.row, className)} role="group" aria-label={label} onKeyDown={handleKey}>
      <div id={id} className={cx(styles.actions, !row.isOpen && !isDragged && styles.away)}>
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
        onClickCapture={row.swallowTap}
      >
        {children}
      </div>
      <button
        type="button"
        className={styles.more}
        aria-label={t`${label}的操作`}
        aria-expanded={row.isOpen}
        aria-controls={id}
        onClick={row.toggle}
      >
        <Icon name="more" size={20} />
      </button>
    </div>
  );
}
