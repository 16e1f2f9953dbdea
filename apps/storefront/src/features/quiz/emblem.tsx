import type { ShownSideData } from '@voltfront/contract';
import { cx } from '@/ui';
import styles from './emblem.module.css';

/** The emblem of a side, drawn from stripes of its colours. */
export function Emblem({ side, isLarge = false }: { side: ShownSideData; isLarge?: boolean }) {
  const { colors, isHorizontal } = side;
  return (
    <span className={cx(styles.emblem, isLarge && styles.large, isHorizontal && styles.across)} aria-hidden>
      {colors.map((color, index) => (
        // Stripes have no name of their own, and a colour may come twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <span key={index} className={styles.stripe} style={{ backgroundColor: color }} />
      ))}
    </span>
  );
}
