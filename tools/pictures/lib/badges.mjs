/** Badges of the growth levels and the emblem of contribution honours, drawn around (200, 200) in a box of 400 × 400. */
import { circle, ellipse, path, rect } from './draw.mjs';
import { dim, drum, face, globe, halo, lit, rim, slope } from './light.mjs';
import { tone } from './palette.mjs';

const polygon = (n, r, turn = 0, y = 200) =>
  `M${Array.from({ length: n }, (_, i) => `${(200 + Math.sin((i * 2 * Math.PI) / n + turn) * r).toFixed(1)} ${(y - Math.cos((i * 2 * Math.PI) / n + turn) * r).toFixed(1)}`).join('L')}Z`;

/** Metal or stone of each level: edge, enamel, gem. */
const materials = [
  ['#c9b79c', '#8aa0a6', '#f6efe3'],
  ['#b9794a', '#7c4a2c', '#f4c9a0'],
  ['#c3d0d5', '#6d8791', '#ffffff'],
  [tone.gold, '#9c6c22', '#fff0c2'],
  ['#5fb6bd', tone.petrol, '#d9f6f4'],
  ['#e9c27e', '#0a2c38', '#8ff0e2'],
];

/** Facets of a cut stone: six triangles in changing light. */
const facets = (r, colour) =>
  Array.from({ length: 6 }, (_, i) => {
    const at = (k) =>
      `${(200 + Math.sin((k * Math.PI) / 3) * r).toFixed(1)} ${(190 - Math.cos((k * Math.PI) / 3) * r).toFixed(1)}`;
    const light = Math.cos(((i - 4.5) * Math.PI) / 3);
    return path(
      `M200 190L${at(i)}L${at(i + 1)}Z`,
      light > 0 ? lit(colour, 0.1 + light * 0.5) : dim(colour, -light * 0.42),
    );
  }).join('');

/** One half of a laurel: leaves along a circle from below upwards; `side` is 1 for the right half. */
const leafRow = (side, count, colour) =>
  Array.from({ length: count }, (_, i) => {
    const angle = 158 - i * 15.5;
    const turn = (angle * Math.PI) / 180;
    const [x, y, s] = [200 + side * Math.sin(turn) * 176, 200 - Math.cos(turn) * 176, 0.82 + i * 0.03];
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${side} 1) rotate(${(angle - 62).toFixed(1)}) scale(${s})">${path('M0 32Q-22 -4 0 -40Q22 -4 0 32Z', slope(lit(colour, 0.5), dim(colour, 0.2)))}</g>`;
  }).join('');

/** Room for laurels and rays inside the box. */
const smaller = (body) => `<g transform="translate(200 200) scale(0.86) translate(-200 -200)">${body}</g>`;

/** Badge of a level from 1 to 6: rows of pearls count the level, higher ones gain a laurel and rays. */
export function levelBadge(level) {
  const [edge, enamel, gem] = materials[level - 1];
  const pearls = Array.from({ length: level }, (_, i) =>
    circle(200 + (i - (level - 1) / 2) * 27, 300 + Math.abs(i - (level - 1) / 2) * -5, 10, globe(lit(edge, 0.4))),
  ).join('');
  const rays =
    level > 5
      ? Array.from(
          { length: 12 },
          (_, i) => `<g transform="rotate(${i * 30} 200 200)">${path('M190 50L200 -14L210 50Z', face(edge))}</g>`,
        ).join('')
      : '';
  const laurel = level > 2 ? leafRow(-1, level + 3, edge) + leafRow(1, level + 3, edge) : '';
  return smaller(
    ellipse(204, 366, 120, 18, halo(tone.night, 0.4)) +
      circle(200, 200, 196, halo(level > 4 ? gem : edge, 0.4)) +
      rays +
      laurel +
      path(polygon(6, 158), slope(lit(edge, 0.6), edge, dim(edge, 0.4))) +
      path(polygon(6, 136), slope(lit(enamel, 0.25), enamel, dim(enamel, 0.4))) +
      path(polygon(6, 124), 'none', `stroke="${lit(edge, 0.5)}" stroke-width="3" opacity="0.7"`) +
      path(polygon(6, 84, 0, 190), dim(enamel, 0.5), 'opacity="0.5" transform="translate(4 7)"') +
      facets(76, gem === '#ffffff' ? '#cfe0e6' : gem) +
      pearls +
      rim(`M70 128L200 54`, 5, 0.7),
  );
}

/** Emblem of contribution honours: a wave under a sun inside a laurel. */
export const krEmblem = () =>
  smaller(
    ellipse(204, 366, 120, 18, halo(tone.night, 0.4)) +
      leafRow(-1, 9, tone.gold) +
      leafRow(1, 9, tone.gold) +
      circle(200, 200, 140, slope('#fff2cc', tone.gold, dim(tone.gold, 0.35))) +
      circle(200, 200, 120, slope(lit(tone.petrol, 0.2), tone.petrol, tone.night)) +
      circle(200, 168, 44, globe(tone.apricot)) +
      path('M84 220Q130 176 172 214T262 208T318 196Q312 290 232 314Q118 320 84 220Z', slope('#8fd6d8', '#3596a0')) +
      path('M92 254Q138 214 184 248T276 240T310 234Q292 300 226 316Q130 318 92 254Z', slope('#e3f6f3', '#7cc4c8')) +
      path('M112 286Q156 258 200 282T284 272Q262 312 200 320Q146 318 112 286Z', slope('#ffffff', '#bfe4e4')) +
      rim('M78 176Q96 104 164 78', 6, 0.75) +
      rect(190, 44, 20, 30, drum(tone.gold), 'rx="6"') +
      path(polygon(4, 22, 0, 44), face('#fff6dc')),
  );
