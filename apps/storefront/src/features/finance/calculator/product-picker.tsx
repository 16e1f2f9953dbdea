import { t } from '@lingui/core/macro';
import type { FinanceProductData } from '@voltfront/contract';
import { useEffect, useRef } from 'react';
import { cx, Tag } from '@/ui';
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

/** Of the neighbour this much (px) stays in sight. */
const EDGE_PX = 40;

/** Lenders with their products beside each other; what is not offered here is greyed and says why. */
export function ProductPicker({ products, productId, months, onChange }: ProductPickerProps) {
  const chosen = products.findIndex((product) => product.productId === productId);
  const scroller = useRef<HTMLDivElement>(null);
  useShown(scroller, chosen);
  const isOff = (index: number) => products[index]?.refusal != null;
  const select = (index: number) => {
    const product = products[index];
    if (product && !isOff(index) && index !== chosen) onChange(product.productId);
  };
  return (
    <div ref={scroller} className={styles.scroll}>
      <div
        className={styles.row}
        role="radiogroup"
        aria-label={t`金融产品`}
        onKeyDown={(event) => moveByKey(event, chosen, products.length, select, isOff)}
      >
        {products.map((product, index) => (
          <button
            key={product.productId}
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
    </div>
  );
}

/** Brings the chosen one into sight where it is out of it (H5; a mini-program's views cannot be scrolled by code). */
function useShown(scroller: { current: HTMLDivElement | null }, index: number) {
  useEffect(() => {
    const view = scroller.current;
    const card = view?.firstElementChild?.children?.[index] as HTMLElement | undefined;
    if (!view || card?.offsetLeft === undefined) return;
    const [left, right] = [card.offsetLeft - view.offsetLeft, card.offsetLeft - view.offsetLeft + card.offsetWidth];
    if (left < view.scrollLeft || right > view.scrollLeft + view.clientWidth) view.scrollLeft = left - EDGE_PX;
  }, [scroller, index]);
}

function ProductFace({ product, months }: { product: FinanceProductData; months: number }) {
  const { lenderName, name, promotion, refusal } = product;
  return (
    <>
      <span className={styles.lender}>{lenderName}</span>
      <span className={styles.name}>{name}</span>
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
