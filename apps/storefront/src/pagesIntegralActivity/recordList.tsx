import { useState } from 'react';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { EDITIONS } from '@/features/campaign/packet/editions';
import { type RecordFilter, RecordsScreen, useRecords } from '@/features/campaign/packet/records-screen';
import { useParams } from '@/navigation';
import { Page } from '@/page';

const ROUTE = '/pagesIntegralActivity/recordList';

/** 红包记录: the first edition, newest first. */
export default function PacketRecordsPage() {
  const { slug = EDITIONS.first.slug } = useParams(ROUTE);
  const [filter, setFilter] = useState<RecordFilter>({ tab: 'received', span: '', state: '' });
  const list = useRecords(slug, filter);
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[]}
      onRefresh={() => list.refresh()}
      onReachBottom={list.loadMore}
    >
      {() => <RecordsScreen edition="first" list={list} filter={filter} onFilter={setFilter} />}
    </Page>
  );
}
