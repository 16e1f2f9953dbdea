import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { CollectionData } from '@voltfront/contract';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { COLLECTION } from '@/features/draw/draw-cache';
import { FigureGrid } from '@/features/draw/figure-grid';
import { FreeFigures } from '@/features/draw/free-figures';
import { RecordList, useDrawRecords } from '@/features/draw/record-list';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { BottomBar, Button, EmptyState, Skeleton, Tabs } from '@/ui';

const ROUTE = '/pagesBannerActivity/blindBox/mine';

/** 我的盲盒: the series as far as it is collected, and every opening. */
export default function BlindBoxMinePage() {
  const { id: slug = 'blind-box' } = useParams(ROUTE);
  const [tab, setTab] = useState('figures');
  const collection = useQuery(apiQuery(COLLECTION, { slug }));
  const records = useDrawRecords(slug);
  const refresh = () => Promise.all([collection.refetch(), records.refresh()]);
  const open = () => navigate('/pagesBannerActivity/blindBox/index', { id: slug });
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[collection]}
      onRefresh={refresh}
      onReachBottom={() => tab === 'records' && records.loadMore()}
      hasBottomBar={tab === 'figures'}
      skeleton={<Skeleton variant="card" count={3} />}
    >
      {() => (
        <>
          <Tabs
            stretch
            label={t`我的盲盒`}
            items={[
              { key: 'figures', text: t`收集` },
              { key: 'records', text: t`开盒记录` },
            ]}
            activeKey={tab}
            onChange={setTab}
          />
          {tab === 'records' && <RecordList records={records} onDraw={open} />}
          {tab === 'figures' && collection.data && <Figures collection={collection.data} onOpen={open} />}
        </>
      )}
    </Page>
  );
}

function Figures({ collection, onOpen }: { collection: CollectionData; onOpen: () => void }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const free = new Set(collection.figures.flatMap((figure) => figure.free.map(({ awardId }) => awardId)));
  const sent = [...chosen].filter((awardId) => free.has(awardId));
  const choose = (awardId: string, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...sent, awardId] : sent.filter((each) => each !== awardId)));
  const { slug } = collection.campaign;
  if (collection.figures.every(({ count }) => count === 0))
    return <EmptyState type="prize" title={t`还没有盲盒`} btnText={t`去开盒`} onAction={onOpen} />;
  return (
    <>
      <FigureGrid collection={collection} />
      <FreeFigures collection={collection} chosen={new Set(sent)} onChoose={choose} />
      <BottomBar>
        <Button
          block
          disabled={sent.length === 0}
          onClick={() => navigate('/pagesBannerActivity/blindBox/address', { id: slug, awards: sent.join(',') })}
        >
          {sent.length === 0 ? t`请选择要寄出的盲盒` : t`申请发货（已选 ${sent.length} 只）`}
        </Button>
      </BottomBar>
    </>
  );
}
