import { t } from '@lingui/core/macro';
import { Button, Section, ShortName, Tag } from '@/ui';
import { productRate } from '../words';
import styles from './lender.module.css';
import { type LenderProduct, productFacts } from './product-facts';

export interface ProductCardProps {
  product: LenderProduct;
  /** The lender takes no new customers. */
  isStopped: boolean;
  onUse: () => void;
}

/** One product of a lender with all that is to be known before choosing it. */
export function ProductCard({ product, isStopped, onUse }: ProductCardProps) {
  const { name, kind, promotion, refusal } = product;
  const isOff = isStopped || refusal !== null;
  const facts = productFacts(product).filter(({ key }) => key !== 'rate');
  return (
    <Section pad="m" className={isOff ? styles.off : undefined}>
      <div className={styles.productHead}>
        <span className={styles.productName}>
          <ShortName text={name} />
        </span>
        {kind === 'air' && <Tag>{t`轻享贷 AIR`}</Tag>}
        {promotion && <Tag tone="accent">{promotion}</Tag>}
      </div>
      <div className={styles.rate}>
        <span className={styles.rateValue}>{productRate(product)}</span>
        <span className={styles.rateLabel}>{t`年化利率（单利）`}</span>
      </div>
      {facts.map((fact) => (
        <div key={fact.key} className={styles.fact}>
          <span className={styles.factName}>{fact.name}</span>
          <span className={styles.factValue}>{fact.value}</span>
        </div>
      ))}
      {!isStopped && (
        <div className={styles.productFoot}>
          {refusal && <span className={styles.refusal}>{refusal.message}</span>}
          <Button size="medium" variant="soft" disabled={isOff} label={t`使用该方案：${name}`} onClick={onUse}>
            {t`使用该方案`}
          </Button>
        </div>
      )}
    </Section>
  );
}
