import { t } from '@lingui/core/macro';
import type { OrderChangePreviewData } from '@voltfront/contract';
import type { ReactNode } from 'react';
import { Card, NoticeBar } from '@/ui';
import { CarPair } from './car-pair';
import styles from './change-preview.module.css';
import { ComparisonRows } from './comparison-rows';
import { MoneyCard } from './money-card';
import { Releases } from './releases';

export interface ChangePreviewProps {
  preview: OrderChangePreviewData;
  /** Without the pair of cars, where the page shows them already. */
  isBare?: boolean;
  /** Over the comparison. */
  children?: ReactNode;
}

/** A change as it would be: both cars, what goes, row by row what differs, and the money. */
export function ChangePreview({ preview, isBare, children }: ChangePreviewProps) {
  const { before, after, rows, released, money, mustSignAgain, changesLeft } = preview;
  return (
    <>
      {!isBare && <CarPair before={before} after={after} />}
      {children}
      <Releases released={released} />
      <Card className={styles.card} title={t`配置对比`}>
        <ComparisonRows rows={rows} />
      </Card>
      <MoneyCard
        beforeFen={before.totalFen}
        afterFen={after.totalFen}
        money={money}
        delivery={{ before: before.delivery, after: after.delivery }}
      />
      {mustSignAgain && <NoticeBar className={styles.notice}>{t`变更后需在锁单前重新签署购车协议`}</NoticeBar>}
      {changesLeft !== null && (
        <NoticeBar className={styles.notice}>
          {changesLeft > 0 ? t`本次变更后还可变更 ${changesLeft} 次` : t`本次变更后不可再变更`}
        </NoticeBar>
      )}
      <div className={styles.end} />
    </>
  );
}
