import { useState } from 'react';
import { cx } from '../cx';
import styles from './chart.module.css';
import { EmptyChart } from './chart-frame';
import { arcPath, maskStyle } from './chart-paths';
import { type ChartProps, valueText } from './chart-types';
import ring from './ring-chart.module.css';

export interface RingChartProps extends ChartProps {
  /** Words in the middle over the sum; tapping a part shows that part there. */
  total?: string;
  /** Writes the figure in the middle, which has room for about seven signs; default: `format`. */
  formatMiddle?: (value: number) => string;
}

const RADIUS = 42;
/** Room between parts, as a share of the ring. */
const GAP = 0.008;
const TONES = 6;

/** Parts of a whole, at most six that differ in colour; each is named with its share. Values below 0 count as 0. */
export function RingChart({ total, formatMiddle, ...chart }: RingChartProps) {
  const [chosenKey, setChosenKey] = useState<string>();
  const points = chart.points.map((point) => ({ ...point, value: Math.max(0, point.value) }));
  const sum = points.reduce((all, point) => all + point.value, 0);
  if (sum === 0) return <EmptyChart {...chart} />;
  const chosen = points.find((point) => point.key === chosenKey);
  const starts = points.map((_, at) => points.slice(0, at).reduce((all, point) => all + point.value, 0) / sum);
  const tone = (at: number) => ring[`tone${at % TONES}`];
  return (
    <div className={cx(styles.chart, ring.chart, chart.className)} role="group" aria-label={chart.label}>
      <div className={ring.circle} aria-hidden>
        {points.map((point, at) => (
          <div
            key={point.key}
            className={cx(ring.part, tone(at), chosen && chosen.key !== point.key && ring.faint)}
            style={maskStyle(100, 100, partOf(starts[at] ?? 0, point.value / sum))}
          />
        ))}
        <div className={ring.middle}>
          <span className={ring.figure}>
            {valueText(chosen?.value ?? sum, { format: formatMiddle ?? chart.format })}
          </span>
          <span className={ring.words}>{[chosen?.label ?? total, chart.unit].filter(Boolean).join(' · ')}</span>
        </div>
      </div>
      <div className={ring.legend}>
        {points.map((point, at) => (
          <button
            key={point.key}
            type="button"
            className={ring.entry}
            aria-pressed={point.key === chosenKey}
            onClick={() => setChosenKey(point.key === chosenKey ? undefined : point.key)}
          >
            <span className={cx(ring.swatch, tone(at))} />
            <span className={ring.name}>{point.label}</span>
            <span className={ring.share}>{Math.round((point.value / sum) * 100)}%</span>
            <span className={ring.value}>{valueText(point.value, chart)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

function partOf(from: number, share: number): string {
  const pen = "fill='none' stroke='#000' stroke-width='11'";
  if (share === 1) return `<circle ${pen} cx='50' cy='50' r='${RADIUS}'/>`;
  const gap = share > 2 * GAP ? GAP / 2 : 0;
  return `<path ${pen} d='${arcPath(RADIUS, from + gap, from + share - gap)}'/>`;
}
