import { cx } from '../cx';
import { percent } from '../percent';
import bars from './bar-chart.module.css';
import styles from './chart.module.css';
import { ChartFrame, EmptyChart } from './chart-frame';
import { axisMarks, heightOf } from './chart-scale';
import { type ChartProps, valueText } from './chart-types';

export interface BarChartProps extends ChartProps {
  /** `columns` stand on a time axis; `rows` lie under each other with their names, for ranks and comparisons. */
  variant?: 'columns' | 'rows';
  /** `rows`: the one to stand out, such as one's own car. */
  highlightKey?: string;
}

/** Amounts beside each other. Values below 0 are drawn as 0. */
export function BarChart({ variant = 'columns', highlightKey, ...chart }: BarChartProps) {
  const { points } = chart;
  if (points.length === 0) return <EmptyChart {...chart} />;
  if (variant === 'rows') return <Rows chart={chart} highlightKey={highlightKey} />;
  const marks = axisMarks(
    points.map((point) => Math.max(0, point.value)),
    true,
  );
  return (
    <ChartFrame chart={chart} marks={marks}>
      {(index) =>
        points.map((point, at) => (
          <div key={point.key} className={bars.place} style={placeOf(at, points.length)}>
            <div
              className={cx(bars.column, at === index && bars.chosen)}
              style={{ height: percent(Math.max(0, heightOf(point.value, marks))) }}
            />
          </div>
        ))
      }
    </ChartFrame>
  );
}

const placeOf = (index: number, count: number) => ({ left: percent(index / count), width: percent(1 / count) });

function Rows({ chart, highlightKey }: { chart: ChartProps; highlightKey?: string }) {
  const longest = Math.max(...chart.points.map((point) => point.value), 0) || 1;
  return (
    <div className={cx(styles.chart, chart.className)} role="list" aria-label={chart.label}>
      {chart.points.map((point) => (
        <div key={point.key} className={cx(bars.row, point.key === highlightKey && bars.own)} role="listitem">
          <div className={bars.words}>
            <span className={bars.name}>{point.label}</span>
            <span className={bars.value}>{valueText(point.value, chart)}</span>
          </div>
          <div className={bars.track}>
            <div className={bars.bar} style={{ width: percent(Math.max(0, point.value) / longest) }} />
          </div>
        </div>
      ))}
    </div>
  );
}
