import { t } from '@lingui/core/macro';
import type { Coordinate } from '@voltfront/rules/coordinates';
import { useEffect, useState } from 'react';
import { LoadFailed } from '@/page';
import { cx, EmptyState, IconButton, LoadingView, MapView, NoticeBar, SearchBar } from '@/ui';
import type { ChosenLocation } from './choose-location';
import styles from './chooser.module.css';
import { PlaceList } from './place-list';
import { type PlaceData, useChooser } from './use-chooser';
import { askPosition } from './use-place';
import type { MapStart } from './use-start';

/** Id of the line for the map's middle itself. */
const HERE = 'here';

export interface ChooserProps {
  start: MapStart & { centre: Coordinate };
  /** Location that 完成 returns; null while none can be chosen. */
  onChange: (place: ChosenLocation | null) => void;
}

/** The map with its needle, the search, and the places to choose from. */
export function Chooser({ start, onChange }: ChooserProps) {
  const { own, cityCode } = start;
  const chooser = useChooser(start.centre, cityCode);
  const [isMapDown, setMapDown] = useState(false);
  const isLocating = useOwnPosition(start, chooser.goTo);
  const places = withHere(chooser);
  const chosen = chooser.chosen ?? places[0] ?? null;
  // As text, so that the page hears of it only when it is another.
  const location = chosen ? JSON.stringify(toLocation(chosen)) : '';
  useEffect(() => onChange(location ? (JSON.parse(location) as ChosenLocation) : null), [location, onChange]);
  return (
    <div className={styles.screen}>
      <div className={styles.search}>
        <SearchBar value={chooser.words} onChange={chooser.setWords} placeholder={t`搜索地点`} />
      </div>
      <Hint start={start} isMapDown={isMapDown} />
      {!isMapDown && !chooser.isSearching && (
        <div className={styles.map}>
          <MapView
            label={t`地图，移动以选择位置`}
            className={styles.board}
            centre={chooser.centre}
            own={own}
            pins={pinsOf(chooser.nearby.data?.items ?? [], chosen)}
            hasCentrePin
            onMove={chooser.goTo}
            onSelect={(key) => {
              const place = places.find(({ placeId }) => placeId === key);
              if (place) chooser.choose(place);
            }}
            onUnavailable={() => setMapDown(true)}
          />
          <div className={styles.locate}>
            <IconButton
              icon="aim"
              label={t`回到我的位置`}
              className={cx(isLocating && styles.locating)}
              onClick={() => (own ? chooser.goTo(own) : void askPosition())}
            />
          </div>
        </div>
      )}
      <div className={styles.list}>
        {chooser.isSearching ? (
          <Found chooser={chooser} />
        ) : (
          <Nearby chooser={chooser} places={places} chosenId={chosen?.placeId} />
        )}
      </div>
    </div>
  );
}

type Chooser = ReturnType<typeof useChooser>;

/** The map goes to the customer's position when it becomes known, as they asked. */
function useOwnPosition({ own, state }: MapStart, goTo: (place: Coordinate) => void): boolean {
  const [wasKnown, setKnown] = useState(own !== null);
  useEffect(() => {
    if (!own || wasKnown) return;
    setKnown(true);
    goTo(own);
  }, [own, wasKnown, goTo]);
  return state === 'locating';
}

function Hint({ start, isMapDown }: { start: MapStart; isMapDown: boolean }) {
  if (isMapDown) return <NoticeBar tone="warning">{t`地图暂时无法显示，您可以在列表中选择或搜索地点`}</NoticeBar>;
  const { state, cityName } = start;
  if (state === 'refused')
    return (
      <NoticeBar icon="location">{t`未获得位置权限，已从${cityName ?? t`默认城市`}开始，可在系统设置中允许`}</NoticeBar>
    );
  if (state === 'unavailable') return <NoticeBar icon="location">{t`暂时无法定位，请移动地图或搜索地点`}</NoticeBar>;
  if (!cityName) return null;
  return <NoticeBar icon="location">{t`已从网络所在的${cityName}开始，点右下角图标定位`}</NoticeBar>;
}

/** The places around, with the point under the needle first, by the name that the server has for it. */
function withHere({ nearby, here, centre, chosen }: Chooser): PlaceData[] {
  const items = nearby.data?.items ?? [];
  const point = here.data;
  // A place that the needle stands on needs no line for the point beside it.
  const isNamed = point?.name && items.every(({ name }) => name !== point.name);
  const spot: PlaceData[] = isNamed
    ? [{ ...point, ...(chosen ? {} : centre), placeId: HERE, kind: 'street', distanceM: null }]
    : [];
  const listed =
    chosen && chosen.placeId !== HERE && !items.some(({ placeId }) => placeId === chosen.placeId) ? [chosen] : [];
  return [...spot, ...listed, ...items];
}

const toLocation = ({ name, address, latitude, longitude }: PlaceData): ChosenLocation => ({
  name,
  address,
  latitude,
  longitude,
});

/** The nearest places as points; more would hide the map. */
const pinsOf = (places: readonly PlaceData[], chosen: PlaceData | null) =>
  places
    .filter(({ placeId }) => placeId !== chosen?.placeId)
    .slice(0, 8)
    .map(({ placeId, name, latitude, longitude }) => ({ key: placeId, title: name, latitude, longitude }));

function Nearby({
  chooser,
  places,
  chosenId,
}: {
  chooser: Chooser;
  places: PlaceData[];
  chosenId: string | undefined;
}) {
  const { nearby, here, choose } = chooser;
  if (nearby.isLoading || here.isLoading) return <LoadingView />;
  if (nearby.error && places.length === 0)
    return <LoadFailed error={nearby.error} onRetry={() => void nearby.refetch()} />;
  if (places.length === 0)
    return <EmptyState type="search" top={8} title={t`附近没有地点`} desc={t`请移动地图或搜索地点`} />;
  const pick = (id: string) => {
    const place = places.find(({ placeId }) => placeId === id);
    if (place) choose(place);
  };
  return <PlaceList label={t`附近地点`} places={places} {...(chosenId ? { chosenId } : {})} onChoose={pick} />;
}

function Found({ chooser }: { chooser: Chooser }) {
  const { found, take, isWaiting } = chooser;
  const items = found.data?.items ?? [];
  if (found.error && !isWaiting) return <LoadFailed error={found.error} onRetry={() => void found.refetch()} />;
  if (items.length === 0 && isWaiting) return <LoadingView />;
  if (items.length === 0)
    return (
      <EmptyState type="search" top={16} title={t`没有找到相关地点`} desc={t`换个关键词试试，例如小区、道路或地标`} />
    );
  const pick = (id: string) => {
    const place = items.find(({ placeId }) => placeId === id);
    if (place) take(place);
  };
  return <PlaceList label={t`搜索结果`} places={items} onChoose={pick} />;
}
