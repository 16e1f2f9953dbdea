import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { cx } from '../cx';
import { mapTiles } from '../media/map-tiles';
import type { LeafletView } from './leaflet-view';
import styles from './map-view.module.css';
import type { MapViewProps } from './map-view-props';

/** A whole map to move and zoom: Leaflet on tiles, or on a drawn ground that needs no network. */
export function MapView(props: MapViewProps) {
  const { label, hasCentrePin, className, tiles = mapTiles() } = props;
  const board = useMap(props, tiles);
  return (
    <div className={cx(styles.map, className)} role="group" aria-label={label}>
      <div ref={board} className={styles.board} />
      {hasCentrePin && <div className={styles.centre} aria-hidden />}
      {!tiles && <div className={styles.drawn} aria-hidden>{t`示意底图`}</div>}
    </div>
  );
}

function useMap(props: MapViewProps, tiles: MapViewProps['tiles']) {
  const board = useRef<HTMLDivElement>(null);
  const view = useRef<LeafletView>();
  const latest = useRef(props);
  latest.current = props;
  const { pins, activeKey, own, centre } = props;
  const { latitude, longitude } = centre;

  useEffect(() => {
    let isGone = false;
    import('./leaflet-view').then(
      ({ leafletView }) => {
        if (isGone || !board.current) return;
        view.current = leafletView(board.current, tiles, {
          onSelect: (key) => latest.current.onSelect?.(key),
          onMove: (centre) => latest.current.onMove?.(centre),
          onUnavailable: () => latest.current.onUnavailable?.(),
        });
        view.current.show(latest.current);
      },
      () => !isGone && latest.current.onUnavailable?.(),
    );
    return () => {
      isGone = true;
      view.current?.remove();
      view.current = undefined;
    };
  }, [tiles]);

  useEffect(() => view.current?.goTo({ latitude, longitude }), [latitude, longitude]);
  useEffect(() => view.current?.show({ ...latest.current, pins, activeKey, own }), [pins, activeKey, own]);
  return board;
}
