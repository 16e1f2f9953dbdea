import { t } from '@lingui/core/macro';
import type { ChangeMoneyData, DeliveryEstimateData } from '@voltfront/contract';
import { Card, Price, Tag, Text } from '@/ui';
import { differenceName, weeksText } from './change-words';
import styles from './money-card.module.css';

export interface MoneyCardProps {
  beforeFen: number;
  afterFen: number;
  money: ChangeMoneyData;
  /** Delivery estimates, where a change touches them. */
  delivery?: { before: DeliveryEstimateData; after: DeliveryEstimateData };
}

/** Effect of a change on price, amount due and delivery, and when the difference is settled. */
export function MoneyCard({ beforeFen, afterFen, money, delivery }: MoneyCardProps) {
  const { paidFen, restAfterFen, note } = money;
  const differenceFen = afterFen - beforeFen;
  return (
    <Card className={styles.card} title={delivery ? t`价格与交付` : t`价格变化`}>
      <Line name={t`原总价`} fen={beforeFen} isSoft />
      <Line name={t`新总价`} fen={afterFen} />
      <Line name={t`已付款项（保留）`} fen={paidFen} isSoft />
      <Line name={t`变更后尾款`} fen={restAfterFen} />
      {delivery && <Delivery {...delivery} />}
      <div className={styles.sum}>
        <span>{differenceName(differenceFen)}</span>
        {differenceFen === 0 ? (
          <Tag tone="success">{t`无差价`}</Tag>
        ) : (
          <Price fen={Math.abs(differenceFen)} size="large" tone={differenceFen > 0 ? 'text' : 'accent'} />
        )}
      </div>
      <div className={styles.rule}>{note}</div>
    </Card>
  );
}

function Line({ name, fen, isSoft }: { name: string; fen: number; isSoft?: boolean }) {
  return (
    <div className={styles.line}>
      <span className={styles.name}>{name}</span>
      <Price fen={fen} tone={isSoft ? 'secondary' : 'text'} />
    </div>
  );
}

function Delivery({ before, after }: NonNullable<MoneyCardProps['delivery']>) {
  const [oldWeeks, newWeeks] = [weeksText(before), weeksText(after)];
  return (
    <div className={styles.line}>
      <span className={styles.name}>{t`锁单后预计交付`}</span>
      <Text inline size="label">
        {oldWeeks !== newWeeks && <span className={styles.past}>{oldWeeks}</span>}
        {newWeeks}
      </Text>
    </div>
  );
}
