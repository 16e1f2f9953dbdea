import { cx } from '@/ui';
import { moveByKey } from '@/ui/navigation/roving';
import styles from './inputs.module.css';

export interface ChoiceChip {
  value: number;
  text: string;
  note?: string;
}

export interface ChoiceChipsProps {
  /** What is chosen, for screen readers. */
  label: string;
  items: readonly ChoiceChip[];
  value: number | null;
  onChange: (value: number) => void;
}

/** A few numbers beside each other, one of them chosen. */
export function ChoiceChips({ label, items, value, onChange }: ChoiceChipsProps) {
  const chosen = items.findIndex((item) => item.value === value);
  const select = (index: number) => {
    const item = items[index];
    if (item && item.value !== value) onChange(item.value);
  };
  return (
    <div
      className={styles.chips}
      role="radiogroup"
      aria-label={label}
      onKeyDown={(event) => moveByKey(event, chosen, items.length, select)}
    >
      {items.map((item, index) => (
        <button
          key={item.value}
          type="button"
          role="radio"
          aria-checked={index === chosen}
          tabIndex={index === Math.max(0, chosen) ? 0 : -1}
          className={cx(styles.chip, index === chosen && styles.chosen)}
          onClick={() => select(index)}
        >
          <span className={styles.chipText}>{item.text}</span>
          {item.note && <span className={styles.chipNote}>{item.note}</span>}
        </button>
      ))}
    </div>
  );
}
