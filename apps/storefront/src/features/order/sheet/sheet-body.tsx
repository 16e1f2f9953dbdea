import { t } from '@lingui/core/macro';
import type { OrderSheetData } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { PriceLines } from '@/features/vehicle/price-lines';
import { Card, Cell, CellGroup, Fill, Price, Tag } from '@/ui';
import styles from './sheet-body.module.css';

/** What was configured, group by group, at the prices of the order. */
export function SheetOptions({ sheet: { current } }: { sheet: OrderSheetData }) {
  return (
    <Card className={styles.card} title={t`配置明细`} extra={<Tag>{t`下单价已锁定`}</Tag>}>
      {current.options.map(({ productCode, group, name, priceFen }) => (
        <div key={productCode} className={styles.option}>
          <span className={styles.group}>{group}</span>
          <Fill inline>{name}</Fill>
          <span className={styles.price}>{priceFen === 0 ? t`标配` : formatYuan(priceFen)}</span>
        </div>
      ))}
    </Card>
  );
}

/** Breakdown of the frozen price, amount paid and amount due. */
export function SheetMoney({ sheet: { current, paidFen, restFen } }: { sheet: OrderSheetData }) {
  return (
    <Card className={styles.card} title={t`价格明细`}>
      <PriceLines lines={current.lines} totalFen={current.totalFen} />
      <div className={styles.sum}>
        <span className={styles.group}>{t`已付金额`}</span>
        <Price fen={paidFen} />
      </div>
      <div className={styles.sum}>
        <span className={styles.group}>{t`剩余尾款`}</span>
        <Price fen={restFen} />
      </div>
    </Card>
  );
}

/** Chosen benefits, buyer and delivery location. */
export function SheetFacts({ sheet: { rights, buyer, city } }: { sheet: OrderSheetData }) {
  return (
    <>
      {rights.length > 0 && (
        <Card className={styles.card} title={t`已选权益`}>
          {rights.map(({ groupCode, group, name }) => (
            <div key={groupCode} className={styles.option}>
              <span className={styles.group}>{group}</span>
              <Fill inline>{name}</Fill>
            </div>
          ))}
        </Card>
      )}
      <div className={styles.facts}>
        <CellGroup inset>
          <Cell
            title={buyer.kind === 'personal' ? t`购车人` : t`购车企业`}
            note={buyer.maskedMobile}
            value={buyer.name}
          />
          <Cell title={t`交付城市`} value={city.cityName} />
        </CellGroup>
      </div>
    </>
  );
}
