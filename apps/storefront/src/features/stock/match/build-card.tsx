import { t } from '@lingui/core/macro';
import type { StockDetailData } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { Card, shortDate } from '@/ui';
import styles from './build-card.module.css';

type Build = NonNullable<StockDetailData['build']>;

/** This car beside the same one built to order: when it is there, and what it costs. */
export function BuildCard({ car, build }: { car: StockDetailData; build: Build }) {
  const { fromWeeks, toWeeks, earliestAt, priceFen, daysFaster } = build;
  const weeks = fromWeeks === toWeeks ? t`${toWeeks} 周` : t`${fromWeeks}-${toWeeks} 周`;
  const savedFen = priceFen - car.priceFen;
  const rows = [
    [t`等待时间`, car.readyInDays <= 0 ? t`当日` : t`${car.readyInDays} 天`, weeks],
    [t`最早提车`, shortDate(car.readyAt), shortDate(earliestAt)],
    [t`车辆价格`, formatYuan(car.priceFen), formatYuan(priceFen)],
  ];
  return (
    <Card title={t`现车与定制对比`} className={styles.card}>
      <div className={styles.row} aria-hidden>
        <span className={styles.name} />
        <span className={styles.headMine}>{t`本台现车`}</span>
        <span className={styles.head}>{t`同配置定制`}</span>
      </div>
      {rows.map(([name, mine, built]) => (
        <div key={name} className={styles.row}>
          <span className={styles.name}>{name}</span>
          <span className={styles.mine}>{mine}</span>
          <span className={styles.built}>{built}</span>
        </div>
      ))}
      {(daysFaster > 0 || savedFen > 0) && (
        <div className={styles.sum}>
          {[daysFaster > 0 ? t`比定制早 ${daysFaster} 天提车` : '', savedFen > 0 ? t`节省 ${formatYuan(savedFen)}` : '']
            .filter(Boolean)
            .join(t`，`)}
        </div>
      )}
    </Card>
  );
}
