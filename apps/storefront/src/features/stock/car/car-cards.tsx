import { t } from '@lingui/core/macro';
import type { StockDetailData } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { PriceLines } from '@/features/vehicle/price-lines';
import { Card, cx, longDate } from '@/ui';
import { mileageWords } from '../stock-words';
import styles from './car-cards.module.css';

/** What the car is, as a list of terms: VIN, production, mileage, storage, registration, warranty. */
export function FactsCard({ car }: { car: StockDetailData }) {
  const { vinTail, productionDate, mileageKm, storedSince, storedDays, registrationText, warranty } = car;
  const stored = storedDays > 0 ? t`${longDate(storedSince)}（已 ${storedDays} 天）` : t`今日入库`;
  const facts = [
    [t`VIN 尾号`, vinTail],
    [t`生产日期`, longDate(productionDate)],
    [t`表显里程`, mileageWords(mileageKm)],
    [t`入库时间`, stored],
    [t`上牌状态`, registrationText],
    [t`质保起始`, warranty.startsAt === null ? t`自交付之日起` : longDate(warranty.startsAt)],
  ];
  return (
    <Card title={t`车辆信息`} className={styles.card}>
      <dl className={styles.terms}>
        {facts.map(([term, value]) => (
          <div key={term} className={styles.line}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.small}>{warranty.text}</div>
    </Card>
  );
}

export interface OptionsCardProps {
  car: StockDetailData;
  /** Under the options, such as that they cannot be changed. */
  note?: string;
}

/** The fixed configuration, option by option with its price. */
export function OptionsCard({ car: { versionName, options }, note }: OptionsCardProps) {
  return (
    <Card title={t`车辆配置`} extra={versionName} className={styles.card}>
      <dl className={styles.terms}>
        {options.map(({ group, productCode, name, priceFen, swatch }, at) => (
          <div key={productCode} className={styles.line}>
            <dt className={styles.term}>{options[at - 1]?.group === group ? '' : group}</dt>
            <dd className={styles.value}>
              {swatch && <span className={styles.swatch} style={{ backgroundColor: swatch }} aria-hidden />}
              {name}
            </dd>
            <dd className={cx(styles.price, priceFen === 0 && styles.free)}>
              {priceFen === 0 ? t`标配` : formatYuan(priceFen)}
            </dd>
          </div>
        ))}
      </dl>
      {note && <div className={styles.small}>{note}</div>}
    </Card>
  );
}

/** Price breakdown of the car. */
export function PriceCard({ car }: { car: StockDetailData }) {
  return (
    <Card title={t`价格明细`} className={styles.card}>
      <PriceLines lines={car.lines} totalFen={car.priceFen} />
      {!car.areCouponsAllowed && <div className={styles.small}>{t`特惠车为一口价，优惠券不可叠加使用`}</div>}
    </Card>
  );
}
