/** Puts a set, props, floating pieces and, if wanted, a car together to a campaign picture. */
import sharp from 'sharp';
import { carLayer } from './compose.mjs';
import { chance, circle, ellipse, mix, path, rect } from './draw.mjs';
import { dim, document, face, halo, lit, plinth, put, slope, veil } from './light.mjs';
import { moods, tone } from './palette.mjs';
import { props } from './props/index.mjs';
import * as everySet from './sets.mjs';

const sets = new Map(Object.entries(everySet));

/** Width every artwork is composed for. */
const WIDTH = 1170;
/** The plans are written small; subjects are drawn this much larger, and moved apart a little. */
const LARGE = 1.2;
const spread = (x) => WIDTH / 2 + (x - WIDTH / 2) * 1.05;

/** Pieces that float in the air: confetti, petals, leaves, sparks or stars. */
const air = {
  confetti: (x, y, s, c, a) =>
    `<g transform="translate(${x} ${y}) rotate(${a})">${rect(-9 * s, -5 * s, 18 * s, 10 * s, face(c), 'rx="3"')}</g>`,
  petals: (x, y, s, _c, a) =>
    `<g transform="translate(${x} ${y}) rotate(${a}) scale(${s})">${path('M0 -16q16 12 0 32q-16 -20 0 -32Z', slope('#fbdcdc', tone.rose))}</g>`,
  leaves: (x, y, s, _c, a) =>
    `<g transform="translate(${x} ${y}) rotate(${a}) scale(${s})">${path('M-18 0q18 -18 36 0q-18 18 -36 0Z', slope('#cfe8a8', tone.leaf))}</g>`,
  sparks: (x, y, s, c) =>
    `<g transform="translate(${x} ${y}) scale(${s})">${path('M0 -16q2 14 16 16q-14 2 -16 16q-2 -14 -16 -16q14 -2 16 -16Z', lit(c, 0.6))}</g>`,
  dots: (x, y, s, c) => circle(x, y, 7 * s, c, 'opacity="0.7"'),
  snow: (x, y, s) => circle(x, y, 5 * s, '#ffffff', 'opacity="0.85"'),
};

function floating(kind, seed, w, g, m) {
  if (!kind) return '';
  const dice = chance(seed);
  const colours = [m.warm, m.light, lit(m.main, 0.3), tone.gold];
  return Array.from({ length: 30 }, () => {
    const [x, y] = [dice.between(30, w - 30), dice.between(g - 560, g - 90)];
    const middle = Math.abs(x - w / 2) < 300 && y > g - 400;
    return middle ? '' : air[kind](x, y, dice.between(0.6, 1.5), dice.pick(colours), Math.round(dice.between(0, 180)));
  }).join('');
}

/** One prop, [name, x, y above the ground, scale, { turn, main, warm, flop, on }]; `on` gives it a plinth of that height. */
function thing([name, at, lift, size, { turn = 0, flop = false, on = 0, ...colours } = {}], g, m) {
  const [x, scale] = [spread(at), size * LARGE];
  const foot = g - lift - on;
  const stand = on ? plinth(x, g - lift + 8, 190 * scale, on, lit(m.form, 0.25)) : '';
  return stand + put(props[name]({ main: m.main, warm: m.warm, ...colours }), x, foot, scale, turn, flop);
}

/** A soft shadow under a car with a dark core where the tyres touch. */
const underCar = (x, y, width) =>
  ellipse(x, y - width * 0.05, width * 0.62, width * 0.085, halo(tone.night, 0.6)) +
  ellipse(x, y - width * 0.045, width * 0.5, width * 0.05, halo(tone.night, 0.7));

/**
 * Draws an artwork of 1170 × `height`; the ground lies in the lower third of a wide one and at two thirds of a tall one.
 * `car` is [file, width, x, depth below the ground line, mirrored].
 */
export async function artwork({ set, mood, seed = 1, pieces, back = [], car, front = [] }, height) {
  const m = moods[mood];
  const [w, h] = [WIDTH, height];
  const g = height > WIDTH ? Math.round(height * 0.69) : Math.round(height * 0.84);
  const o = { w, h, g, m };
  const things = (list) => list.map((item) => thing(item, g, m)).join('');
  let behind = sets.get(set)(o) + floating(pieces, seed, w, g, m) + things(back);
  const auto = car && {
    car: car[0],
    width: car[1] * LARGE,
    x: spread(car[2]),
    ground: g + car[3] + 14,
    flop: car[4] === true,
  };
  if (auto) behind += underCar(auto.x, auto.ground, auto.width);
  const foot = height > WIDTH ? rect(0, h - 330, w, 330, veil(dim(mix(m.floor, m.wall[0], 0.2), 0.25), 0, 0.5)) : '';
  const base = sharp(Buffer.from(document(w, h, behind)));
  const layers = [];
  if (auto) layers.push(await carLayer(auto));
  layers.push({ input: Buffer.from(document(w, h, things(front) + foot)) });
  return base.composite(layers);
}
