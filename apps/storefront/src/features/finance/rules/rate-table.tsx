import { t } from '@lingui/core/macro';
import type { FinanceProductData } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { ShortName, Tag, Text } from '@/ui';
import { rateText } from '../figures';
import styles from './rules.module.css';

/** How long the rates of a product hold. */
export function validityText({ validFrom, validTo }: Pick<FinanceProductData, 'validFrom' | 'validTo'>): string {
  const [from, to] = [formatDate(validFrom), validTo === null ? '' : formatDate(validTo)];
  return to ? t`${from} 至 ${to}` : t`${from} 起，至另行通知`;
}

/** The rates of today, each product with its terms and how long they hold. */
export function RateTable({ rates }: { rates: readonly FinanceProductData[] }) {
  return (
    <div className={styles.rates}>
      {rates.map((product) => (
        <div key={product.productId} className={styles.rate}>
          <div className={styles.rateHead}>
            <span className={styles.rateName}>
              <ShortName text={product.name} />
            </span>
            {product.promotion && <Tag tone="accent">{product.promotion}</Tag>}
            {product.refusal && <Tag>{product.refusal.message}</Tag>}
          </div>
          <Text size="caption" tone="secondary">
            <ShortName text={product.lenderName} />
          </Text>
          <div className={styles.terms}>
            {product.terms.map(({ months, rateBp, interestFreeMonths }) => (
              <div key={months} className={styles.term}>
                {t`${months} 期`}
                <span className={styles.termRate}>{rateText(rateBp)}</span>
                {interestFreeMonths > 0 && (
                  <span className={styles.termNote}>{t`前 ${interestFreeMonths} 期免息`}</span>
                )}
              </div>
            ))}
          </div>
          <Text size="caption" tone="secondary">
            {validityText(product)}
          </Text>
        </div>
      ))}
    </div>
  );
}
