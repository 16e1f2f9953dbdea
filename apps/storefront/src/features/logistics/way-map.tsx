import { t } from '@lingui/core/macro';
import { formatDateTime } from '@voltfront/rules/format/date';
import { useState } from 'react';
import { IconButton, MapView, Picture, Text } from '@/ui';
import styles from './logistics.module.css';
import type { CarWay } from './way-words';

const CAR = 'car';
const STORE = 'store';
/** The car and the store it drives to are in one view on most ways. */
const ZOOM = 8;
const NEAR_ZOOM = 12;

/** The last known place of the car on a map to move and zoom; its picture where there is none. */
export function WayMap({ way }: { way: CarWay }) {
  const { state, position, store, cutout, modelName, arrivedAt } = way;
  const [isDown, setDown] = useState(false);
  const [zoom, setZoom] = useState(arrivedAt === null ? ZOOM : NEAR_ZOOM);
  if (!position || isDown) {
    const why = state === 'inTransit' ? t`承运商暂未上报车辆位置` : t`暂无位置信息，发运后可查看车辆位置`;
    return (
      <div className={styles.picture}>
        <Picture src={cutout} width={350} aspect={2} alt={modelName} eager clear fit="contain" />
        <Text size="small" tone="secondary">
          {isDown ? t`地图暂时无法显示` : why}
        </Text>
      </div>
    );
  }
  const pins = [
    { key: CAR, title: t`车辆在${position.city}`, latitude: position.latitude, longitude: position.longitude },
    ...(store && arrivedAt === null
      ? [{ key: STORE, title: store.name, latitude: store.latitude, longitude: store.longitude }]
      : []),
  ];
  return (
    <div className={styles.map}>
      <MapView
        key={zoom}
        label={t`车辆位置`}
        className={styles.board}
        centre={position}
        zoom={zoom}
        pins={pins}
        activeKey={CAR}
        onUnavailable={() => setDown(true)}
      />
      <div className={styles.tools}>
        <IconButton icon="plus" label={t`放大`} onClick={() => setZoom(Math.min(16, zoom + 2))} />
        <IconButton icon="minus" label={t`缩小`} onClick={() => setZoom(Math.max(4, zoom - 2))} />
      </div>
      <div className={styles.seen}>{t`${formatDateTime(position.at)} 更新`}</div>
    </div>
  );
}
