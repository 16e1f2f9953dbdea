/** Drawings of empty and special views, the newcomers' gift, the world in dots and the grounds of the slider puzzle. */
import { backdrops, raster } from './lib/compose.mjs';
import { dotMap, dotMapSize } from './lib/dot-map.mjs';
import { svg } from './lib/draw.mjs';
import { document, put } from './lib/light.mjs';
import { tone } from './lib/palette.mjs';
import { props } from './lib/props/index.mjs';
import { emptyViews, specialViews } from './lib/views.mjs';

const puzzles = {
  'captcha-1': ['mountains', 61, ['#f0a07a', '#ffe6c4', '#8a6f94', '#3f3a63', '#5a4a6a', '#fff0d0']],
  'captcha-2': ['lake', 62, ['#3f86c0', '#e2f1f6', '#7d9bb5', '#4f7a5c', '#8aa06f', '#ffffff']],
  'captcha-3': ['oldTown', 63, ['#e9a25f', '#ffeccb', '#8f5d4b', '#5f3d37', '#7d6252', '#fff3d6']],
  'captcha-4': ['forest', 64, ['#bcd4d0', '#f2f5ea', '#8fada4', '#2a4a3d', '#7c9a76', '#ffffff']],
  'captcha-5': ['turbines', 65, ['#5fb0dd', '#eef6f4', '#a6cba6', '#5a9667', '#7f9a6a', '#ffffff']],
  'captcha-6': ['avenue', 66, ['#b5d3e8', '#fdeef0', '#e6cdd4', '#df8aa2', '#a8988f', '#ffe0e8']],
};

const gift = document(400, 400, put(props.gift({ main: tone.amber, warm: tone.petrol }), 200, 368, 0.98));

/** The middle of a drawn place, 600 × 300. */
const puzzle = ([kind, seed, c]) =>
  svg(
    600,
    300,
    `<svg width="600" height="300" viewBox="0 90 1200 600">${backdrops[kind]({ w: 1200, h: 800, seed, c })}</svg>`,
  );

const drawn = (list) =>
  Object.fromEntries(Object.entries(list).map(([name, text]) => [name, async () => raster(text)]));

/** Pictures of empty views by type; the spec serves them as PNG. */
export const empties = drawn(emptyViews);

/** Everything of the folder `illustrations`. */
export const illustrations = {
  ...drawn(specialViews),
  'world-dots': async () => raster(svg(dotMapSize.width, dotMapSize.height, dotMap('#ffffff'))),
  'welfare-gift': async () => raster(gift).resize(256, 256),
  ...drawn(Object.fromEntries(Object.entries(puzzles).map(([name, plan]) => [name, puzzle(plan)]))),
};
