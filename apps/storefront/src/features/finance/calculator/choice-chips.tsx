import { ChoiceTiles, cx } from '@/ui';
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
  return (
    <ChoiceTiles
      label={label}
      items={items}
      keyOf={(item) => item.value}
      chosenKey={value}
      onTap={(item) => item.value !== value && onChange(item.value)}
      className={styles.chips}
      tileClass={(_item, isChosen) => cx(styles.chip, isChosen && styles.chosen)}
    >
      {(item) => (
        <>
          <span className={styles.chipText}>{item.text}</span>
          {item.note && <span className={styles.chipNote}>{item.note}</span>}
        </>
      )}
    </ChoiceTiles>
  );
}
