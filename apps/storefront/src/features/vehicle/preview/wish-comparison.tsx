import { t } from '@lingui/core/macro';
import { useQueries } from '@tanstack/react-query';
import type { ConfigurationData, QuoteData } from '@voltfront/contract';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { Button, cx, Picture, Skeleton, Switch } from '@/ui';
import styles from './wish-comparison.module.css';
import { type ComparedWish, type WishRow, wishRows } from './wish-rows';

export interface WishComparisonProps {
  /** Two to four kept configurations. */
  quotes: readonly QuoteData[];
  onOpen: (configuration: ConfigurationData) => void;
}

/** Kept configurations side by side: what they cost and where they differ. */
export function WishComparison({ quotes, onOpen }: WishComparisonProps) {
  const configs = useQueries({
    queries: quotes.map(({ configuration: { versionId } }) =>
      apiQuery('GET /api/mporder/v1/vehicle/config', { versionId }),
    ),
  });
  const [isShort, setIsShort] = useState(false);
  const wishes = quotes.flatMap((quote, at): ComparedWish[] => {
    const config = configs[at]?.data;
    return config ? [{ quote, config }] : [];
  });
  if (wishes.length < quotes.length) return <Skeleton variant="row" count={6} />;
  const rows = wishRows(wishes).filter((row) => !isShort || row.differs);
  return (
    <>
      <div className={styles.tool}>
        <span>{t`隐藏相同项`}</span>
        <Switch label={t`隐藏相同项`} checked={isShort} onChange={setIsShort} />
      </div>
      <div className={styles.scroll}>
        <div className={styles.table}>
          <div className={styles.row}>
            <div className={cx(styles.label, styles.head)} />
            {quotes.map((quote) => (
              <Head key={quote.configuration.productCodes.join()} quote={quote} onOpen={onOpen} />
            ))}
          </div>
          {rows.map((row) => (
            <Row key={row.label} row={row} />
          ))}
        </div>
      </div>
    </>
  );
}

function Head({ quote, onOpen }: { quote: QuoteData; onOpen: WishComparisonProps['onOpen'] }) {
  const name = `${quote.modelName} ${quote.versionName}`;
  return (
    <div className={cx(styles.value, styles.head)}>
      <Picture src={quote.cutout} width={120} aspect={16 / 9} alt={name} clear fit="contain" />
      <div className={styles.name}>{name}</div>
      <Button variant="secondary" size="small" onClick={() => onOpen(quote.configuration)}>
        {t`选它`}
      </Button>
    </div>
  );
}

function Row({ row }: { row: WishRow }) {
  return (
    <div className={styles.row}>
      <div className={styles.label}>{row.label}</div>
      {row.values.map((value, at) => (
        <div key={`${row.label}${String(at)}`} className={cx(styles.value, row.differs && styles.differs)}>
          {value}
        </div>
      ))}
    </div>
  );
}
