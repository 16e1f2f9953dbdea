import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { PlaceBar } from '@/features/place/place-bar';
import { usePlace } from '@/features/place/use-place';
import { StockCard } from '@/features/stock/car/stock-card';
import { ListBody } from '@/features/stock/list/list-body';
import { ListHead } from '@/features/stock/list/list-head';
import { ReminderSheet } from '@/features/stock/list/reminder-sheet';
import { type FilterPart, filterWords, readKind } from '@/features/stock/list/stock-filter';
import styles from '@/features/stock/list/stock-list.module.css';
import { type StockSort, useStockCars, useStockCount } from '@/features/stock/list/use-stock-cars';
import { useStockFilter } from '@/features/stock/list/use-stock-filter';
import { stockWords } from '@/features/stock/stock-words';
import { MatchingSheet } from '@/features/stock/wish/matching-sheet';
import { useMatchingCars } from '@/features/stock/wish/use-matching-cars';
import { useWish } from '@/features/stock/wish/use-wish';
import { ensureLogin, navigate, useParams } from '@/navigation';
import { Page, useArrivals } from '@/page';
import { router } from '@/platform/router';
import { Button, EmptyState, FilterBar, type FilterValue } from '@/ui';

const ROUTE = '/pagesDetail/currentVehicle/index';
const PARTS: readonly FilterPart[] = ['model', 'version', 'paint', 'city', 'price', 'kind'];
const SORTS: readonly StockSort[] = ['distance', 'price', 'priceDesc', 'days', 'match'];

const readSort = (text: string | undefined): StockSort => SORTS.find((sort) => sort === text) ?? 'distance';
const chosen = (key: string | undefined): string[] => (key ? [key] : []);

type Params = ReturnType<typeof useParams<typeof ROUTE>>;

/** The filter that an address begins with. */
const initialFilter = ({ modelId, versionId, paint, cityCode, kind }: Params): FilterValue => ({
  model: chosen(modelId),
  version: chosen(versionId),
  paint: chosen(paint),
  city: chosen(cityCode),
  kind: chosen(readKind(kind)),
});

/** Keeps filter and order in the address, so that a reload and a shared link show the same. */
function keepInAddress({ c, orderNo }: Params, value: FilterValue, sort: StockSort): void {
  const [modelId, versionId, paint, cityCode, kind] = [
    value.model,
    value.version,
    value.paint,
    value.city,
    value.kind,
  ].map((keys) => keys?.[0]);
  const query = { modelId, versionId, paint, cityCode, kind, sort: sort === 'distance' ? undefined : sort, c, orderNo };
  router.setQuery(Object.fromEntries(Object.entries(query).filter(([, text]) => text)) as Record<string, string>);
}

function sortOptions(canMatch: boolean) {
  return [
    { key: 'distance', text: t`距离最近` },
    { key: 'price', text: t`价格从低到高` },
    { key: 'priceDesc', text: t`价格从高到低` },
    { key: 'days', text: t`提车最快` },
    { key: 'match', text: canMatch ? t`与我的配置最匹配` : t`与我的配置最匹配（尚无配置）`, disabled: !canMatch },
  ];
}

/** 现车: stock cars all over the country, the near ones first. */
export default function CurrentVehiclePage() {
  const params = useParams(ROUTE);
  const place = usePlace();
  const wish = useWish(params);
  const canMatch = Boolean(wish?.c ?? wish?.orderNo);
  const [sort, setSort] = useState(() => readSort(params.sort));
  const filter = useStockFilter({ scope: 'stock' }, PARTS, initialFilter(params), (value) =>
    keepInAddress(params, value, sort),
  );
  const { list, counts } = useStockCars({ filter: filter.query, sort, wish, place });
  const draftCount = useStockCount(filter.draftQuery, filter.draft !== filter.value);
  const [sheet, setSheet] = useState<'reminder' | 'matching' | null>(null);
  const { count: put } = useMatchingCars(wish ?? {}, false);
  const arrival = useArrivals(list.items.map(({ stockCarId }) => stockCarId));
  const openCar = (stockCarId: string) => navigate('/pagesDetail/matchingDetail', { stockCarId, ...wish });
  const { minSavingFen: _saving, maxDays: _days, kind: _kind, ...reminder } = filter.query;

  return (
    <Page route={ROUTE} onRefresh={list.refresh} onReachBottom={list.loadMore}>
      <div className={styles.bars}>
        <FilterBar
          label={t`现车`}
          groups={filter.groups}
          value={filter.value}
          onChange={filter.change}
          onDraft={filter.onDraft}
          countOf={(value) => (value === filter.value ? counts?.freeCount : draftCount)}
          sort={{
            options: sortOptions(canMatch),
            value: sort,
            onChange: (key) => {
              setSort(readSort(key));
              keepInAddress(params, filter.value, readSort(key));
            },
          }}
        />
      </div>
      <PlaceBar place={place} />
      <ListHead words={counts ? stockWords(counts) : ''}>
        <div className={styles.tools}>
          <Button
            className={styles.tool}
            variant="text"
            size="small"
            icon="bell"
            onClick={() => ensureLogin() && setSheet('reminder')}
          >
            {t`到货提醒`}
          </Button>
          <Button
            className={styles.tool}
            variant="text"
            size="small"
            icon="compare"
            onClick={() => setSheet('matching')}
          >
            {put > 0 ? t`清单 ${put}` : t`清单`}
          </Button>
        </div>
      </ListHead>
      <ListBody list={list} empty={<NoCars isFiltered={!filter.isEmpty} onReset={filter.reset} />}>
        {list.items.map((car, index) => (
          <StockCard
            key={car.stockCarId}
            car={car}
            eager={index < 2}
            onOpen={() => openCar(car.stockCarId)}
            onPhotos={() => navigate('/pagesDetail/currentVehicle/realPhotos', { stockCarId: car.stockCarId })}
            className={arrival(car.stockCarId)}
          />
        ))}
      </ListBody>
      <ReminderSheet
        isOpen={sheet === 'reminder'}
        onClose={() => setSheet(null)}
        filter={reminder}
        words={filter.facets ? filterWords(filter.facets, PARTS, filter.value) : ''}
      />
      <MatchingSheet
        isOpen={sheet === 'matching'}
        onClose={() => setSheet(null)}
        wish={wish ?? {}}
        onOpenCar={(stockCarId) => {
          setSheet(null);
          openCar(stockCarId);
        }}
      />
    </Page>
  );
}

function NoCars({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  if (!isFiltered) return <EmptyState type="car" title={t`暂无现车`} desc={t`新车到店后会在这里显示`} />;
  return (
    <EmptyState
      type="car"
      title={t`没有符合条件的现车`}
      desc={t`放宽条件，或保存到货提醒等新车到店`}
      btnText={t`重置筛选`}
      onAction={onReset}
    />
  );
}
