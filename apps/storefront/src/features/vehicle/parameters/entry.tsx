import { t } from '@lingui/core/macro';
import type { ParameterEntryData } from '@voltfront/contract';
import { formatPriceShort } from '@voltfront/rules/money';
import { cx } from '@/ui';
import styles from './entry.module.css';

const MARKS = { text: '', standard: '●', option: '○', none: '–' } as const;

/** Meaning of a mark, for screen readers. */
function meaning(mark: ParameterEntryData['mark']): string | undefined {
  if (mark === 'standard') return t`标配`;
  if (mark === 'option') return t`选装`;
  return mark === 'none' ? t`无` : undefined;
}

/** `+¥15,000`; an option without a surcharge says so. */
export const surcharge = (fen: number): string => (fen > 0 ? `+¥${formatPriceShort(fen)}` : t`不加价`);

export interface EntryProps {
  entry: ParameterEntryData;
  /** Shows the product behind it; entries without one are not tapped. */
  onOpen?: (entry: ParameterEntryData) => void;
}

/** One thing said in a cell: ● 标配, ○ 选配 with its price, – 无, or a value. */
export function Entry({ entry, onOpen }: EntryProps) {
  const { mark, text, product } = entry;
  // Most cells are words alone: one element says them.
  if (mark === 'text' && !product) return <div className={cx(styles.entry, styles.plain)}>{text}</div>;
  const inner = (
    <>
      {MARKS[mark] && (
        <span className={styles.mark} role="img" aria-label={meaning(mark)}>
          {MARKS[mark]}
        </span>
      )}
      {(text || (mark === 'option' && product)) && (
        <span className={styles.words}>
          {text && <span className={cx(styles.name, product?.isSoldOut && styles.soldOut)}>{text}</span>}
          {mark === 'option' && product && <span className={styles.price}>{surcharge(product.priceFen)}</span>}
        </span>
      )}
    </>
  );
  const names = cx(styles.entry, mark === 'option' && styles.option);
  if (!product || !onOpen) return <div className={names}>{inner}</div>;
  return (
    <button type="button" className={cx(names, styles.tappable)} onClick={() => onOpen(entry)}>
      {inner}
    </button>
  );
}
