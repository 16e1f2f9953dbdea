import { t } from '@lingui/core/macro';
import type { SalePhaseData, StockCardData } from '@voltfront/contract';
import { useState } from 'react';
import { type InputOf, useApiList } from '@/api';
import { PlaceBar } from '@/features/place/place-bar';
import { placeQuery, usePlace } from '@/features/place/use-place';
import { useSaleReminder } from '@/features/stock/booking/use-sale-reminder';
import { StockCard } from '@/features/stock/car/stock-card';
import { ListBody } from '@/features/stock/list/list-body';
import { ListHead } from '@/features/stock/list/list-head';
import { firstPart, useRenewalOnReturn } from '@/features/stock/list/list-parts';
import type { FilterPart } from '@/features/stock/list/stock-filter';
import styles from '@/features/stock/list/stock-list.module.css';
import { useStockFilter } from '@/features/stock/list/use-stock-filter';
import { SaleLine } from '@/features/stock/sale/sale-line';
import { saleWords } from '@/features/stock/stock-words';
import { navigate, useParams } from '@/navigation';
import { Page, useArrivals } from '@/page';
import { EmptyState, FilterBar, Tabs } from '@/ui';

const ROUTE = '/pagesDetail/currentSale';
const KEY = 'GET /api/mporder/v1/stock/sale/cars';
const PARTS: readonly FilterPart[] = ['model', 'city', 'saving'];

type Sort = NonNullable<InputOf<typeof KEY>['sort']>;
const SORTS: readonly Sort[] = ['window', 'saving', 'price', 'distance'];
const PHASES: readonly SalePhaseData[] = ['running', 'notStarted', 'over'];

const sortOptions = () => [
  { key: 'window', text: t`按特惠时间` },
  { key: 'saving', text: t`优惠最多` },
  { key: 'price', text: t`价格从低到高` },
  { key: 'distance', text: t`距离最近` },
];

const phaseTabs = () => [
  { key: 'all', text: t`全部` },
  { key: 'running', text: t`进行中` },
  { key: 'notStarted', text: t`即将开始` },
  { key: 'over', text: t`已结束` },
];

/** 限时特惠车: official display and test-drive cars at a discount, each one piece and for a time. */
export default function CurrentSalePage() {
  const { modelId, cityCode } = useParams(ROUTE);
  const place = usePlace();
  const [phase, setPhase] = useState<SalePhaseData>();
  const [sort, setSort] = useState<Sort>('window');
  const initial = { model: modelId ? [modelId] : [], city: cityCode ? [cityCode] : [] };
  const filter = useStockFilter({ scope: 'sale', ...(phase ? { phase } : {}) }, PARTS, initial, () => undefined);
  const { kind: _kind, ...query } = filter.query;
  const list = useApiList(KEY, { ...query, ...(phase ? { phase } : {}), sort, ...placeQuery(place) });
  useRenewalOnReturn(KEY);
  const counts = firstPart(KEY, list);
  const arrival = useArrivals(list.items.map(({ stockCarId }) => stockCarId));
  const reset = () => {
    setPhase(undefined);
    filter.reset();
  };
  return (
    <Page route={ROUTE} onRefresh={list.refresh} onReachBottom={list.loadMore}>
      <div className={styles.bars}>
        <Tabs
          stretch
          label={t`特惠状态`}
          items={phaseTabs()}
          activeKey={phase ?? 'all'}
          onChange={(key) => setPhase(PHASES.find((each) => each === key))}
        />
        <FilterBar
          label={t`限时特惠车`}
          groups={filter.groups}
          value={filter.value}
          onChange={filter.change}
          onDraft={filter.onDraft}
          sort={{
            options: sortOptions(),
            value: sort,
            onChange: (key) => setSort(SORTS.find((each) => each === key) ?? 'window'),
          }}
        />
      </div>
      <PlaceBar place={place} />
      <ListHead words={counts ? saleWords(counts) : ''} />
      <ListBody list={list} empty={<NoSales isFiltered={!filter.isEmpty || phase !== undefined} onReset={reset} />}>
        {list.items.map((car, index) => (
          <SaleCard
            key={car.stockCarId}
            car={car}
            eager={index < 2}
            onTime={list.refresh}
            className={arrival(car.stockCarId)}
          />
        ))}
      </ListBody>
    </Page>
  );
}

interface SaleCardProps {
  car: StockCardData;
  eager: boolean;
  onTime: () => void;
  className?: string;
}

function SaleCard({ car, eager, onTime, className }: SaleCardProps) {
  const { stockCarId, sale, state } = car;
  const { remind, isBusy } = useSaleReminder(onTime);
  const isOpen = sale && (state === 'free' || state === 'heldByMe');
  return (
    <StockCard
      car={car}
      eager={eager}
      onOpen={() => navigate('/pagesDetail/matchingDetail', { stockCarId })}
      onPhotos={() => navigate('/pagesDetail/currentVehicle/realPhotos', { stockCarId })}
      className={className}
    >
      {isOpen && (
        <SaleLine sale={sale} onTime={onTime} isBusy={isBusy} onRemind={(isSet) => remind(stockCarId, isSet)} />
      )}
    </StockCard>
  );
}

function NoSales({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  if (isFiltered) {
    return (
      <EmptyState
        type="car"
        title={t`没有符合条件的特惠车`}
        desc={t`放宽条件再看看`}
        btnText={t`重置筛选`}
        onAction={onReset}
      />
    );
  }
  return (
    <EmptyState
      type="ended"
      title={t`本期特惠已结束`}
      desc={t`看看全国现车，也有展车优惠`}
      btnText={t`查看现车`}
      onAction={() => navigate('/pagesDetail/currentVehicle/index')}
    />
  );
}
