import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ChangedOrderData, SwitchableVersionData } from '@voltfront/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { apiQuery } from '@/api';
import { LoadFailed } from '@/page';
import { scrollToTopOf } from '@/platform/scroll';
import { Skeleton } from '@/ui';
import { focusByKey } from '@/ui/navigation/roving';
import { ChangePreview } from './change-preview';
import { ConfirmBar } from './confirm-bar';
import { LostOptions } from './lost-options';
import { OrderRibbon } from './order-ribbon';
import { PriceMovedModal } from './price-moved-modal';
import { useChangeOrder } from './use-change-order';
import { VersionChoiceCard } from './version-choice-card';
import styles from './version-switch.module.css';

const QUOTE_ID = 'version-quote';

export interface VersionSwitchProps {
  order: ChangedOrderData;
  versions: readonly SwitchableVersionData[];
  /** Asks for the versions again. */
  reload: () => Promise<unknown>;
}

/** The versions of the order's model beside each other, and the fresh quote of the one that was chosen. */
export function VersionSwitch({ order, versions, reload }: VersionSwitchProps) {
  const [versionId, setVersionId] = useState<string | null>(null);
  const isClosed = (at: number) => versions[at]?.isCurrent === true || versions[at]?.refusal !== null;
  const firstOpen = versions.findIndex((_, at) => !isClosed(at));
  const chosenAt = versions.findIndex((version) => version.versionId === versionId);
  const choose = (next: string) => {
    setVersionId(next);
    scrollToTopOf(QUOTE_ID);
  };
  return (
    <>
      <OrderRibbon order={order} />
      <div role="radiogroup" aria-label={t`版本`} onKeyDown={(event) => focusByKey(event, isClosed)}>
        {versions.map((version, at) => (
          <VersionChoiceCard
            key={version.versionId}
            version={version}
            isChosen={version.versionId === versionId}
            isStop={at === (chosenAt >= 0 ? chosenAt : firstOpen)}
            onChoose={() => choose(version.versionId)}
          />
        ))}
      </div>
      <div id={QUOTE_ID} className={styles.quote}>
        {versionId === null ? (
          <Hint>{t`选择一个版本，查看配置变化与差价。定金保留，锁单前可多次切换`}</Hint>
        ) : (
          <SwitchQuote key={versionId} order={order} versionId={versionId} reload={reload} />
        )}
      </div>
    </>
  );
}

const Hint = ({ children }: { children: ReactNode }) => <div className={styles.hint}>{children}</div>;

interface SwitchQuoteProps {
  order: ChangedOrderData;
  versionId: string;
  reload: () => Promise<unknown>;
}

function SwitchQuote({ order: { orderNo, modelId }, versionId, reload }: SwitchQuoteProps) {
  const [productCodes, setProductCodes] = useState<string[]>();
  const [settled, setSettled] = useState<readonly string[]>([]);
  const quote = useQuery({
    ...apiQuery('POST /api/mporder/v1/order/configuration/preview', { orderNo, modelId, versionId, productCodes }),
    placeholderData: keepPreviousData,
  });
  const config = useQuery(apiQuery('GET /api/mporder/v1/vehicle/config', { versionId }));
  const { confirm, isBusy, move, acceptMove, declineMove } = useChangeOrder(async () => {
    await Promise.all([quote.refetch(), reload()]);
  });
  const isShown = quote.data !== undefined;
  useEffect(() => {
    if (isShown) scrollToTopOf(QUOTE_ID);
  }, [isShown]);

  const settle = (code: string) => setSettled((before) => [...before, code]);
  if (!quote.data) {
    if (quote.error && !quote.isFetching) return <LoadFailed error={quote.error} onRetry={quote.refetch} />;
    return <Skeleton variant="detail" />;
  }
  const preview = quote.data;
  const isOpen = preview.lost.some(({ productCode }) => !settled.includes(productCode));
  return (
    <>
      <ChangePreview preview={preview}>
        <LostOptions
          preview={preview}
          config={config.data}
          settled={settled}
          onSettle={settle}
          onSwap={(codes, lostCode) => {
            setProductCodes(codes);
            settle(lostCode);
          }}
        />
      </ChangePreview>
      <ConfirmBar
        totalFen={preview.after.totalFen}
        differenceFen={preview.differenceFen}
        consent={t`我已确认以上配置变更与差价`}
        text={isOpen ? t`请先确认选配` : t`确认切换`}
        disabled={isOpen || quote.isPlaceholderData}
        isBusy={isBusy}
        onConfirm={() => confirm(preview)}
      />
      <PriceMovedModal move={move} onAccept={acceptMove} onDecline={declineMove} />
    </>
  );
}
