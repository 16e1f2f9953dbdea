import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { brand } from '@voltfront/brand';
import { distanceM, wgs84ToGcj02 } from '@voltfront/rules/coordinates';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { copyText } from '@/platform/clipboard';
import { openExternal } from '@/platform/external';
import { hasNativeMap, openNativeMap } from '@/platform/map';
import { ActionSheet, Button, IconButton, MapView, NoticeBar, Text, toast } from '@/ui';
import { type Destination, type MapApp, mapAppAddress } from './map-apps';
import styles from './place-view.module.css';
import { metresWords } from './place-words';
import { askPosition, usePlace } from './use-place';

const PLACE = 'place';
/** Places nearer than this (m) would lie under the needle. */
const TOO_NEAR_M = 250;

/** Places around, for orientation; without them the map shows the place alone. */
function useAround({ latitude, longitude }: Destination) {
  const { data } = useQuery(apiQuery('GET /api/mpaccount/v1/place/nearby', { latitude, longitude }));
  const far = data?.items.filter(({ distanceM: metres }) => (metres ?? 0) > TOO_NEAR_M) ?? [];
  return far
    .slice(0, 8)
    .map((one) => ({ key: one.placeId, title: one.name, latitude: one.latitude, longitude: one.longitude }));
}

/** A place on the map with everything that leads there. */
export function PlaceView({ place }: { place: Destination }) {
  const { position, state } = usePlace();
  const own = position ? wgs84ToGcj02(position) : null;
  const [centre, setCentre] = useState({ latitude: place.latitude, longitude: place.longitude });
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isMapDown, setMapDown] = useState(false);
  const name = place.name || t`目的地`;
  const copy = async () => toast((await copyText(place.address || name)) ? t`地址已复制` : t`复制失败，请长按选择`);
  const lead = async () => {
    if (!hasNativeMap() || !(await openNativeMap({ ...place, name }))) setSheetOpen(true);
  };
  const around = useAround(place);
  const note = [own ? t`距您 ${metresWords(distanceM(own, place))}` : '', place.address].filter(Boolean).join(' · ');
  return (
    <div className={styles.screen}>
      {isMapDown && <NoticeBar tone="warning">{t`地图暂时无法显示，仍可复制地址或打开地图应用`}</NoticeBar>}
      <div className={styles.map}>
        <MapView
          label={name}
          className={styles.board}
          centre={centre}
          pins={[{ key: PLACE, title: name, latitude: place.latitude, longitude: place.longitude }, ...around]}
          activeKey={PLACE}
          own={own}
          onMove={setCentre}
          onUnavailable={() => setMapDown(true)}
        />
        <div className={styles.tools}>
          <IconButton
            icon="pin"
            label={t`回到目的地`}
            isCurrent={centre.latitude === place.latitude && centre.longitude === place.longitude}
            onClick={() => setCentre({ latitude: place.latitude, longitude: place.longitude })}
          />
          <IconButton icon="aim" label={t`我的位置`} onClick={() => (own ? setCentre(own) : void askPosition())} />
        </div>
      </div>
      <div className={styles.card}>
        <div className={styles.words}>
          <Text size="title-3" weight="medium" leading="title-3">
            {name}
          </Text>
          {note && <div className={styles.note}>{note}</div>}
          {state === 'refused' && <div className={styles.note}>{t`未获得位置权限，无法计算距离`}</div>}
        </div>
        <div className={styles.actions}>
          <Button block variant="secondary" icon="copy" onClick={() => void copy()}>
            {t`复制地址`}
          </Button>
          <Button block className={styles.lead} icon="navigation" onClick={() => void lead()}>
            {t`导航`}
          </Button>
        </div>
      </div>
      <MapAppSheet place={{ ...place, name }} isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />
    </div>
  );
}

function MapAppSheet({ place, isOpen, onClose }: { place: Destination; isOpen: boolean; onClose: () => void }) {
  const items: { key: MapApp; text: string }[] = [
    { key: 'amap', text: t`高德地图` },
    { key: 'baidu', text: t`百度地图` },
    { key: 'tencent', text: t`腾讯地图` },
    { key: 'apple', text: t`Apple 地图` },
  ];
  const open = async (key: string) => {
    const result = await openExternal(mapAppAddress(key as MapApp, place, brand.product));
    if (result === 'copied') toast(t`地图链接已复制，请在浏览器打开`);
  };
  return (
    <ActionSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`用以下地图导航`}
      items={items}
      onSelect={(key) => void open(key)}
    />
  );
}
