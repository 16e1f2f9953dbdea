import { t } from '@lingui/core/macro';
import { cx } from '@/ui';
import { maskStyle } from '@/ui/chart/chart-paths';
import styles from './route-map.module.css';

export interface RouteMapProps {
  /** Latitude and longitude, from the start on. */
  route: readonly (readonly [number, number])[];
  className?: string;
}

/** Side of the drawing, and the room around the route. */
const SIDE = 300;
const ROOM = 36;

interface Point {
  x: number;
  y: number;
}

/** The route in the drawing, true to scale, north on top. */
function pointsOf(route: RouteMapProps['route']): Point[] {
  const latitudes = route.map(([latitude]) => latitude);
  const longitudes = route.map(([, longitude]) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const span = Math.max(north - south, (east - west) * narrow, 1e-6);
  const scale = (SIDE - 2 * ROOM) / span;
  const left = (SIDE - (east - west) * narrow * scale) / 2;
  const top = (SIDE - (north - south) * scale) / 2;
  return route.map(([latitude, longitude]) => ({
    x: left + (longitude - west) * narrow * scale,
    y: top + (north - latitude) * scale,
  }));
}

const lineOf = (points: readonly Point[]): string =>
  `<path fill='none' stroke='#000' stroke-width='4' stroke-linecap='round' stroke-linejoin='round' d='M${points
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}'/>`;

/** Where a drive went, drawn on a plain ground that needs no map service. */
export function RouteMap({ route, className }: RouteMapProps) {
  const points = pointsOf(route);
  const [start] = points;
  if (!start) return null;
  return (
    <div className={cx(styles.map, className)} role="img" aria-label={t`试驾路线，从门店出发并返回`}>
      <div className={styles.line} style={maskStyle(SIDE, SIDE, lineOf(points))} />
      <div
        className={styles.start}
        style={{ left: `${((start.x / SIDE) * 100).toFixed(2)}%`, top: `${((start.y / SIDE) * 100).toFixed(2)}%` }}
      />
      <div className={styles.north} aria-hidden>{t`北`}</div>
      <div className={styles.drawn} aria-hidden>{t`示意底图`}</div>
    </div>
  );
}
