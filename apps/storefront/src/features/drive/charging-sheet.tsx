import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { openMap } from '@/features/place/open-map';
import { PlaceBar } from '@/features/place/place-bar';
import { PlaceList } from '@/features/place/place-list';
import { metresWords } from '@/features/place/place-words';
import { usePlace } from '@/features/place/use-place';
import { useStart } from '@/features/place/use-start';
import { EmptyState, LoadingView, MapBox, NoticeBar, Popup } from '@/ui';

export interface ChargingSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Digits of a point that is asked about: about a hundred metres. */
const DIGITS = 3;

/** 附近充电: where the car is charged around the customer, on the map and as a list. */
export function ChargingSheet({ isOpen, onClose }: ChargingSheetProps) {
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={t`附近充电`} tall>
      <Chargers />
    </Popup>
  );
}

function Chargers() {
  const place = usePlace();
  const { centre } = useStart(null);
  const [chosen, setChosen] = useState<string | undefined>();
  const round = (degrees: number) => Number(degrees.toFixed(DIGITS));
  const { latitude = 0, longitude = 0 } = centre ?? {};
  const point = { latitude: round(latitude), longitude: round(longitude), kind: 'charging' as const };
  const found = useQuery({
    ...apiQuery('GET /api/mpaccount/v1/place/nearby', point),
    enabled: centre !== undefined,
  });
  if (found.isError)
    return <NoticeBar tone="warning" onClick={() => found.refetch()}>{t`充电地点加载失败，点此重试`}</NoticeBar>;
  if (!found.data) return <LoadingView />;
  const { items } = found.data;
  if (items.length === 0) return <EmptyState type="search" top={8} title={t`附近 50 公里内没有充电地点`} />;
  const activeKey = chosen ?? items[0]?.placeId;
  return (
    <>
      <PlaceBar place={place} />
      <MapBox
        label={t`附近充电地图`}
        pins={items.map(({ placeId, name, distanceM, ...at }) => ({
          key: placeId,
          title: name,
          note: distanceM === null ? '' : metresWords(distanceM),
          latitude: at.latitude,
          longitude: at.longitude,
        }))}
        {...(activeKey ? { activeKey } : {})}
        onSelect={setChosen}
        onOpen={({ key }) => {
          const place = items.find(({ placeId }) => placeId === key);
          if (place) openMap(place);
        }}
      />
      <PlaceList
        label={t`充电地点`}
        places={items}
        {...(activeKey ? { chosenId: activeKey } : {})}
        onChoose={setChosen}
      />
    </>
  );
}
