import type { Keyframe, Outline, Value } from './types';

type Point = [number, number];

/** Reads the first dimension of an easing handle. */
const first = (value: number | number[]): number => (typeof value === 'number' ? value : (value[0] ?? 0));

const bezier = (a: number, b: number, t: number): number =>
  3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t;

/** Eased progress of a keyframe at a share of its time. */
export function ease(share: number, from: { x: number; y: number }, to: { x: number; y: number }): number {
  let [low, high] = [0, 1];
  let t = share;
  for (let step = 0; step < 24; step += 1) {
    const x = bezier(from.x, to.x, t);
    if (Math.abs(x - share) < 1e-4) break;
    if (x < share) low = t;
    else high = t;
    t = (low + high) / 2;
  }
  return bezier(from.y, to.y, t);
}

/** The keyframe of a moment and how far (0 to 1) it is on its way to the next. */
function locate<T>(frames: Keyframe<T>[], frame: number): { at: number; share: number } {
  const next = frames.findIndex(({ t }) => t > frame);
  if (next === 0) return { at: 0, share: 0 };
  if (next < 0) return { at: frames.length - 1, share: 0 };
  const [from, to] = [frames[next - 1], frames[next]];
  if (!from || !to || from.h === 1) return { at: next - 1, share: 0 };
  const share = (frame - from.t) / (to.t - from.t);
  if (!from.o || !from.i) return { at: next - 1, share };
  const [start, end] = [from.o, from.i];
  const eased = ease(share, { x: first(start.x), y: first(start.y) }, { x: first(end.x), y: first(end.y) });
  return { at: next - 1, share: eased };
}

const between = (from: number, to: number, share: number): number => from + (to - from) * share;

const pointBetween = (from: Point, to: Point, share: number): Point => [
  between(from[0], to[0], share),
  between(from[1], to[1], share),
];

/** A list of numbers (a position, a colour) at a frame. */
export function listAt(value: Value<number[]> | undefined, frame: number, none: number[]): number[] {
  if (!value) return none;
  if (value.a === 0) return value.k;
  const { at, share } = locate(value.k, frame);
  const from = (value.k[at]?.s ?? none) as number[];
  const to = (value.k[at + 1]?.s ?? from) as number[];
  return from.map((part, index) => between(part, to[index] ?? part, share));
}

/** A number at a frame. */
export function numberAt(value: Value<number> | undefined, frame: number, none: number): number {
  if (!value) return none;
  if (value.a === 0) return value.k;
  return listAt(value as unknown as Value<number[]>, frame, [none])[0] ?? none;
}

/** A path at a frame. */
export function outlineAt(value: Value<Outline>, frame: number): Outline | undefined {
  if (value.a === 0) return value.k;
  const { at, share } = locate(value.k, frame);
  const from = (value.k[at]?.s as Outline[] | undefined)?.[0];
  const to = (value.k[at + 1]?.s as Outline[] | undefined)?.[0];
  if (!from || !to || share === 0) return from;
  const mix = (side: 'v' | 'i' | 'o') =>
    from[side].map((point, index) => pointBetween(point, to[side][index] ?? point, share));
  return { v: mix('v'), i: mix('i'), o: mix('o'), c: from.c };
}
