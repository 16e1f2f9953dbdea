import { t } from '@lingui/core/macro';
import type { FinalPaymentData } from '@voltfront/contract';
import { Card, Price, Text } from '@/ui';
import styles from './final.module.css';
import { finalHint, finalTitle } from './final-words';

/** Where the final payment stands, and what is still to be paid in cash. */
export function FinalHead({ final }: { final: FinalPaymentData }) {
  return (
    <div className={styles.hero}>
      <Text size="title-1" weight="bold" leading="title-1" heading={2}>
        {finalTitle(final)}
      </Text>
      {final.restFen > 0 && (
        <div className={styles.rest}>
          <Price fen={final.restFen} size="display" exact />
        </div>
      )}
      <div className={styles.hint}>{finalHint(final)}</div>
    </div>
  );
}

interface Row {
  key: string;
  name: string;
  fen: number;
}

function rowsOf({ depositFen, coupons, tradeIn, loan, cashPaidFen, cashOpenFen }: FinalPaymentData): Row[] {
  const rows: Row[] = [
    { key: 'deposit', name: t`已付定金`, fen: depositFen },
    ...coupons.map(({ name, amountFen }, index) => ({ key: `coupon-${index}`, name, fen: amountFen })),
    { key: 'tradeIn', name: t`旧车置换抵扣`, fen: tradeIn?.countedFen ?? 0 },
    { key: 'loan', name: t`贷款`, fen: loan?.countedFen ?? 0 },
    { key: 'cash', name: t`已付尾款`, fen: cashPaidFen },
    { key: 'open', name: t`待支付的一笔`, fen: cashOpenFen },
  ];
  return rows.filter(({ fen }) => fen > 0);
}

/** The account: the price, what is taken off it, and the rest. */
export function FinalLines({ final }: { final: FinalPaymentData }) {
  const { totalFen, subsidies, restFen } = final;
  return (
    <Card className={styles.card} title={t`尾款明细`}>
      <div className={styles.line}>
        <span className={styles.name}>{t`车辆总价`}</span>
        <Price fen={totalFen} />
      </div>
      {subsidies.map(({ name, amountFen }) => (
        <div key={name} className={styles.line}>
          <span className={styles.name}>{t`${name}（总价已减）`}</span>
          <Price fen={amountFen} tone="secondary" />
        </div>
      ))}
      {rowsOf(final).map(({ key, name, fen }) => (
        <div key={key} className={styles.line}>
          <span className={styles.name}>{name}</span>
          <Price fen={fen} minus tone="accent" />
        </div>
      ))}
      <div className={styles.sum}>
        <span>{t`剩余应付`}</span>
        <Price fen={restFen} size="large" />
      </div>
    </Card>
  );
}
