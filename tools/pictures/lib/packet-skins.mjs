/** Skins of points red packets, 450 × 600: a closed packet seen from the front, with room for a greeting below. */
import { chance, circle, ellipse, path, rect } from './draw.mjs';
import { across, dim, document, down, halo, lit, put, rim, slope } from './light.mjs';
import { tone } from './palette.mjs';
import { props } from './props/index.mjs';

const [W, H] = [450, 600];

/** Skin → [paper, flap, prop, its main and second colour, size]. */
const plans = {
  'skin-feast': ['#b5352e', '#d9533f', 'lantern', tone.coral, tone.gold, 0.62],
  'skin-birthday': ['#d98a86', '#eaa9a2', 'cake', tone.petrol, tone.amber, 0.62],
  'skin-delivery': ['#0f5562', '#17707f', 'key', tone.amber, tone.petrol, 0.66],
  'skin-spring': ['#e9b9b4', '#f6d8d2', 'blossom', tone.petrol, tone.gold, 0.72],
  'skin-thanks': ['#cf6f45', '#e69363', 'heart', tone.coral, tone.gold, 0.56],
  'skin-journey': ['#2c7f8c', '#4fa3ab', 'earth', tone.petrol, tone.amber, 0.6],
  'skin-night': ['#0a2833', '#12404e', 'tent', tone.petrol, tone.gold, 0.6],
  'skin-green': ['#2f6b57', '#4c8c72', 'sapling', tone.pine, tone.amber, 0.62],
};

/** Fine waves across the lower part of the paper. */
const waves = (colour) =>
  Array.from({ length: 7 }, (_, i) =>
    path(
      `M-20 ${470 + i * 20}q60 -34 120 0t120 0t120 0t120 0t120 0`,
      'none',
      `stroke="${lit(colour, 0.5)}" stroke-width="2" opacity="${(0.1 + i * 0.05).toFixed(2)}"`,
    ),
  ).join('');

function skin([paper, flap, name, main, warm, size], seed) {
  const dice = chance(seed + 3);
  const sparks = Array.from({ length: 14 }, () =>
    circle(dice.between(30, 420), dice.between(250, 560), dice.between(1.5, 4), lit(tone.gold, 0.3), 'opacity="0.8"'),
  ).join('');
  const edge = 'M0 150Q225 330 450 150';
  return document(
    W,
    H,
    rect(0, 0, W, H, slope(lit(paper, 0.2), paper, dim(paper, 0.3))) +
      waves(paper) +
      sparks +
      ellipse(225, 420, 210, 150, halo('#fff2d6', 0.45)) +
      path('M0 0H450V150Q225 336 0 158Z', dim(paper, 0.5), 'opacity="0.35"') +
      path('M0 0H450V150Q225 330 0 150Z', down(dim(flap, 0.12), flap, lit(flap, 0.28))) +
      rim(edge, 4, 0.75) +
      circle(225, 240, 58, across(lit(tone.gold, 0.55), tone.gold, dim(tone.gold, 0.3))) +
      circle(225, 240, 46, slope(dim(tone.gold, 0.12), lit(tone.gold, 0.45))) +
      path('M225 210l8.5 18.5l20.5 2.4l-15.2 14l4 20.2l-17.8 -10l-17.8 10l4 -20.2l-15.2 -14l20.5 -2.4Z', '#fffaf0') +
      put(props[name]({ main, warm }), 225, 545, size * 0.92),
  );
}

/** SVG documents of the skins by name. */
export const packetSkins = Object.fromEntries(Object.entries(plans).map(([name, plan], i) => [name, skin(plan, i)]));
