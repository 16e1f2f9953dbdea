import { cx } from '../cx';
import { percent } from '../percent';
import styles from './chart.module.css';
import { ChartFrame, EmptyChart } from './chart-frame';
import { areaPath, curvePath, maskStyle } from './chart-paths';
import { axisMarks, heightOf } from './chart-scale';
import type { ChartProps } from './chart-types';

export interface LineChartProps extends ChartProps {
  /** The axis begins at 0; left out: shortly below the lowest value, which shows small changes. */
  fromZero?: boolean;
}

const WIDTH = 310;
const HEIGHT = 155;

/** Line chart of a value over time. A touch, the arrow keys or the mouse show single values. */
export function LineChart({ fromZero = false, ...chart }: LineChartProps) {
  const { points } = chart;
  if (points.length === 0) return <EmptyChart {...chart} />;
  const marks = axisMarks(
    points.map((point) => point.value),
    fromZero,
  );
  const shares = points.map((point, at) => ({ x: (at + 0.5) / points.length, y: heightOf(point.value, marks) }));
  const places = shares.map(({ x, y }) => ({ x: x * WIDTH, y: (1 - y) * HEIGHT }));
  return (
    <ChartFrame chart={chart} marks={marks}>
      {(index) => (
        <>
          <div className={cx(styles.layer, styles.ground)} style={maskStyle(WIDTH, HEIGHT, groundOf(places))} />
          <div className={cx(styles.layer, styles.line)} style={maskStyle(WIDTH, HEIGHT, lineOf(places))} />
          <div className={styles.guide} style={{ left: percent(shares[index]?.x ?? 0) }} />
          <div
            className={styles.dot}
            style={{ left: percent(shares[index]?.x ?? 0), bottom: percent(shares[index]?.y ?? 0) }}
          />
        </>
      )}
    </ChartFrame>
  );
}

type Places = Parameters<typeof curvePath>[0];

const lineOf = (places: Places): string =>
  `<path fill='none' stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round' d='${curvePath(places)}'/>`;

const groundOf = (places: Places): string =>
  `<linearGradient id='g' x2='0' y2='1'><stop stop-opacity='.2'/><stop offset='1' stop-opacity='0'/></linearGradient><path fill='url(#g)' d='${areaPath(places, HEIGHT)}'/>`;
