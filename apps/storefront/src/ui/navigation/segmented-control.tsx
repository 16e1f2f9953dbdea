import { cx } from '../cx';
import { moveByKey, tabStop } from './roving';
import styles from './segmented-control.module.css';

export interface SegmentedControlProps<K extends string> {
  items: readonly { key: K; text: string; disabled?: boolean }[];
  value: K;
  onChange: (key: K) => void;
  /** Name for screen readers. */
  label: string;
  className?: string;
}

/** Choice of two to four short options, side by side. */
export function SegmentedControl<K extends string>({
  items,
  value,
  onChange,
  label,
  className,
}: SegmentedControlProps<K>) {
  const index = items.findIndex((item) => item.key === value);
  const isDisabled = (at: number) => items[at]?.disabled === true;
  const stop = tabStop(index, items.length, isDisabled);
  const select = (target: number) => {
    const item = items[target];
    if (item && !item.disabled && item.key !== value) onChange(item.key);
  };
  return (
    <div
      className={cx(styles.control, className)}
      role="radiogroup"
      aria-label={label}
      onKeyDown={(event) => moveByKey(event, index, items.length, select, isDisabled)}
    >
      {items.map((item, place) => (
        <button
          key={item.key}
          type="button"
          role="radio"
          className={cx(styles.segment, item.key === value && styles.active, item.disabled && styles.disabled)}
          aria-checked={item.key === value}
          disabled={item.disabled}
          tabIndex={place === stop ? 0 : -1}
          onClick={() => select(place)}
        >
          {item.text}
        </button>
      ))}
    </div>
  );
}
