import { t } from '@lingui/core/macro';
import type { FinanceProductData } from '@voltfront/contract';
import { cx, ShortName, Strip, Tag } from '@/ui';
import { moveByKey } from '@/ui/navigation/roving';
import { rateAt } from '../words';
import styles from './product-picker.module.css';

export interface ProductPickerProps {
  /** Those of the tab, in the server's order: what is not offered stands last. */
  products: readonly FinanceProductData[];
  productId: string;
  /** Term that the rates are of. */
  months: number;
  onChange: (productId: string) => void;
}

/** Lenders with their products beside each other; what is not offered here is greyed and says why. */
export function ProductPicker({ products, productId, months, onChange }: ProductPickerProps) {
  const chosen = products.findIndex((product) => product.productId === productId);
  const isOff = (index: number) => products[index]?.refusal != null;
  const select = (index: number) => {
    const product = products[index];
    if (product && !isOff(index) && index !== chosen) onChange(product.productId);
  };
  return (
    <Strip className={styles.scroll} chosen={chosen}>
      {(idOf) => (
        <div
          className={styles.row}
          role="radiogroup"
          aria-label={t`金融产品`}
          onKeyDown={(event) => moveByKey(event, chosen, products.length, select, isOff)}
        >
          {products.map((product, index) => (
            <button
              key={product.productId}
              id={idOf(index)}
              type="button"
              role="radio"
              aria-checked={index === chosen}
              disabled={isOff(index)}
              tabIndex={index === Math.max(0, chosen) ? 0 : -1}
              className={cx(styles.product, index === chosen && styles.chosen, isOff(index) && styles.off)}
              onClick={() => select(index)}
            >
              <ProductFace product={product} months={months} />
            </button>
          ))}
        </div>
      )}
    </Strip>
  );
}

function ProductFace({ product, months }: { product: FinanceProductData; months: number }) {
  const { lenderName, name, promotion, refusal } = product;
  return (
    <>
      <span className={styles.lender}>
        <ShortName text={lenderName} />
      </span>
      <span className={styles.name}>
        <ShortName text={name} />
      </span>
      <span className={styles.foot}>
        {refusal ? (
          <span className={styles.refusal}>{refusal.message}</span>
        ) : (
          <>
            <span className={styles.rate}>{rateAt(product, months)}</span>
            {promotion && <Tag tone="accent">{promotion}</Tag>}
          </>
        )}
      </span>
    </>
  );
}
