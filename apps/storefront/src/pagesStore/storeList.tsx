import { t } from '@lingui/core/macro';
import type { StoreCardData } from '@voltfront/contract';
import { useEffect, useRef, useState } from 'react';
import { useServerNow } from '@/api';
import { regionsOf } from '@/features/delivery/regions';
import { PlaceBar } from '@/features/place/place-bar';
import { ListBody } from '@/features/stock/list/list-body';
import { firstPart } from '@/features/stock/list/list-parts';
import { type ChosenStore, finishStoreChoice, isStoreAwaited } from '@/features/store/choose-store';
import { StoreMap } from '@/features/store/store-map';
import { StoreRow } from '@/features/store/store-row';
import { kindName, STORE_KINDS, STORE_SERVICES, serviceName } from '@/features/store/store-words';
import { useStoreList } from '@/features/store/use-store-list';
import { back, navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import {
  Button,
  EmptyState,
  Fill,
  FilterBar,
  type FilterGroup,
  NoticeBar,
  RegionPicker,
  SearchBar,
  SegmentedControl,
  Stack,
} from '@/ui';
import styles from './storeList.module.css';

const ROUTE = '/pagesStore/storeList';

const groups = (): FilterGroup[] => [
  { key: 'kind', text: t`门店类型`, options: STORE_KINDS.map((key) => ({ key, text: kindName(key) })) },
  { key: 'service', text: t`服务`, options: STORE_SERVICES.map((key) => ({ key, text: serviceName(key) })) },
];

/** 门店: stores nearest first, as a list or on the map. */
export default function StoreListPage() {
  const params = useParams(ROUTE);
  const now = useServerNow();
  const stores = useStoreList(params);
  const { list, place, city } = stores;
  const [view, setView] = useState<'list' | 'map'>('list');
  const [isChoosingCity, setChoosingCity] = useState(false);
  const open = useOpenStore();
  const elsewhere = firstPart('GET /api/mporder/v1/store/list', list)?.elsewhere ?? [];
  const cityName = city?.cityName ?? (place.position ? t`附近` : (place.area?.cityName ?? t`选择城市`));
  return (
    <Page route={ROUTE} onRefresh={list.refresh} onReachBottom={list.loadMore}>
      <div className={styles.bars}>
        <Stack gap={2} className={styles.choices}>
          <Stack row align="center" gap={2}>
            <Button
              variant="text"
              size="small"
              label={t`切换城市，当前${cityName}`}
              onClick={() => setChoosingCity(true)}
            >
              {cityName}
            </Button>
            <Fill>
              <SearchBar value={stores.words} onChange={stores.setWords} placeholder={t`搜索门店或街道`} />
            </Fill>
          </Stack>
          <SegmentedControl
            label={t`显示方式`}
            items={[
              { key: 'list', text: t`列表` },
              { key: 'map', text: t`地图` },
            ]}
            value={view}
            onChange={setView}
          />
        </Stack>
        <FilterBar label={t`门店`} groups={groups()} value={stores.filter} onChange={stores.setFilter} />
      </div>
      <PlaceBar place={place} />
      {view === 'map' && list.items.length > 0 ? (
        <StoreMap stores={list.items} now={now()} onOpen={open} onMore={list.state.more ? list.loadMore : undefined} />
      ) : (
        <ListBody
          list={list}
          empty={<NoStores isFiltered={stores.isFiltered} onReset={stores.reset} hasOthers={elsewhere.length > 0} />}
        >
          {list.items.map((store, index) => (
            <StoreRow key={store.storeId} store={store} now={now()} eager={index === 0} onOpen={() => open(store)} />
          ))}
        </ListBody>
      )}
      {elsewhere.length > 0 && <NoticeBar>{t`离您最近的其他城市门店`}</NoticeBar>}
      {elsewhere.map((store) => (
        <StoreRow key={store.storeId} store={store} now={now()} eager={false} onOpen={() => open(store)} />
      ))}
      <RegionPicker
        isOpen={isChoosingCity}
        onClose={() => setChoosingCity(false)}
        title={t`选择城市`}
        regions={regionsOf(stores.cities ?? [])}
        cityCode={stores.cityCode ?? null}
        nearCode={place.area?.cityCode}
        onSelect={({ city: { code } }) => stores.setCityCode(code)}
      />
    </Page>
  );
}

/** Opens the page of a store, or gives the store to the page that waits for the choice. */
function useOpenStore(): (store: StoreCardData) => void {
  const [isChoice] = useState(isStoreAwaited);
  // The page that asked hears of it when it is in front again.
  const answer = useRef<ChosenStore | null>(null);
  useEffect(() => () => void (isChoice && finishStoreChoice(answer.current)), [isChoice]);
  return ({ storeId, name, cityCode }) => {
    if (!isChoice) {
      navigate('/pagesStore/storeDetail', { storeId });
      return;
    }
    answer.current = { storeId, name, cityCode };
    back();
  };
}

function NoStores({
  isFiltered,
  onReset,
  hasOthers,
}: {
  isFiltered: boolean;
  onReset: () => void;
  hasOthers: boolean;
}) {
  const near = hasOthers ? t`可以看看下方离您最近的门店` : t`换个城市看看`;
  if (!isFiltered) return <EmptyState type="store" title={t`该城市还没有门店`} desc={near} top={8} />;
  return (
    <EmptyState
      type="store"
      title={t`没有符合条件的门店`}
      desc={hasOthers ? near : t`放宽条件，或切换到其他城市`}
      top={8}
      btnText={t`重置筛选`}
      onAction={onReset}
    />
  );
}
