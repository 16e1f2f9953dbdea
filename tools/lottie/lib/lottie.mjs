/** Builds Lottie (5.x) documents from a few words: values, shapes, layers. */

/** Eases in and out. */
const SMOOTH = { o: { x: 0.4, y: 0 }, i: { x: 0.2, y: 1 } };
/** Linear. */
const EVEN = { o: { x: 0, y: 0 }, i: { x: 1, y: 1 } };

const list = (value) => (Array.isArray(value) ? value : [value]);

/** A constant value. */
const fixed = (value) => ({ a: 0, k: value });

/**
 * A value that moves through keyframes `[frame, value]`.
 * @param isEven at the same speed all the way, for what turns or passes by
 */
export function moving(frames, isEven = false) {
  const { o, i } = isEven ? EVEN : SMOOTH;
  const key = ([t, value], index) => ({
    t,
    s: list(value),
    ...(index < frames.length - 1 && handles(list(value), o, i)),
  });
  return { a: 1, k: frames.map(key) };
}

/** Players want the handles as lists, as long as the value. */
function handles(value, o, i) {
  const spread = ({ x, y }) => ({ x: value.map(() => x), y: value.map(() => y) });
  return { o: spread(o), i: spread(i) };
}

const wrap = (value) => (value !== null && typeof value === 'object' && 'k' in value ? value : fixed(value));

function transform({ position = [0, 0], anchor = [0, 0], scale = [100, 100], turn = 0, opacity = 100 }) {
  return { p: wrap(position), a: wrap(anchor), s: wrap(scale), r: wrap(turn), o: wrap(opacity) };
}

/** Colours are hex; shares of 1 in the format. */
const colour = (hex) => [...[1, 3, 5].map((at) => round(Number.parseInt(hex.slice(at, at + 2), 16) / 255)), 1];
const round = (value) => Math.round(value * 1000) / 1000;

export const fill = (hex, opacity = 100) => ({ ty: 'fl', nm: 'fill', c: fixed(colour(hex)), o: wrap(opacity), r: 1 });

export const stroke = (hex, width, opacity = 100) => ({
  ty: 'st',
  nm: 'line',
  c: fixed(colour(hex)),
  o: wrap(opacity),
  w: wrap(width),
  lc: 2,
  lj: 2,
});

/** Shows the part of the paths before it from `start` to `end`, percent. */
export const trim = (start, end, offset = 0) => ({
  ty: 'tm',
  nm: 'part',
  s: wrap(start),
  e: wrap(end),
  o: wrap(offset),
  m: 1,
});

export const circle = ([x, y], radius) => ({
  ty: 'el',
  nm: 'circle',
  d: 1,
  p: fixed([x, y]),
  s: fixed([radius * 2, radius * 2]),
});

export const bar = ([x, y], [width, height]) => ({
  ty: 'rc',
  nm: 'bar',
  d: 1,
  p: fixed([x, y]),
  s: fixed([width, height]),
  r: fixed(height / 2),
});

/** A path from SVG's absolute M, L, C and Z. */
export function path(d) {
  const [v, i, o] = [[], [], []];
  const to = (point) => {
    v.push(point);
    i.push([0, 0]);
    o.push([0, 0]);
  };
  const from = (point, base) => [round(point[0] - base[0]), round(point[1] - base[1])];
  for (const [, command, rest] of d.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const points = Array.from({ length: numbers.length / 2 }, (_, at) => [numbers[at * 2], numbers[at * 2 + 1]]);
    if (command !== 'C') points.forEach(to);
    else {
      const [first, second, end] = points;
      o[o.length - 1] = from(first, v.at(-1));
      to(end);
      i[i.length - 1] = from(second, end);
    }
  }
  return { ty: 'sh', nm: 'path', ks: fixed({ v, i, o, c: d.trim().endsWith('Z') }) };
}

/** A group of shapes; the first one is on top. */
export const group = (shapes, place = {}) => ({
  ty: 'gr',
  nm: 'group',
  it: [...shapes, { ty: 'tr', nm: 'place', ...transform(place), sk: fixed(0), sa: fixed(0) }],
});

/** A layer of groups. */
export const layer = (name, shapes, place = {}) => ({ ty: 4, nm: name, ks: transform(place), shapes });

/** A whole animation; the first layer lies on top. */
export function animation(name, { width, height, frames, still }, layers) {
  const common = { ddd: 0, sr: 1, ao: 0, ip: 0, op: frames, st: 0, bm: 0 };
  const data = {
    v: '5.12.2',
    fr: 30,
    ip: 0,
    op: frames,
    w: width,
    h: height,
    nm: name,
    ddd: 0,
    assets: [],
    layers: layers.map((one, index) => ({ ...common, ind: index + 1, ...one })),
  };
  return { name, still, data };
}
