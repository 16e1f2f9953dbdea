import { t } from '@lingui/core/macro';
import { EXCHANGE_TABS, type ExchangeTab } from '@voltfront/rules/campaign/exchange';
import { useState } from 'react';
import { useApiList } from '@/api';
import { AwardCard } from '@/features/campaign/award-card';
import { ListFooter } from '@/page';
import { EmptyState, Skeleton, Tabs, Text } from '@/ui';
import { RECORDS } from './exchange-keys';

/** Exchanges under the chosen state; `isShown`: their tab is open. */
export function useRecords(slug: string, isShown: boolean) {
  const [state, setState] = useState<ExchangeTab>('all');
  return { state, setState, list: useApiList(RECORDS, { slug, state }, { enabled: isShown }) };
}

export interface RecordListProps {
  records: ReturnType<typeof useRecords>;
  /** Opens the rewards. */
  onRewards: () => void;
}

/** Own exchanges by state, with their parcels and what can be done with them. */
export function RecordList({ records: { state, setState, list }, onRewards }: RecordListProps) {
  const names: Record<ExchangeTab, string> = { all: t`全部`, toSend: t`待发货`, sent: t`已发货`, arrived: t`已到账` };
  return (
    <>
      <Tabs
        stretch
        label={t`兑换状态`}
        items={EXCHANGE_TABS.map((key) => ({ key, text: names[key] }))}
        activeKey={state}
        onChange={(key) => setState(EXCHANGE_TABS.find((tab) => tab === key) ?? 'all')}
      />
      {list.items.map(({ recordId, tickets, award }) => (
        <AwardCard key={recordId} award={award}>
          <Text size="small" tone="secondary">{t`使用 ${tickets} 张奖励券`}</Text>
        </AwardCard>
      ))}
      {list.items.length === 0 && list.state.loading ? (
        <Skeleton variant="feed" count={3} />
      ) : (
        <ListFooter
          list={list}
          empty={<EmptyState type="record" title={t`暂无兑换记录`} btnText={t`去兑换`} onAction={onRewards} />}
        />
      )}
    </>
  );
}
