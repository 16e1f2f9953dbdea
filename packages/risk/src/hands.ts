import { DAY_MS, MINUTE_MS } from '@voltfront/rules/time';
import { createBoundedBuffer } from './bounded-buffer';

/** Most touches, and most keys, that wait for a report. */
export const BUFFER_SIZE = 500;

/** Moves that come sooner (ms) after the one before are left out. */
export const MOVE_GAP_MS = 100;

/** Side of the grid that positions are rounded to. */
const GRID = 10;

const touchKinds = ['down', 'move', 'up', 'cancel'] as const;
const keyKinds = ['down', 'up'] as const;

/** Time since collecting began (ms), kind (0 down, 1 move, 2 up, 3 cancelled), column and row of a 10 by 10 grid. */
export type TouchEntry = [at: number, kind: number, column: number, row: number];
/** Time since collecting began (ms), kind (0 down, 1 up). Which key it was is never known here. */
export type KeyEntry = [at: number, kind: number];

/** What hands did since collecting began, in figures. */
export interface HandsSummary {
  ageMs: number;
  touches: number;
  keys: number;
  /** Touches and keys that a script made. */
  untrusted: number;
  /** Median time between two key presses; null below three gaps. */
  keyGapMs: number | null;
  /** Median time a finger or button was down; null below three. */
  holdMs: number | null;
}

/** A touch or click as the platform tells it. */
export interface SeenTouch {
  kind: (typeof touchKinds)[number];
  /** Position as a share of the screen's width and height, 0 to 1. */
  x: number;
  y: number;
  /** False when a script made it. */
  isTrusted: boolean;
}

/** Collects times and kinds of touches and keys. */
export interface Hands {
  touch(seen: SeenTouch): void;
  key(kind: (typeof keyKinds)[number], isTrusted: boolean): void;
  summary(): HandsSummary;
  /** Takes out what waits for a report. */
  drain(): { touches: TouchEntry[]; keys: KeyEntry[] };
  readonly waiting: number;
}

/** Figures below this many say nothing. */
const ENOUGH = 3;
/** Figures come from the newest so many. */
const NEWEST = 50;

function median(values: readonly number[]): number | null {
  if (values.length < ENOUGH) return null;
  const sorted = [...values].sort((one, other) => one - other);
  return Math.min(10 * MINUTE_MS, sorted[Math.floor(sorted.length / 2)] ?? 0);
}

const cell = (share: number) =>
  Math.min(GRID - 1, Math.max(0, Math.floor((Number.isFinite(share) ? share : 0) * GRID)));

/** Starts collecting. `now` is any clock in milliseconds. */
export function createHands(now: () => number): Hands {
  const startedAt = now();
  const touches = createBoundedBuffer<TouchEntry>(BUFFER_SIZE);
  const keys = createBoundedBuffer<KeyEntry>(BUFFER_SIZE);
  const gaps = createBoundedBuffer<number>(NEWEST);
  const holds = createBoundedBuffer<number>(NEWEST);
  const counts = { touches: 0, keys: 0, untrusted: 0 };
  let movedAt = Number.NEGATIVE_INFINITY;
  let downAt: number | null = null;
  let keyAt: number | null = null;
  const age = () => Math.max(0, Math.round(now() - startedAt));

  return {
    touch({ kind, x, y, isTrusted }) {
      const at = age();
      if (kind === 'move') {
        if (at - movedAt < MOVE_GAP_MS) return;
        movedAt = at;
      }
      if (!isTrusted) counts.untrusted += 1;
      if (kind === 'down') {
        counts.touches += 1;
        downAt = at;
      }
      if (kind === 'up' && downAt !== null) {
        holds.add(at - downAt);
        downAt = null;
      }
      touches.add([at, touchKinds.indexOf(kind), cell(x), cell(y)]);
    },
    key(kind, isTrusted) {
      const at = age();
      if (!isTrusted) counts.untrusted += 1;
      if (kind === 'down') {
        counts.keys += 1;
        if (keyAt !== null) gaps.add(at - keyAt);
        keyAt = at;
      }
      keys.add([at, keyKinds.indexOf(kind)]);
    },
    summary: () => ({
      ageMs: Math.min(DAY_MS, age()),
      ...counts,
      keyGapMs: median(gaps.read()),
      holdMs: median(holds.read()),
    }),
    drain: () => ({ touches: touches.drain(), keys: keys.drain() }),
    get waiting() {
      return touches.length + keys.length;
    },
  };
}
