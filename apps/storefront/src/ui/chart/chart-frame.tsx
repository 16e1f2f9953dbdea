import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { cx } from '../cx';
import { groupsOf } from '../groups';
import { percent } from '../percent';
import styles from './chart.module.css';
import { heightOf, shownLabels } from './chart-scale';
import { ChartTable } from './chart-table';
import { type ChartProps, valueText } from './chart-types';
import { useChosenPoint } from './use-chosen-point';

export interface ChartFrameProps {
  chart: ChartProps;
  /** Marks of the value axis, lowest first. */
  marks: readonly number[];
  /** Draws the values; gets the index of the point looked at. */
  children: (index: number) => ReactNode;
}

/** Axes, grid, labels, the value looked at above them, and a column per point that can be touched. */
export function ChartFrame({ chart, marks, children }: ChartFrameProps) {
  const { points, className } = chart;
  const { index, choose, reader } = useChosenPoint(chart);
  const shown = shownLabels(points.length);
  return (
    <div className={cx(styles.chart, className)}>
      <div className={styles.area} {...reader}>
        <div className={styles.shape} />
        {marks.map((mark) => (
          <div key={mark} className={styles.mark} style={{ bottom: percent(heightOf(mark, marks)) }} aria-hidden>
            <span className={styles.markText}>{valueText(mark, { format: chart.format })}</span>
          </div>
        ))}
        <div className={styles.plot} aria-hidden>
          {children(index)}
          <Columns points={points} choose={choose} />
          <Bubble chart={chart} index={index} />
        </div>
      </div>
      <div className={styles.labels} aria-hidden>
        {points.map(
          (point, at) =>
            shown[at] && (
              <div key={point.key} className={styles.label} style={columnStyle(at, points.length)}>
                <span className={cx(styles.labelText, at === index && styles.chosen)}>{point.label}</span>
              </div>
            ),
        )}
      </div>
      <ChartTable {...chart} />
    </div>
  );
}

interface ColumnsProps {
  points: ChartProps['points'];
  choose: (index: number) => void;
}

/** A column per point that can be touched. */
function Columns({ points, choose }: ColumnsProps) {
  return groupsOf(points).map(({ key, items, from }) => (
    <div key={key}>
      {items.map((point, at) => (
        <div
          key={point.key}
          className={styles.column}
          aria-hidden
          style={columnStyle(from + at, points.length)}
          onClick={() => choose(from + at)}
          onMouseEnter={() => choose(from + at)}
        />
      ))}
    </div>
  ));
}

function Bubble({ chart, index }: { chart: ChartProps; index: number }) {
  const point = chart.points[index];
  if (!point) return null;
  const middle = (index + 0.5) / chart.points.length;
  const side = middle < 0.2 ? styles.atStart : middle > 0.8 ? styles.atEnd : undefined;
  return (
    <div className={cx(styles.bubble, side)} style={{ left: percent(middle) }}>
      <span className={styles.bubbleLabel}>{point.label}</span>
      <span className={styles.bubbleValue}>{valueText(point.value, chart)}</span>
    </div>
  );
}

/** A chart without values keeps its room. */
export function EmptyChart({ label, emptyText, className }: ChartProps) {
  return (
    <div className={cx(styles.chart, className)} role="img" aria-label={label}>
      <div className={cx(styles.area, styles.empty)}>
        <div className={styles.shape} />
        <div className={styles.emptyText}>{emptyText ?? t`暂无数据`}</div>
      </div>
    </div>
  );
}

const columnStyle = (index: number, count: number) => ({ left: percent(index / count), width: percent(1 / count) });
