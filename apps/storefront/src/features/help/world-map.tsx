import { t } from '@lingui/core/macro';
import type { HelpSettingsData } from '@voltfront/contract';
import { cx, Picture } from '@/ui';
import styles from './journey.module.css';

export interface WorldMapProps {
  map: NonNullable<HelpSettingsData['map']>;
  /** How many of its stops are lit, in their order; null: nobody travels, and the map is grey. */
  lit: number | null;
}

/** The stops of a journey on a map of dots: those that are lit, the next one, and those that are dark. */
export function WorldMap({ map: { picture, stops }, lit }: WorldMapProps) {
  const count = lit ?? 0;
  return (
    <div
      className={cx(styles.map, lit === null && styles.asleep)}
      role="img"
      aria-label={t`已点亮 ${count} / ${stops.length} 座城市`}
    >
      <Picture className={styles.land} src={picture} width={390} aspect={90 / 34} alt="" clear eager />
      {stops.map(({ title, x, y }, index) => (
        <span
          key={title}
          className={cx(styles.stop, index < count && styles.lit, lit !== null && index === count && styles.next)}
          style={{ left: `${x}%`, top: `${y}%` }}
        >
          <span className={styles.dot} />
          {title}
        </span>
      ))}
    </div>
  );
}
