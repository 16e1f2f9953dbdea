import { t } from '@lingui/core/macro';
import { type MapProps, Map as NativeMap } from '@tarojs/components';
import { cx } from '../cx';
import styles from './map-box.module.css';
import { MapCaption } from './map-caption';
import type { MapBoxProps, MapPin } from './map-props';
import { useActivePin } from './use-active-pin';

/** Places on the mini-program's own map. */
export function MapBox(props: MapBoxProps) {
  const { label, pins, aspect = 1.5, onOpen, className } = props;
  const { active, select } = useActivePin(props);
  return (
    <div className={cx(styles.map, className)} role="group" aria-label={label}>
      <div className={styles.board}>
        <div style={{ paddingBottom: `${(100 / aspect).toFixed(3)}%` }} />
        {active ? (
          <NativeMap
            className={styles.native}
            latitude={active.latitude}
            longitude={active.longitude}
            markers={pins.map((pin, id) => markerOf(pin, id, pin.key === active.key))}
            includePoints={pins.map(({ latitude, longitude }) => ({ latitude, longitude }))}
            onMarkerTap={(event) => {
              const pin = pins[Number(event.detail.markerId)];
              if (pin) select(pin.key);
            }}
            onError={() => undefined}
          />
        ) : (
          <div className={styles.none}>{t`暂无地点`}</div>
        )}
      </div>
      {active && <MapCaption pin={active} onOpen={onOpen} />}
    </div>
  );
}

/** Without an icon the platform draws its default pin. */
function markerOf({ latitude, longitude, title }: MapPin, id: number, isActive: boolean) {
  return { id, latitude, longitude, title, alpha: isActive ? 1 : 0.7 } as MapProps.marker;
}
