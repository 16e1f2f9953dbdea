import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { whenMeasured } from '@/platform/measure/when-measured';
import { cx } from '../cx';
import { useLatest } from './use-latest';
import styles from './wheels.module.css';
import type { WheelColumn, WheelsProps } from './wheels-props';

/** A wheel that has not moved for this time (ms) has come to rest. */
const REST_MS = 90;

/** Between two tries (ms) to measure a row that is not laid out yet. */
const MEASURE_EVERY_MS = 50;

/** Steps per key; Home and End go to the ends. */
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -5,
  PageDown: 5,
  Home: -Infinity,
  End: Infinity,
};

/** Columns to turn, by the browser's own scrolling. Each is a spin button for keys and screen readers. */
export function Wheels({ columns, onChange }: WheelsProps) {
  return (
    <div className={styles.wheels}>
      <div className={styles.band} />
      {columns.map((column, at) => (
        <Column key={column.key} column={column} onChange={(index) => onChange(at, index)} />
      ))}
    </div>
  );
}

function Column({ column, onChange }: { column: WheelColumn; onChange: (index: number) => void }) {
  const { label, items, index } = column;
  const { ref, onScroll } = useWheel(index, items.length, onChange);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = KEY_STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onChange(Math.min(items.length - 1, Math.max(0, index + step)));
  };
  const onTap = (event: MouseEvent<HTMLElement>) => {
    const place = Array.from(event.currentTarget.children).indexOf(event.target as Element);
    if (place >= 0) onChange(place);
  };
  return (
    <div
      ref={ref}
      className={styles.column}
      role="spinbutton"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={items.length - 1}
      aria-valuenow={index}
      aria-valuetext={items[index]}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
      onClick={onTap}
    >
      {items.map((item, at) => (
        <div key={item} className={cx(styles.item, at === index && styles.chosen)}>
          {item}
        </div>
      ))}
    </div>
  );
}

/** Keeps the chosen item in the middle, and chooses the one where the wheel stops. */
function useWheel(index: number, count: number, onChange: (index: number) => void) {
  const ref = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const latest = useLatest({ index, count, onChange });
  useLayoutEffect(() => {
    const show = (height: number) => {
      if (ref.current && Math.round(ref.current.scrollTop / height) !== index) ref.current.scrollTop = index * height;
    };
    return whenMeasured({ measure: () => itemHeight(ref.current), everyMs: MEASURE_EVERY_MS, use: show });
  }, [index]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = () => {
    const height = itemHeight(ref.current);
    if (!ref.current || height === null) return;
    const place = Math.round(ref.current.scrollTop / height);
    const target = Math.min(latest.current.count - 1, Math.max(0, place));
    if (target !== latest.current.index) latest.current.onChange(target);
  };
  const onScroll = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, REST_MS);
  };
  return { ref, onScroll };
}

/** Height (px) of a row; null where nothing is laid out. */
const itemHeight = (column: HTMLElement | null): number | null =>
  (column?.firstElementChild as HTMLElement | null)?.offsetHeight || null;
