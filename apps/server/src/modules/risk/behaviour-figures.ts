import type { BodyOf } from '@voltfront/contract';

type Report = Omit<BodyOf<'POST /api/basic/v1/risk/behaviour'>, 'token'>;

/** The stored statistics of a behaviour report. */
export interface BehaviourFigures {
  touches: number;
  moves: number;
  keys: number;
  /** Median time between two key presses; null below `ENOUGH`. */
  keyGapMs: number | null;
  /** Mean deviation of those times from their median; null below `ENOUGH`. */
  keySpreadMs: number | null;
  /** Median duration of a touch; null below `ENOUGH`. */
  holdMs: number | null;
  /** Number of distinct grid cells that were tapped; null below `ENOUGH`. */
  touchCells: number | null;
}

/** Minimum number of samples for a statistic. */
const ENOUGH = 10;

const DOWN = 0;
const MOVE = 1;
const UP = 2;

function median(values: readonly number[]): number | null {
  if (values.length < ENOUGH) return null;
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

const gapsOf = (times: readonly number[]) => times.slice(1).map((time, at) => Math.abs(time - (times[at] ?? time)));

function spreadOf(values: readonly number[]): number | null {
  const middle = median(values);
  if (middle === null) return null;
  const total = values.reduce((sum, value) => sum + Math.abs(value - middle), 0);
  return Math.round(total / values.length);
}

function holdsOf(touches: Report['touches']): number[] {
  let downAt: number | null = null;
  const holds: number[] = [];
  for (const [time, kind] of touches) {
    if (kind === DOWN) downAt = time;
    if (kind === UP && downAt !== null) {
      holds.push(Math.abs(time - downAt));
      downAt = null;
    }
  }
  return holds;
}

/**
 * Reduces a report to a few statistics; the times themselves are not stored.
 * @example ten keys pressed every 100 ms: keyGapMs 100, keySpreadMs 0 (needs eleven presses)
 */
export function figuresOf({ touches, keys }: Report): BehaviourFigures {
  const taps = touches.filter(([, kind]) => kind === DOWN);
  const gaps = gapsOf(keys.filter(([, kind]) => kind === DOWN).map(([time]) => time));
  return {
    touches: taps.length,
    moves: touches.filter(([, kind]) => kind === MOVE).length,
    keys: gaps.length === 0 ? Math.min(1, keys.length) : gaps.length + 1,
    keyGapMs: median(gaps),
    keySpreadMs: spreadOf(gaps),
    holdMs: median(holdsOf(touches)),
    touchCells: taps.length < ENOUGH ? null : new Set(taps.map(([, , column, row]) => column * 10 + row)).size,
  };
}
