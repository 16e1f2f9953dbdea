import { t } from '@lingui/core/macro';
import { cx } from '../cx';
import { DrawnMap } from './drawn-map';
import styles from './map-box.module.css';
import { MapCaption } from './map-caption';
import type { MapBoxProps } from './map-props';
import { mapTiles } from './map-tiles';
import { TileMap } from './tile-map';
import { useActivePin } from './use-active-pin';

/** Places on a map: tiles where the app has a map service, else a drawing that works without any. */
export function MapBox(props: MapBoxProps) {
  const { label, pins, aspect = 1.5, tiles = mapTiles(), onOpen, className } = props;
  const { active, select } = useActivePin(props);
  const drawing = <DrawnMap pins={pins} aspect={aspect} activeKey={active?.key} onSelect={select} />;
  return (
    <div className={cx(styles.map, className)} role="group" aria-label={label}>
      <div className={styles.board}>
        <div style={{ paddingBottom: `${(100 / aspect).toFixed(3)}%` }} />
        {pins.length === 0 && <div className={styles.none}>{t`暂无地点`}</div>}
        {pins.length > 0 && tiles && (
          <TileMap tiles={tiles} pins={pins} activeKey={active?.key} onSelect={select} fallback={drawing} />
        )}
        {pins.length > 0 && !tiles && drawing}
      </div>
      {active && <MapCaption pin={active} onOpen={onOpen} />}
    </div>
  );
}
