import styles from './chart.module.css';
import { type ChartProps, valueText } from './chart-types';

/** The values as a list for those who do not see the drawing. */
export function ChartTable(props: ChartProps) {
  const { label, points } = props;
  return (
    <div className={styles.table} role="list" aria-label={label}>
      {points.map((point) => (
        <div key={point.key} role="listitem">{`${point.label} ${valueText(point.value, props)}`}</div>
      ))}
    </div>
  );
}
