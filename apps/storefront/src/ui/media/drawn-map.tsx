import { t } from '@lingui/core/macro';
import { cx } from '../cx';
import { percent } from '../percent';
import styles from './map-box.module.css';
import { freeLabels } from './map-labels';
import { frameOf, scaleOf, spotIn } from './map-places';
import type { MapPin } from './map-props';

export interface DrawnMapProps {
  pins: readonly MapPin[];
  aspect: number;
  activeKey: string | undefined;
  onSelect: (key: string) => void;
}

/** Map drawn without a map service, true to scale: a grid, pins with names, and a scale. */
export function DrawnMap({ pins, aspect, activeKey, onSelect }: DrawnMapProps) {
  const frame = frameOf(pins, aspect);
  const scale = scaleOf(frame);
  const spots = pins.map((pin) => ({ key: pin.key, isActive: pin.key === activeKey, ...spotIn(frame, pin) }));
  const labelled = freeLabels(spots);
  const distance = scale.metres >= 1000 ? t`${scale.metres / 1000} 公里` : t`${scale.metres} 米`;
  return (
    <div className={styles.drawing}>
      <div className={styles.grid} aria-hidden />
      {pins.map((pin, at) => (
        <button
          key={pin.key}
          type="button"
          className={cx(styles.pin, pin.key === activeKey && styles.active)}
          style={{ left: percent(spots[at]?.x ?? 0), top: percent(spots[at]?.y ?? 0) }}
          aria-pressed={pin.key === activeKey}
          aria-label={pin.title}
          onClick={() => onSelect(pin.key)}
        >
          <span className={styles.needle} />
          {labelled.has(pin.key) && <span className={styles.name}>{pin.title}</span>}
        </button>
      ))}
      <div className={styles.north} aria-hidden>{t`北`}</div>
      <div className={styles.scale} style={{ width: percent(scale.share) }} aria-hidden>
        <span className={styles.scaleText}>{distance}</span>
      </div>
    </div>
  );
}
