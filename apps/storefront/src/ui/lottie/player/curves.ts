import type { Outline, Shape } from './types';
import { listAt, numberAt, outlineAt } from './value';

export type Point = [x: number, y: number];

const ORIGIN: Point = [0, 0];

/** A cubic Bézier curve: start, two handles, end. */
export type Curve = [Point, Point, Point, Point];

/** Curves that follow each other. */
export interface Path {
  curves: Curve[];
  isClosed: boolean;
}

/** Handles of this share of the radius make four curves a circle. */
const ROUND = 0.5523;

const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];

function ofOutline({ v, i, o, c }: Outline): Path {
  const curves: Curve[] = [];
  const count = c ? v.length : v.length - 1;
  for (let at = 0; at < count; at += 1) {
    const next = (at + 1) % v.length;
    const [from, to] = [v[at] ?? ORIGIN, v[next] ?? ORIGIN];
    curves.push([from, add(from, o[at] ?? ORIGIN), add(to, i[next] ?? ORIGIN), to]);
  }
  return { curves, isClosed: c };
}

/** A rectangle with round corners, from the right end of its upper side on, clockwise; an ellipse is one as well. */
function ofBox([x, y]: Point, [width, height]: Point, corner: Point): Path {
  const [rx, ry] = corner;
  const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  const [hx, hy] = [rx * (1 - ROUND), ry * (1 - ROUND)];
  const line = (from: Point, to: Point): Curve => [from, from, to, to];
  const curves: Curve[] = [
    [
      [right - rx, top],
      [right - hx, top],
      [right, top + hy],
      [right, top + ry],
    ],
    line([right, top + ry], [right, bottom - ry]),
    [
      [right, bottom - ry],
      [right, bottom - hy],
      [right - hx, bottom],
      [right - rx, bottom],
    ],
    line([right - rx, bottom], [left + rx, bottom]),
    [
      [left + rx, bottom],
      [left + hx, bottom],
      [left, bottom - hy],
      [left, bottom - ry],
    ],
    line([left, bottom - ry], [left, top + ry]),
    [
      [left, top + ry],
      [left, top + hy],
      [left + hx, top],
      [left + rx, top],
    ],
    line([left + rx, top], [right - rx, top]),
  ];
  return { curves, isClosed: true };
}

const pair = ([x = 0, y = 0]: number[]): Point => [x, y];

/** Path of a shape at a frame; undefined for paints and groups. */
export function pathOf(shape: Shape, frame: number): Path | undefined {
  if (shape.ty === 'sh') {
    const outline = outlineAt(shape.ks, frame);
    return outline && ofOutline(outline);
  }
  if (shape.ty !== 'el' && shape.ty !== 'rc') return undefined;
  const size = pair(listAt(shape.s, frame, [0, 0]));
  const half: Point = [size[0] / 2, size[1] / 2];
  const radius = shape.ty === 'rc' ? Math.min(numberAt(shape.r, frame, 0), ...half) : 0;
  return ofBox(pair(listAt(shape.p, frame, [0, 0])), size, shape.ty === 'el' ? half : [radius, radius]);
}
