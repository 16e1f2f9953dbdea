import type { Curve, Path, Point } from './curves';

/** Pieces that a curve's length is measured in: exact to the eye for drawings of this size. */
const PIECES = 16;

const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** Cuts a curve in two. */
function split([a, b, c, d]: Curve, t: number): [Curve, Curve] {
  const [ab, bc, cd] = [mix(a, b, t), mix(b, c, t), mix(c, d, t)];
  const [abc, bcd] = [mix(ab, bc, t), mix(bc, cd, t)];
  const middle = mix(abc, bcd, t);
  return [
    [a, ab, abc, middle],
    [middle, bcd, cd, d],
  ];
}

function pointAt(curve: Curve, t: number): Point {
  return split(curve, t)[0][3];
}

/** Lengths along a curve, one after each piece. */
function measure(curve: Curve): number[] {
  const lengths = [0];
  let last = curve[0];
  for (let piece = 1; piece <= PIECES; piece += 1) {
    const next = pointAt(curve, piece / PIECES);
    lengths.push((lengths[piece - 1] ?? 0) + Math.hypot(next[0] - last[0], next[1] - last[1]));
    last = next;
  }
  return lengths;
}

/** The parameter at which a curve has come to a length. */
function parameterAt(lengths: number[], length: number): number {
  const next = lengths.findIndex((reached) => reached >= length);
  if (next <= 0) return next === 0 ? 0 : 1;
  const [from = 0, to = 0] = [lengths[next - 1], lengths[next]];
  return (next - 1 + (to > from ? (length - from) / (to - from) : 0)) / PIECES;
}

/** The part of a curve between two lengths along it. */
function cut(curve: Curve, lengths: number[], from: number, to: number): Curve {
  const start = parameterAt(lengths, from);
  const end = parameterAt(lengths, to);
  const rest = start > 0 ? split(curve, start)[1] : curve;
  return end < 1 ? split(rest, (end - start) / (1 - start))[0] : rest;
}

function part(path: Path, from: number, to: number): Curve[] {
  const measured = path.curves.map((curve) => ({ curve, lengths: measure(curve) }));
  const total = measured.reduce((sum, { lengths }) => sum + (lengths[PIECES] ?? 0), 0);
  let before = 0;
  const kept: Curve[] = [];
  for (const { curve, lengths } of measured) {
    const own = lengths[PIECES] ?? 0;
    const [start, end] = [Math.max(0, from * total - before), Math.min(own, to * total - before)];
    if (end > start) kept.push(cut(curve, lengths, start, end));
    before += own;
  }
  return kept;
}

/**
 * The part of a path between two shares of its length.
 *
 * @param start @param end 0 to 1
 * @param offset moves both along; parts that go over the end go on at the start
 */
export function trim(path: Path, start: number, end: number, offset: number): Path[] {
  const [low, high] = start < end ? [start, end] : [end, start];
  if (high - low >= 1) return [path];
  const from = (((low + offset) % 1) + 1) % 1;
  const to = from + high - low;
  const parts = to > 1 ? [part(path, from, 1), part(path, 0, to - 1)] : [part(path, from, to)];
  return parts.filter((curves) => curves.length > 0).map((curves) => ({ curves, isClosed: false }));
}
