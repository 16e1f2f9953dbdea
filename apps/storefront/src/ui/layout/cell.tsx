import type { ReactNode } from 'react';
import { cx } from '../cx';
import { wholeFigures } from '../display/figures';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import { pressable } from '../pressable';
import styles from './cell.module.css';

export interface CellProps {
  title: ReactNode;
  /** Second line under the title. */
  note?: ReactNode;
  /** At the right. */
  value?: ReactNode;
  /** The value is a wish still to be filled in: drawn lighter. */
  placeholder?: boolean;
  icon?: IconName;
  /** Replaces the icon: a picture, an avatar. */
  lead?: ReactNode;
  /** Chevron at the right; default: when it can be tapped. */
  arrow?: boolean;
  disabled?: boolean;
  className?: string;
  onClick?: () => void;
}

/** A row: words at the left, a value at the right, with a chevron when it leads somewhere. */
export function Cell(props: CellProps) {
  const { title, note, value, placeholder, icon, lead, disabled, onClick, arrow = Boolean(onClick), className } = props;
  const action = disabled ? undefined : onClick;
  return (
    <div
      className={cx(styles.cell, action && styles.pressable, disabled && styles.disabled, className)}
      aria-disabled={disabled || undefined}
      {...pressable(action)}
    >
      {lead ?? (icon && <Icon name={icon} size={20} className={styles.icon} />)}
      <div className={styles.words}>
        <div className={styles.title}>{title}</div>
        {note && <div className={styles.note}>{wholeFigures(note)}</div>}
      </div>
      {value !== undefined && (
        <div className={cx(styles.value, placeholder && styles.placeholder)}>{wholeFigures(value)}</div>
      )}
      {arrow && <Icon name="chevron-right" size={16} className={styles.arrow} />}
    </div>
  );
}

export interface CellGroupProps {
  children?: ReactNode;
  title?: ReactNode;
  /** Small print under the group. */
  note?: ReactNode;
  /** Rounded surface with side margins, for grey grounds. */
  inset?: boolean;
  className?: string;
}

/** Rows with hairlines between them. */
export function CellGroup({ children, title, note, inset, className }: CellGroupProps) {
  return (
    <div className={cx(styles.group, className)}>
      {title && <div className={styles.groupTitle}>{title}</div>}
      <div className={cx(styles.rows, inset && styles.inset)}>{children}</div>
      {note && <div className={styles.groupNote}>{note}</div>}
    </div>
  );
}
