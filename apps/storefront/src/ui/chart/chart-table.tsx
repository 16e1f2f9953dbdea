import { groupsOf } from '../groups';
import { visuallyHidden } from '../visually-hidden';
import { type ChartProps, valueText } from './chart-types';

/** The values as a list for those who do not see the drawing. */
export function ChartTable(props: ChartProps) {
  const { label, points } = props;
  return (
    <div className={visuallyHidden} role="list" aria-label={label}>
      {groupsOf(points).map(({ key, items }) => (
        <div key={key} role="presentation">
          {items.map((point) => (
            <div key={point.key} role="listitem">{`${point.label} ${valueText(point.value, props)}`}</div>
          ))}
        </div>
      ))}
    </div>
  );
}
