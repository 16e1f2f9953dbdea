import { t } from '@lingui/core/macro';
import type { PriceLineData } from '@voltfront/contract';
import { Price, ShortName, Text } from '@/ui';
import styles from './price-lines.module.css';

export interface PriceLinesProps {
  lines: readonly PriceLineData[];
  totalFen: number;
}

/** Price breakdown of a car by line; included options are marked. */
export function PriceLines({ lines, totalFen }: PriceLinesProps) {
  return (
    <div className={styles.lines}>
      {lines.map((line) => (
        <div key={`${line.kind}-${line.code}`} className={styles.line}>
          <span className={styles.name}>
            <ShortName text={line.name} />
          </span>
          <Amount line={line} />
        </div>
      ))}
      <div className={styles.total}>
        <span>{t`车辆总价`}</span>
        <Price fen={totalFen} size="large" />
      </div>
    </div>
  );
}

function Amount({ line: { amountFen } }: { line: PriceLineData }) {
  if (amountFen === 0) return <Text inline size="small" tone="secondary">{t`已包含`}</Text>;
  if (amountFen < 0) return <Price fen={-amountFen} minus tone="accent" />;
  return <Price fen={amountFen} />;
}
