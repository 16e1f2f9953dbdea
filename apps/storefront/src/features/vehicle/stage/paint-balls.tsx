import type { OptionProductData } from '@voltfront/contract';
import { cx } from '@/ui';
import { moveByKey } from '@/ui/navigation/roving';
import styles from './paint-balls.module.css';

export interface PaintBallsProps {
  label: string;
  paints: readonly OptionProductData[];
  chosenCode: string | undefined;
  /** Name of a ball for screen readers: its paint, and its price where that matters. */
  nameOf: (paint: OptionProductData) => string;
  onTap: (productCode: string) => void;
  /** Smaller balls, beside other things. */
  isCompact?: boolean;
}

/** Paints as balls to choose from. Sold-out ones are struck through; tapping them still tells why. */
export function PaintBalls({ label, paints, chosenCode, nameOf, onTap, isCompact }: PaintBallsProps) {
  const index = paints.findIndex((paint) => paint.productCode === chosenCode);
  const select = (at: number) => {
    const paint = paints[at];
    if (paint && !paint.isSoldOut) onTap(paint.productCode);
  };
  return (
    <div
      className={cx(styles.row, isCompact && styles.compact)}
      role="radiogroup"
      aria-label={label}
      onKeyDown={(event) => moveByKey(event, index, paints.length, select)}
    >
      {paints.map((paint, at) => (
        <button
          key={paint.productCode}
          type="button"
          role="radio"
          aria-checked={at === index}
          aria-disabled={paint.isSoldOut || undefined}
          aria-label={nameOf(paint)}
          tabIndex={at === Math.max(0, index) ? 0 : -1}
          className={cx(styles.swatch, at === index && styles.chosen, paint.isSoldOut && styles.soldOut)}
          onClick={() => onTap(paint.productCode)}
        >
          <span className={styles.ball} style={{ backgroundColor: paint.swatch ?? undefined }} />
        </button>
      ))}
    </div>
  );
}
