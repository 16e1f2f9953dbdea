import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { CareData } from '@voltfront/contract';
import { useEffect, useState } from 'react';
import { apiKey, apiQuery, queryClient, useApiMutation, useServerNow } from '@/api';
import { AdviserCard } from '@/features/care/adviser-card';
import { StoreCard } from '@/features/care/store-card';
import { NextAppointment, VisitsToRate } from '@/features/care/visit-cells';
import { DriveCell } from '@/features/test-drive/drive-cell';
import { Page } from '@/page';
import { EmptyState, lazySheet, NoticeBar, Skeleton } from '@/ui';

const ROUTE = '/pagesStore/storeInfo';
const StoreSheet = lazySheet(() => import('@/features/care/store-sheet').then((file) => file.StoreSheet));
const AnotherSheet = lazySheet(() => import('@/features/care/another-sheet').then((file) => file.AnotherSheet));
const RateSheet = lazySheet(() => import('@/features/care/rate-sheet').then((file) => file.RateSheet));

const careQuery = apiQuery('GET /api/mporder/v1/care');
const keep = (care: CareData) => queryClient.setQueryData(apiKey('GET /api/mporder/v1/care'), care);

type Sheet = { kind: 'store'; store: CareData['stores'][number] | null } | { kind: 'another' } | null;

/** 我的门店: the stores and the adviser who look after the customer. */
export default function StoreInfoPage() {
  const care = useQuery(careQuery);
  const [sheet, setSheet] = useState<Sheet>(null);
  const [rated, setRated] = useState<string | null>(null);
  const close = () => setSheet(null);
  const visit = care.data?.toRate.find(({ visitId }) => visitId === rated);
  return (
    <Page route={ROUTE} queries={[care]} onRefresh={care.refetch} skeleton={<Skeleton variant="detail" count={2} />}>
      {() =>
        care.data && (
          <>
            <Cared care={care.data} onSheet={setSheet} onRate={setRated} />
            <StoreSheet
              store={sheet?.kind === 'store' ? sheet.store : null}
              isOpen={sheet?.kind === 'store'}
              onClose={close}
              onChanged={() => void care.refetch()}
            />
            <AnotherSheet isOpen={sheet?.kind === 'another'} onClose={close} onSaved={keep} />
            {visit && (
              <RateSheet key={visit.visitId} visit={visit} isOpen onClose={() => setRated(null)} onSaved={keep} />
            )}
          </>
        )
      }
    </Page>
  );
}

interface CaredProps {
  care: CareData;
  onSheet: (sheet: Sheet) => void;
  onRate: (visitId: string) => void;
}

function Cared({ care, onSheet, onRate }: CaredProps) {
  const now = useServerNow();
  const { stores, adviser, request, nextAppointment, toRate } = care;
  return (
    <>
      <AdviserChange care={care} />
      {adviser && <AdviserCard adviser={adviser} request={request} onAsk={() => onSheet({ kind: 'another' })} />}
      {nextAppointment && <NextAppointment appointment={nextAppointment} />}
      {stores.length === 0 && (
        <EmptyState
          type="order"
          title={t`还没有为您服务的门店`}
          desc={t`选择一家门店，认识您的专属顾问`}
          btnText={t`选择门店`}
          onAction={() => onSheet({ kind: 'store', store: null })}
        />
      )}
      {stores.map((store, index) => (
        <StoreCard
          key={`${store.purpose} ${store.storeId}`}
          store={store}
          now={now()}
          isFirst={index === 0}
          onChange={
            index === 0 && store.fixedBy === null && store.purpose !== 'service'
              ? () => onSheet({ kind: 'store', store })
              : undefined
          }
        />
      ))}
      <VisitsToRate visits={toRate} onRate={onRate} />
      <DriveCell />
    </>
  );
}

/** Tells of another adviser until the customer closes it; whom they see for the first time is noted in silence. */
function AdviserChange({ care: { adviser, change, isAdviserNew } }: { care: CareData }) {
  const { mutate } = useApiMutation('POST /api/mporder/v1/care/adviser/known', { silent: true });
  const newId = isAdviserNew ? adviser?.adviserId : undefined;
  useEffect(() => {
    if (newId) mutate({ adviserId: newId });
  }, [newId, mutate]);
  if (!change || !adviser) return null;
  const { name } = adviser;
  const { before } = change;
  return (
    <NoticeBar closable icon="bell" onClose={() => mutate({ adviserId: change.adviserId })}>
      {before === '' ? t`您的专属顾问已更换为 ${name}` : t`您的专属顾问已由 ${before} 更换为 ${name}`}
    </NoticeBar>
  );
}
