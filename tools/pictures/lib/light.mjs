/**
 * The light of every drawing: it comes from the upper left, is warm where it falls and petrol where it does not.
 * Fills are registered here and written once into the document that uses them.
 */
import { ellipse, mix, path, rect } from './draw.mjs';
import { tone } from './palette.mjs';

const registry = new Map();

/** A short id that is the same for the same text, so that pictures do not change from run to run. */
function idOf(text) {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return `p${(hash >>> 0).toString(36)}`;
}

function register(open, stops, close) {
  const inner = stops
    .map(([offset, colour, opacity = 1]) => {
      const seen = opacity === 1 ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${seen}/>`;
    })
    .join('');
  const id = idOf(open + inner);
  registry.set(id, `${open.replace(' ', ` id="${id}" `)}>${inner}${close}`);
  return `url(#${id})`;
}

const spread = (colours) => colours.map((colour, i) => [i / (colours.length - 1), colour]);
const linear = (x1, y1, x2, y2, stops) =>
  register(`<linearGradient x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stops, '</linearGradient>');

/** Fill from top to bottom. */
export const down = (...colours) => linear(0, 0, 0, 1, spread(colours));
/** Fill from left to right. */
export const across = (...colours) => linear(0, 0, 1, 0, spread(colours));
/** Fill from the upper left to the lower right. */
export const slope = (...colours) => linear(0, 0, 1, 1, spread(colours));
/** Fill from top to bottom that fades away; `from` and `to` are opacities. */
export const veil = (colour, from, to) =>
  linear(0, 0, 0, 1, [
    [0, colour, from],
    [1, colour, to],
  ]);
/** As `veil`, from left to right. */
export const sideVeil = (colour, from, to) =>
  linear(0, 0, 1, 0, [
    [0, colour, from],
    [1, colour, to],
  ]);
/** Light that fades from its middle. */
export const halo = (colour, strength = 1) =>
  register(
    '<radialGradient r="0.5"',
    [
      [0, colour, strength],
      [0.4, colour, strength * 0.42],
      [0.72, colour, strength * 0.1],
      [1, colour, 0],
    ],
    '</radialGradient>',
  );

/** A colour in the light, and in the shade. */
export const lit = (colour, share = 0.3) => mix(colour, tone.sunlight, share);
export const dim = (colour, share = 0.3) => mix(colour, tone.night, share);

/** Fill of a flat face in the main light. */
export const face = (colour) => slope(lit(colour, 0.28), colour, dim(colour, 0.16));
/** Fill of a face turned away from the light. */
export const side = (colour) => slope(dim(colour, 0.2), dim(colour, 0.42));
/** Fill of a standing cylinder. */
export const drum = (colour) =>
  across(dim(colour, 0.1), lit(colour, 0.42), colour, dim(colour, 0.2), dim(colour, 0.42), dim(colour, 0.28));
/** Fill of a ball. */
export const globe = (colour) =>
  register(
    '<radialGradient cx="0.36" cy="0.3" r="0.75"',
    [
      [0, lit(colour, 0.62)],
      [0.35, lit(colour, 0.14)],
      [0.75, dim(colour, 0.16)],
      [1, dim(colour, 0.42)],
    ],
    '</radialGradient>',
  );

/** Soft shadow on the ground below a thing, leaning away from the light. */
export const shadow = (x, y, rx, ry = rx * 0.16, strength = 0.42, colour = tone.night) =>
  ellipse(x + rx * 0.1, y, rx * 1.25, ry * 1.5, halo(colour, strength));

/** Thin bright edge along a path. */
export const rim = (d, width = 3, opacity = 0.6) =>
  path(d, 'none', `stroke="${tone.sunlight}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"`);

/** A box seen a little from above and from the left: lid, front and side. */
export function block(x, y, w, h, depth, colour, r = 8) {
  const up = depth * 0.5;
  return (
    path(`M${x + w - r} ${y}l${depth} ${-up}V${y + h - up - r}l${-depth} ${up + r}Z`, side(colour)) +
    path(
      `M${x + r} ${y + r}l${depth} ${-up - r}H${x + w + depth - r}l${-depth + r} ${up + r}Z`,
      across(lit(colour, 0.55), lit(colour, 0.3)),
    ) +
    rect(x, y, w, h, face(colour), `rx="${r}"`)
  );
}

/** A round plinth. */
export function plinth(x, y, rx, height, colour) {
  const ry = rx * 0.2;
  return (
    shadow(x, y + ry * 0.7, rx * 1.12, ry * 1.15, 0.5) +
    path(`M${x - rx} ${y - height}V${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}V${y - height}Z`, drum(colour)) +
    ellipse(x, y - height, rx, ry, slope(lit(colour, 0.6), lit(colour, 0.2))) +
    path(
      `M${x - rx} ${y - height}A${rx} ${ry} 0 0 0 ${x + rx} ${y - height}`,
      'none',
      `stroke="${tone.sunlight}" stroke-width="2" opacity="0.55"`,
    )
  );
}

/** Wraps shapes into an SVG document with the fills that they use. */
export function document(w, h, body) {
  const used = new Set([...body.matchAll(/url\(#(p[0-9a-z]+)\)/g)].map((found) => found[1]));
  const defs = [...used].map((id) => registry.get(id) ?? '').join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${defs}</defs>${body}</svg>`;
}

/** Moves, turns (degrees about the own middle) and sizes a prop of the 400 × 400 box; (x, y) is where its foot stands. */
export const put = (body, x, y, scale = 1, turn = 0, flop = false) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${flop ? -scale : scale} ${scale}) translate(-200 -350)">${body}</g>`;
