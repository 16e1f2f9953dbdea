import { t } from '@lingui/core/macro';
import { Button, cx, Popup, ShortName } from '@/ui';
import styles from './compare-sheet.module.css';
import { type LenderProduct, productFacts } from './product-facts';

export interface CompareSheetProps {
  isOpen: boolean;
  onClose: () => void;
  products: readonly LenderProduct[];
  isStopped: boolean;
  onUse: (product: LenderProduct) => void;
}

/** All products of a lender beside each other; the names of the lines stay in sight while it scrolls sideways. */
export function CompareSheet({ isOpen, onClose, products, isStopped, onUse }: CompareSheetProps) {
  const columns = products.map((product) => ({ product, facts: productFacts(product) }));
  const lines = columns[0]?.facts ?? [];
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={t`产品对比`} tall>
      <div className={styles.scroll}>
        <div className={styles.table}>
          <div className={cx(styles.line, styles.head)}>
            <span className={styles.name} />
            {columns.map(({ product }) => (
              <span key={product.productId} className={styles.cell}>
                <ShortName text={product.name} />
              </span>
            ))}
          </div>
          {lines.map(({ key, name }, at) => (
            <div key={key} className={styles.line}>
              <span className={styles.name}>{name}</span>
              {columns.map(({ product, facts }) => (
                <span key={product.productId} className={cx(styles.cell, key === 'rate' && styles.strong)}>
                  {facts[at]?.value}
                </span>
              ))}
            </div>
          ))}
          <div className={styles.line}>
            <span className={styles.name} />
            {columns.map(({ product }) => (
              <span key={product.productId} className={styles.cell}>
                <Button
                  size="small"
                  variant="secondary"
                  disabled={isStopped || product.refusal !== null}
                  label={t`使用${product.name}`}
                  onClick={() => onUse(product)}
                >
                  {product.refusal ? t`暂不可用` : t`使用`}
                </Button>
              </span>
            ))}
          </div>
        </div>
      </div>
    </Popup>
  );
}
