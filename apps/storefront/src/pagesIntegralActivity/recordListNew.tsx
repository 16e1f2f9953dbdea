import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { EDITIONS } from '@/features/campaign/packet/editions';
import { TOTALS } from '@/features/campaign/packet/packet-cache';
import { type RecordFilter, RecordsScreen, useRecords } from '@/features/campaign/packet/records-screen';
import { useParams } from '@/navigation';
import { Page } from '@/page';

const ROUTE = '/pagesIntegralActivity/recordListNew';

/** 红包记录: both editions, by month. */
export default function NewPacketRecordsPage() {
  const { slug = EDITIONS.new.slug } = useParams(ROUTE);
  const [filter, setFilter] = useState<RecordFilter>({ tab: 'received', span: '', state: '' });
  const totals = useQuery(apiQuery(TOTALS, { slug, by: 'month' }));
  const list = useRecords(slug, filter);
  const refresh = () => Promise.all([totals.refetch(), list.refresh()]);
  return (
    <Page route={ROUTE} subject={campaignSubject} queries={[totals]} onRefresh={refresh} onReachBottom={list.loadMore}>
      {() => (
        <RecordsScreen
          edition="new"
          list={list}
          filter={filter}
          onFilter={setFilter}
          totals={totals.data?.items ?? []}
          isGrouped
        />
      )}
    </Page>
  );
}
