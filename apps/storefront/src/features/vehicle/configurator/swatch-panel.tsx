import type { OptionProductData } from '@voltfront/contract';
import type { Selection } from '@voltfront/rules/configurator/types';
import { cx } from '@/ui';
import { moveByKey } from '@/ui/navigation/roving';
import { priceMark } from './option-mark';
import styles from './swatch-panel.module.css';

export interface SwatchPanelProps {
  label: string;
  products: readonly OptionProductData[];
  selection: Selection;
  onTap: (productCode: string) => void;
}

/** Paints or interiors as colours, with name, price and words of the chosen one. */
export function SwatchPanel({ label, products, selection, onTap }: SwatchPanelProps) {
  const index = products.findIndex((product) => selection.includes(product.productCode));
  const chosen = products[index];
  const select = (at: number) => {
    const product = products[at];
    if (product && !product.isSoldOut) onTap(product.productCode);
  };
  return (
    <>
      <div
        className={styles.row}
        role="radiogroup"
        aria-label={label}
        onKeyDown={(event) => moveByKey(event, index, products.length, select)}
      >
        {products.map((product) => (
          <button
            key={product.productCode}
            type="button"
            role="radio"
            aria-checked={product === chosen}
            aria-disabled={product.isSoldOut || undefined}
            aria-label={`${product.name} ${priceMark(product)}`}
            tabIndex={product === chosen ? 0 : -1}
            className={cx(styles.swatch, product === chosen && styles.chosen, product.isSoldOut && styles.soldOut)}
            onClick={() => onTap(product.productCode)}
          >
            <span className={styles.colour} style={{ backgroundColor: product.swatch ?? undefined }} />
          </button>
        ))}
      </div>
      {chosen && (
        <div className={styles.words}>
          <div className={styles.name}>{chosen.name}</div>
          <div className={styles.price}>{priceMark(chosen)}</div>
          <div className={styles.desc}>{chosen.description}</div>
        </div>
      )}
    </>
  );
}
