import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { QuoteData, SharedCardData, VersionConfigData } from '@voltfront/contract';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { Card, NoticeBar, Picture, Price, Skeleton, Text } from '@/ui';
import { QuoteLines, ReductionLines } from '../preview/quote-lines';
import type { CarView } from '../stage/car-pictures';
import { CarStage } from '../stage/car-stage';
import { SenderCard } from './sender-card';
import styles from './shared.module.css';

/** An open share: sender, car, options with the prices of today, total and delivery. */
export function SharedConfiguration({ card, quote }: { card: SharedCardData; quote: QuoteData }) {
  const { versionId } = quote.configuration;
  const config = useQuery({
    ...apiQuery('GET /api/mporder/v1/vehicle/config', { versionId }),
    enabled: !card.isVersionGone,
  });
  return (
    <>
      <SenderCard card={card} />
      {config.data ? (
        <SharedStage config={config.data} quote={quote} />
      ) : (
        <div className={styles.still}>
          <Picture src={quote.cutout} width={390} aspect={16 / 9} alt={quote.modelName} fit="contain" clear eager />
        </div>
      )}
      <Notices card={card} quote={quote} />
      <Card title={t`配置明细`} className={styles.card}>
        {config.data ? <QuoteLines quote={quote} config={config.data} /> : <PlainLines quote={quote} card={card} />}
      </Card>
      <Card title={t`今日价格`} className={styles.card}>
        <ReductionLines quote={quote} />
        <div className={styles.total}>
          <span>{t`总价`}</span>
          <Price fen={quote.totalFen} size="large" />
        </div>
        <Delivery delivery={quote.delivery} />
      </Card>
    </>
  );
}

function SharedStage({ config, quote }: { config: VersionConfigData; quote: QuoteData }) {
  const [view, setView] = useState<CarView>('front');
  const caption = (
    <>
      <Text size="title-2" weight="bold" leading="title-1">
        {quote.modelName}
      </Text>
      <div className={styles.version}>{quote.versionName}</div>
    </>
  );
  return (
    <CarStage
      config={config}
      selection={quote.configuration.productCodes}
      view={view}
      onView={setView}
      groupCode=""
      caption={caption}
    />
  );
}

function Notices({ card, quote }: { card: SharedCardData; quote: QuoteData }) {
  if (card.isVersionGone)
    return <NoticeBar className={styles.notice} tone="warning">{t`该版本已下架，价格仅供参考`}</NoticeBar>;
  if (quote.removed.length === 0) return null;
  return <NoticeBar className={styles.notice} tone="warning">{t`部分选装已停售，价格按其余选装计算`}</NoticeBar>;
}

/** Lines of a version whose options are no longer listed. */
function PlainLines({ quote, card }: { quote: QuoteData; card: SharedCardData }) {
  if (!card.isVersionGone) return <Skeleton variant="row" count={4} />;
  return (
    <>
      {quote.lines
        .filter((line) => line.amountFen >= 0)
        .map((line) => (
          <div key={line.code} className={styles.line}>
            <span>{line.name}</span>
            <Price fen={line.amountFen} size="small" />
          </div>
        ))}
    </>
  );
}

function Delivery({ delivery }: { delivery: QuoteData['delivery'] }) {
  const { fromWeeks, toWeeks, cityName } = delivery;
  const weeks = t`锁单后预计 ${fromWeeks}-${toWeeks} 周交付`;
  return <div className={styles.delivery}>{cityName ? `${cityName} · ${weeks}` : weeks}</div>;
}
