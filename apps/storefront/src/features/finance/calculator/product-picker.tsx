import { t } from '@lingui/core/macro';
import type { FinanceProductData } from '@voltfront/contract';
import { ChoiceTiles, cx, ShortName, Strip, Tag, Text } from '@/ui';
import { rateAt } from '../words';
import styles from './product-picker.module.css';

export interface ProductPickerProps {
  /** Products of the tab in the server's order: unavailable ones last. */
  products: readonly FinanceProductData[];
  productId: string;
  /** Term that the rates are of. */
  months: number;
  onChange: (productId: string) => void;
}

/** Lenders with their products beside each other; what is not offered here is greyed and says why. */
export function ProductPicker({ products, productId, months, onChange }: ProductPickerProps) {
  const chosen = products.findIndex((product) => product.productId === productId);
  return (
    <Strip className={styles.scroll} chosen={chosen}>
      {(idOf) => (
        <ChoiceTiles
          label={t`金融产品`}
          items={products}
          keyOf={(product) => product.productId}
          chosenKey={productId}
          onTap={(product) => product.productId !== productId && onChange(product.productId)}
          isDisabled={isOff}
          idOf={idOf}
          className={styles.row}
          tileClass={(product, isChosen) => cx(styles.product, isChosen && styles.chosen, isOff(product) && styles.off)}
        >
          {(product) => <ProductFace product={product} months={months} />}
        </ChoiceTiles>
      )}
    </Strip>
  );
}

/** Not offered here. */
const isOff = ({ refusal }: FinanceProductData): boolean => refusal != null;

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
          <Text inline size="micro" tone="secondary" leading="dense">
            {refusal.message}
          </Text>
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
