import { t } from '@lingui/core/macro';
import type { ReplyOf } from '@voltfront/contract';
import { useState } from 'react';
import { type InputOf, type ItemOf, useApiList } from '@/api';
import { PlaceBar } from '@/features/place/place-bar';
import { placeQuery, usePlace } from '@/features/place/use-place';
import { StockCard } from '@/features/stock/car/stock-card';
import { ListBody } from '@/features/stock/list/list-body';
import { firstPart, useRenewalOnReturn } from '@/features/stock/list/list-parts';
import type { FilterPart } from '@/features/stock/list/stock-filter';
import styles from '@/features/stock/list/stock-list.module.css';
import { useStockFilter } from '@/features/stock/list/use-stock-filter';
import { NearbyStores } from '@/features/stock/quick/nearby-stores';
import { StoreHead } from '@/features/stock/quick/store-head';
import { StoreSheet } from '@/features/stock/quick/store-sheet';
import { navigate, useParams } from '@/navigation';
import { Page, useArrivals } from '@/page';
import { router } from '@/platform/router';
import { EmptyState, FilterBar, NoticeBar, Text } from '@/ui';

const ROUTE = '/pagesStore/quickFlash/index';
const KEY = 'GET /api/mporder/v1/stock/quick/cars';
const PARTS: readonly FilterPart[] = ['model', 'days'];

type Sort = NonNullable<InputOf<typeof KEY>['sort']>;
type QuickCar = ItemOf<typeof KEY>;
type Quick = ReplyOf<typeof KEY>;

/** 极速提车: cars at one store and its neighbours, ready within a week. */
export default function QuickFlashPage() {
  const params = useParams(ROUTE);
  const place = usePlace();
  const [storeId, setStoreId] = useState(params.storeId);
  const [sort, setSort] = useState<Sort>('days');
  const [isSwitching, setSwitching] = useState(false);
  const [shownStoreId, setShownStoreId] = useState(params.storeId);
  const scope = { scope: 'quick' as const, ...(shownStoreId ? { storeId: shownStoreId } : {}) };
  const filter = useStockFilter(scope, PARTS, { model: params.modelId ? [params.modelId] : [] }, () => undefined);
  const { modelId, maxDays } = filter.query;
  const list = useApiList(KEY, {
    ...(storeId ? { storeId } : {}),
    ...(modelId ? { modelId } : {}),
    ...(maxDays ? { maxDays } : {}),
    sort,
    ...placeQuery(place),
  });
  useRenewalOnReturn(KEY);
  const arrival = useArrivals(list.items.map(({ stockCarId }) => stockCarId));
  const first = firstPart(KEY, list);
  // The filter counts the cars of the store that is shown, also where the server chose it.
  if (first && first.store.storeId !== shownStoreId) setShownStoreId(first.store.storeId);
  const firstAway = list.items.findIndex(({ isHere }) => !isHere);
  const choose = (next: string) => {
    setStoreId(next);
    router.setQuery({ storeId: next });
  };
  return (
    <Page route={ROUTE} onRefresh={list.refresh} onReachBottom={list.loadMore}>
      {first && <StoreHead store={first.store} onSwitch={() => setSwitching(true)} />}
      <div className={styles.bars}>
        <FilterBar
          label={t`极速提车`}
          groups={filter.groups}
          value={filter.value}
          onChange={filter.change}
          onDraft={filter.onDraft}
          sort={{
            options: [
              { key: 'days', text: t`提车最快` },
              { key: 'price', text: t`价格从低到高` },
            ],
            value: sort,
            onChange: (key) => setSort(key === 'price' ? 'price' : 'days'),
          }}
        />
      </div>
      <PlaceBar place={place} />
      {first && <Situation first={first} firstAway={firstAway} />}
      <ListBody list={list} empty={<NoCars isFiltered={!filter.isEmpty} onReset={filter.reset} first={first} />}>
        {list.items.map((car, index) => (
          <div key={car.stockCarId}>
            {index === firstAway && <div className={styles.away}>{t`附近门店的车辆，须到所在门店提车`}</div>}
            <QuickCard car={car} eager={index < 2} className={arrival(car.stockCarId)} />
          </div>
        ))}
      </ListBody>
      {first && !list.state.more && <NearbyStores stores={first.nearby} onSelect={choose} />}
      <div className={styles.end} />
      <StoreSheet
        isOpen={isSwitching}
        onClose={() => setSwitching(false)}
        storeId={first?.store.storeId}
        onSelect={choose}
      />
    </Page>
  );
}

/** Notice about the store's cars: none in stock, or all reserved. */
function Situation({ first, firstAway }: { first: Quick; firstAway: number }) {
  const { store, items, freeCount } = first;
  if (items.length === 0) return null;
  const words =
    freeCount === 0
      ? t`这些车都已被预订，若有释放会重新开放，下拉可刷新`
      : !store.isQuickOffered
        ? t`${store.name} 暂不提供极速提车，以下来自附近门店`
        : firstAway === 0
          ? t`${store.name} 暂无可极速提车的车辆，以下来自附近门店`
          : '';
  return words ? (
    <NoticeBar className={styles.notice} tone="warning">
      {words}
    </NoticeBar>
  ) : null;
}

function QuickCard({ car, eager, className }: { car: QuickCar; eager: boolean; className?: string }) {
  const { stockCarId, leftCount } = car;
  return (
    <StockCard
      car={car}
      eager={eager}
      onOpen={() => navigate('/pagesStore/quickFlash/carDetail', { stockCarId })}
      onPhotos={() => navigate('/pagesDetail/currentVehicle/realPhotos', { stockCarId })}
      className={className}
    >
      {leftCount > 0 && (
        <Text size="small" tone="warning">
          {leftCount === 1 ? t`仅剩 1 台` : t`同款还有 ${leftCount} 台`}
        </Text>
      )}
    </StockCard>
  );
}

interface NoCarsProps {
  isFiltered: boolean;
  onReset: () => void;
  first: Quick | undefined;
}

function NoCars({ isFiltered, onReset, first }: NoCarsProps) {
  if (isFiltered) {
    return (
      <EmptyState
        type="car"
        title={t`没有符合条件的车辆`}
        desc={t`放宽条件，或切换到其他门店`}
        top={8}
        btnText={t`重置筛选`}
        onAction={onReset}
      />
    );
  }
  return (
    <EmptyState
      type="store"
      title={first?.store.isQuickOffered === false ? t`该门店暂不提供极速提车` : t`本门店及周边暂无可极速提车的车辆`}
      desc={first?.nearby.length ? t`可选择下方门店，或看看全国现车` : t`看看全国现车`}
      top={8}
      btnText={t`查看全国现车`}
      onAction={() => navigate('/pagesDetail/currentVehicle/index')}
    />
  );
}
