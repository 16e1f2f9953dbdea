import { type MapProps, Map as NativeMap } from '@tarojs/components';
import { useId } from 'react';
import { nativeMapCentre } from '@/platform/map';
import { cx } from '../cx';
import styles from './map-view.module.css';
import type { MapViewProps } from './map-view-props';

/** A whole map to move and zoom: the mini-program's own. */
export function MapView(props: MapViewProps) {
  const { label, centre, zoom = 16, pins = [], activeKey, onSelect, hasCentrePin, own, onMove } = props;
  const id = `map${useId().replace(/\W/g, '')}`;
  const takeCentre = async () => {
    const middle = await nativeMapCentre(id);
    if (middle) onMove?.(middle);
  };
  return (
    <div className={cx(styles.map, props.className)} role="group" aria-label={label}>
      <NativeMap
        id={id}
        className={styles.board}
        latitude={centre.latitude}
        longitude={centre.longitude}
        scale={zoom}
        showLocation={Boolean(own)}
        markers={pins.map(({ latitude, longitude, title, key }, at) => ({
          ...({ id: at, latitude, longitude, title } as MapProps.marker),
          alpha: key === activeKey ? 1 : 0.6,
        }))}
        onMarkerTap={(event) => {
          const pin = pins[Number(event.detail.markerId)];
          if (pin) onSelect?.(pin.key);
        }}
        onRegionChange={(event) => {
          const { type, causedBy } = event as unknown as { type: string; causedBy?: string };
          if (type === 'end' && causedBy !== 'update') void takeCentre();
        }}
        onError={() => props.onUnavailable?.()}
      />
      {hasCentrePin && <div className={styles.centre} />}
    </div>
  );
}
