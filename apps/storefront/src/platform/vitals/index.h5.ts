import { SECOND_MS } from '@voltfront/rules/time';
import { onLeave } from '../leave';
import type { Vital } from './types';

export type { Vital } from './types';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

interface Interaction extends PerformanceEntry {
  interactionId?: number;
}

/** Shifts within this time (ms) of each other, and within 5 s in all, are one. */
const SHIFT_GAP_MS = SECOND_MS;
const SHIFT_WINDOW_MS = 5 * SECOND_MS;

/** Watches entries of one type from the beginning of the page; nothing where the browser does not know them. */
function watch(type: string, take: (entry: PerformanceEntry) => void, more: object = {}): PerformanceObserver | null {
  if (typeof PerformanceObserver === 'undefined' || !PerformanceObserver.supportedEntryTypes?.includes(type))
    return null;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  observer.observe({ type, buffered: true, ...more } as PerformanceObserverInit);
  return observer;
}

/** The worst burst of layout shifts, in thousandths. */
function shiftMeter() {
  let worst = 0;
  let burst = { sum: 0, firstAt: 0, lastAt: 0 };
  return {
    add(entry: PerformanceEntry) {
      const { value, hadRecentInput, startTime } = entry as Shift;
      if (hadRecentInput) return;
      const isSame = startTime - burst.lastAt < SHIFT_GAP_MS && startTime - burst.firstAt < SHIFT_WINDOW_MS;
      burst = isSame && burst.sum > 0 ? burst : { sum: 0, firstAt: startTime, lastAt: startTime };
      burst = { ...burst, sum: burst.sum + value, lastAt: startTime };
      worst = Math.max(worst, burst.sum);
    },
    value: () => Math.round(worst * 1000),
  };
}

/**
 * Reports the figures of this page load once, when the app first goes out of sight: time to the first byte, first and largest
 * content, layout shift, slowest answer to an input. Returns what ends it.
 */
export function observeVitals(report: (vital: Vital) => void): () => void {
  const found: Partial<Record<Vital['metric'], number>> = {};
  const shifts = shiftMeter();
  const observers = [
    watch('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') found.FCP = entry.startTime;
    }),
    watch('largest-contentful-paint', (entry) => {
      found.LCP = entry.startTime;
    }),
    watch('layout-shift', (entry) => {
      shifts.add(entry);
      found.CLS = shifts.value();
    }),
    watch(
      'event',
      (entry) => {
        if ((entry as Interaction).interactionId) found.INP = Math.max(found.INP ?? 0, entry.duration);
      },
      { durationThreshold: 40 },
    ),
  ];
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation) found.TTFB = navigation.responseStart;
  const stop = () => {
    for (const observer of observers) observer?.disconnect();
    endLeave();
  };
  const endLeave = onLeave(() => {
    stop();
    for (const [metric, value] of Object.entries(found) as [Vital['metric'], number][])
      report({ metric, value: Math.min(600_000, Math.max(0, Math.round(value))) });
  });
  return stop;
}
