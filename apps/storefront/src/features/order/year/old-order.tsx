import { t } from '@lingui/core/macro';
import type { ChangeSideData, YearOfferData } from '@voltfront/contract';
import { Collapse, Price, Section } from '@/ui';
import styles from './old-order.module.css';

export interface OldOrderProps {
  offer: YearOfferData;
  /** The order's configuration, once it is known. */
  before: ChangeSideData | undefined;
}

/** The order as it is, folded away on top of the new choice. */
export function OldOrder({ offer: { order, fromYear }, before }: OldOrderProps) {
  return (
    <Section apart="before">
      <Collapse
        items={[
          {
            key: 'order',
            title: (
              <span className={styles.title}>
                <span>{t`原订单 · ${fromYear} 款${order.versionName}`}</span>
                <Price fen={order.totalFen} size="small" tone="secondary" />
              </span>
            ),
            children: (before?.options ?? []).map(({ productCode, group, name }) => (
              <div key={productCode} className={styles.option}>
                <span className={styles.group}>{group}</span>
                <span>{name}</span>
              </div>
            )),
          },
        ]}
      />
    </Section>
  );
}
