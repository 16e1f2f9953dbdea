import { type KeyboardEvent, useState } from 'react';
import { type ChartProps, valueText } from './chart-types';

const MOVES: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

/**
 * The point that is looked at: the newest at first, then the one touched or reached by arrow keys, Home and End.
 * `reader` makes an element a slider over the points, whose text is the value.
 */
export function useChosenPoint(props: ChartProps) {
  const { points, label } = props;
  const last = points.length - 1;
  const [wanted, setWanted] = useState<string>();
  const found = points.findIndex((point) => point.key === wanted);
  const index = found >= 0 ? found : last;
  const choose = (at: number) => setWanted(points[Math.min(last, Math.max(0, at))]?.key);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? last : index + (MOVES[event.key] ?? Number.NaN);
    if (Number.isNaN(to)) return;
    event.preventDefault();
    choose(to);
  };
  const chosen = points[index];
  const reader = {
    role: 'slider',
    tabIndex: 0,
    'aria-label': label,
    'aria-valuemin': 1,
    'aria-valuemax': points.length,
    'aria-valuenow': index + 1,
    'aria-valuetext': chosen && `${chosen.label} ${valueText(chosen.value, props)}`,
    onKeyDown,
  };
  return { index, choose, reader };
}
