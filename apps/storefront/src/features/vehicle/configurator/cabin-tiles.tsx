import type { OptionProductData } from '@voltfront/contract';
import { cx, ShortName } from '@/ui';
import { moveByKey } from '@/ui/navigation/roving';
import { pictureProps } from '@/ui/picture/picture-props';
import styles from './cabin-tiles.module.css';
import { priceMark } from './option-mark';

export interface CabinTilesProps {
  label: string;
  products: readonly OptionProductData[];
  chosenCode: string | undefined;
  /** Picture of the cabin with an interior. */
  pictureOf: (product: OptionProductData) => string;
  onTap: (productCode: string) => void;
}

/** Interiors to choose from, each with its own cabin. */
export function CabinTiles({ label, products, chosenCode, pictureOf, onTap }: CabinTilesProps) {
  const index = products.findIndex((product) => product.productCode === chosenCode);
  const select = (at: number) => {
    const product = products[at];
    if (product && !product.isSoldOut) onTap(product.productCode);
  };
  return (
    <div
      className={styles.tiles}
      role="radiogroup"
      aria-label={label}
      onKeyDown={(event) => moveByKey(event, index, products.length, select)}
    >
      {products.map((product, at) => (
        <button
          key={product.productCode}
          type="button"
          role="radio"
          aria-checked={at === index}
          aria-disabled={product.isSoldOut || undefined}
          aria-label={`${product.name} ${priceMark(product)}`}
          tabIndex={at === Math.max(0, index) ? 0 : -1}
          className={cx(styles.tile, at === index && styles.chosen, product.isSoldOut && styles.soldOut)}
          onClick={() => onTap(product.productCode)}
        >
          <span className={styles.picture}>
            <img {...pictureProps(pictureOf(product), 144, true, 'cover')} className={styles.image} alt="" />
          </span>
          <span className={styles.name}>
            <ShortName text={product.name} />
          </span>
        </button>
      ))}
    </div>
  );
}
