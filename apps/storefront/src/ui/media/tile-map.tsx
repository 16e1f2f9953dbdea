import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './map-box.module.css';
import type { MapPin, MapTiles } from './map-props';

export interface TileMapProps {
  tiles: MapTiles;
  pins: readonly MapPin[];
  activeKey: string | undefined;
  onSelect: (key: string) => void;
  /** Shown while the map's code loads, and when it cannot be had. */
  fallback: ReactNode;
}

/** A map of tiles to move and zoom. Leaflet is fetched when the first one is shown. */
export function TileMap({ tiles, pins, activeKey, onSelect, fallback }: TileMapProps) {
  const board = useRef<HTMLDivElement>(null);
  const shown = useRef<{ show(pins: readonly MapPin[], activeKey?: string): void }>();
  const [isReady, setIsReady] = useState(false);
  const latest = useRef({ pins, activeKey, onSelect });
  latest.current = { pins, activeKey, onSelect };
  const { address, attribution } = tiles;

  useEffect(() => {
    let remove: (() => void) | undefined;
    let isGone = false;
    import('./leaflet-map').then(
      ({ leafletMap }) => {
        if (isGone || !board.current) return;
        const map = leafletMap(board.current, { address, attribution }, (key) => latest.current.onSelect(key));
        map.show(latest.current.pins, latest.current.activeKey);
        shown.current = map;
        remove = map.remove;
        setIsReady(true);
      },
      // The drawn map stays.
      () => setIsReady(false),
    );
    return () => {
      isGone = true;
      shown.current = undefined;
      remove?.();
    };
  }, [address, attribution]);

  useEffect(() => shown.current?.show(pins, activeKey), [pins, activeKey]);
  return (
    <>
      {!isReady && fallback}
      {/* The inner one is Leaflet's: it puts classes of its own on it. */}
      <div className={isReady ? styles.tiles : styles.hidden}>
        <div ref={board} className={styles.leaflet} />
      </div>
    </>
  );
}
