/** Drawings for empty and special states in one calm style, grounds of the slider puzzle, and store fronts. */
import { backdrops, raster } from './lib/compose.mjs';
import { circle, ellipse, line, path, rect, svg, vertical } from './lib/draw.mjs';
import { storefronts } from './lib/storefronts.mjs';

const [ink, pale, paper, accent, deep] = ['#8b98a6', '#dfe5ea', '#f7f9fa', '#d9733f', '#4d5b6a'];

/** A soft ground with clouds and a shadow, then the subject. Transparent around it; 480 × 400. */
function stage(body) {
  const blob = path(
    'M70 232q-26 -108 84 -138q60 -60 146 -22q118 -6 122 96q34 76 -46 108q-130 34 -234 8q-58 -8 -72 -52Z',
    '#eef2f5',
  );
  const sparks =
    circle(96, 96, 6, pale) +
    circle(402, 92, 9, pale) +
    circle(430, 246, 5, accent, 'opacity="0.55"') +
    path('M76 180h18M85 171v18', 'none', `stroke="${accent}" stroke-width="4" stroke-linecap="round" opacity="0.6"`);
  return svg(480, 400, `${blob}${sparks}${ellipse(240, 338, 150, 13, '#d3dbe2')}${body}`);
}
const sheet = (x, y, w, h, more = '') => rect(x, y, w, h, paper, `rx="14" stroke="${ink}" stroke-width="4" ${more}`);
const lines = (x, y, widths) => widths.map((w, i) => rect(x, y + i * 24, w, 9, pale, 'rx="4.5"')).join('');
const wheel = (x, y) => circle(x, y, 26, deep) + circle(x, y, 14, paper) + circle(x, y, 5, deep);
const smallCar = (x, y) =>
  `<g transform="translate(${x} ${y})">${path('M0 62q0 -26 26 -30l36 -6q30 -32 78 -32q54 0 84 34q30 4 34 22q4 16 -8 22H10Q0 72 0 62Z', paper, `stroke="${ink}" stroke-width="4"`)}${path('M74 26q22 -20 56 -20v22ZM140 6q36 2 58 24h-58Z', pale)}${rect(2, 48, 26, 8, accent, 'rx="4"')}${wheel(58, 74)}${wheel(204, 74)}</g>`;
const face = (x, y) =>
  circle(x - 22, y, 5, deep) +
  circle(x + 22, y, 5, deep) +
  path(`M${x - 12} ${y + 20}q12 -12 24 0`, 'none', `stroke="${deep}" stroke-width="4" stroke-linecap="round"`);
const bubble = (x, y, w, h, fill) => rect(x, y, w, h, fill, `rx="26" stroke="${ink}" stroke-width="4"`);

const drawings = {
  default:
    path('M110 190l50 -64h160l50 64Z', pale) +
    path(
      'M110 190h74q8 34 56 34t56 -34h74v128q0 18 -18 18H128q-18 0 -18 -18Z',
      paper,
      `stroke="${ink}" stroke-width="4"`,
    ) +
    face(240, 262) +
    line(240, 100, 240, 66, accent, 5) +
    line(186, 106, 168, 78, accent, 5) +
    line(294, 106, 312, 78, accent, 5),
  network:
    path(
      'M150 300q-54 0 -54 -48q0 -44 46 -48q8 -66 78 -66q58 0 76 50q78 -6 84 58q0 54 -56 54Z',
      paper,
      `stroke="${ink}" stroke-width="4"`,
    ) +
    face(236, 226) +
    path(
      'M226 300l-18 36h24l-12 34',
      'none',
      `stroke="${accent}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"`,
    ) +
    path(
      'M330 84q30 -24 60 0M344 104q16 -12 32 0',
      'none',
      `stroke="${pale}" stroke-width="8" stroke-linecap="round"`,
    ) +
    line(330, 66, 392, 124, accent, 5),
  order:
    sheet(150, 78, 180, 236) + rect(198, 62, 84, 34, deep, 'rx="12"') + lines(178, 128, [124, 92]) + smallCar(116, 236),
  follow:
    circle(240, 150, 54, paper, `stroke="${ink}" stroke-width="4"`) +
    path('M130 334q4 -98 110 -98t110 98Z', paper, `stroke="${ink}" stroke-width="4"`) +
    face(240, 144) +
    circle(338, 250, 36, accent) +
    path('M338 232v36M320 250h36', 'none', 'stroke="#fff" stroke-width="7" stroke-linecap="round"'),
  article:
    sheet(134, 74, 190, 260) +
    rect(158, 100, 142, 84, pale, 'rx="10"') +
    path('M164 176l38 -46l28 30l20 -18l42 34Z', ink, 'opacity="0.6"') +
    lines(158, 208, [142, 118, 130, 70]) +
    `<g transform="rotate(38 340 250)">${rect(326, 170, 26, 130, accent, 'rx="6"')}${path('M326 300h26l-13 30Z', deep)}${rect(326, 170, 26, 22, deep, 'rx="6"')}</g>`,
  search:
    sheet(116, 90, 170, 226) +
    lines(142, 128, [110, 84, 118, 60]) +
    circle(292, 226, 64, '#ffffff', `stroke="${deep}" stroke-width="12"`) +
    face(292, 220) +
    line(340, 274, 384, 320, accent, 18),
  coupon: `<g transform="rotate(-8 240 220)">${path('M104 150h272v42a26 26 0 0 0 0 52v46H104v-46a26 26 0 0 0 0 -52Z', paper, `stroke="${ink}" stroke-width="4"`)}${line(292, 160, 292, 282, ink, 4, 'stroke-dasharray="4 12"')}${lines(140, 188, [118, 86, 104])}${circle(334, 220, 22, accent)}${path('M326 212l16 16M342 212l-16 16', 'none', 'stroke="#fff" stroke-width="5" stroke-linecap="round"')}</g>`,
  message:
    bubble(96, 108, 220, 130, paper) +
    path('M140 234l-8 40l46 -38Z', paper, `stroke="${ink}" stroke-width="4"`) +
    rect(136, 222, 50, 14, paper) +
    lines(128, 148, [150, 110]) +
    bubble(214, 216, 170, 98, accent) +
    path('M340 306l16 30l-52 -26Z', accent) +
    circle(264, 266, 8, '#fff') +
    circle(298, 266, 8, '#fff') +
    circle(332, 266, 8, '#fff'),
};
const special = {
  'article-review':
    sheet(140, 76, 180, 250) +
    lines(168, 116, [124, 96, 118]) +
    rect(168, 200, 124, 90, pale, 'rx="10"') +
    path(
      'M278 206h88v16q0 34 -28 48q28 14 28 48v16h-88v-16q0 -34 28 -48q-28 -14 -28 -48Z',
      '#ffffff',
      `stroke="${deep}" stroke-width="6"`,
    ) +
    path('M294 230h56q-6 20 -28 30q-22 -10 -28 -30ZM292 326q4 -24 30 -34q26 10 30 34Z', accent),
  'article-deleted':
    sheet(150, 84, 180, 240) +
    path('M150 200l40 -22l38 26l42 -30l60 28', 'none', `stroke="${ink}" stroke-width="4" stroke-dasharray="10 9"`) +
    lines(178, 120, [110, 80]) +
    face(240, 256),
  'not-found':
    path('M100 330q60 -120 130 -118t150 -64', 'none', `stroke="${pale}" stroke-width="34" stroke-linecap="round"`) +
    path('M100 330q60 -120 130 -118t150 -64', 'none', 'stroke="#fff" stroke-width="4" stroke-dasharray="14 14"') +
    rect(292, 170, 10, 166, deep) +
    path('M226 120h130l30 28l-30 28h-130Z', accent) +
    circle(262, 148, 6, '#fff') +
    circle(290, 148, 6, '#fff') +
    circle(318, 148, 6, '#fff'),
  'no-store':
    path('M150 190h180v146H150Z', paper, `stroke="${ink}" stroke-width="4"`) +
    path('M134 190l22 -56h168l22 56q-24 26 -48 0q-28 26 -58 0q-28 26 -56 0q-26 24 -50 0Z', accent) +
    rect(216, 246, 48, 90, pale) +
    rect(172, 226, 30, 40, pale) +
    rect(278, 226, 30, 40, pale),
  'no-test-drive':
    smallCar(112, 214) +
    circle(320, 130, 52, paper, `stroke="${ink}" stroke-width="4"`) +
    path('M320 98v34l22 16', 'none', `stroke="${accent}" stroke-width="6" stroke-linecap="round"`),
  success:
    circle(240, 200, 96, '#3f9c7f') +
    path(
      'M194 202l34 34l62 -68',
      'none',
      'stroke="#fff" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"',
    ),
  waiting:
    circle(240, 204, 98, paper, `stroke="${ink}" stroke-width="6"`) +
    path('M240 140v66l46 28', 'none', `stroke="${accent}" stroke-width="10" stroke-linecap="round"`) +
    circle(240, 204, 8, deep),
  locked:
    rect(150, 188, 180, 142, paper, `rx="22" stroke="${ink}" stroke-width="5"`) +
    path('M184 188v-34a56 56 0 0 1 112 0v34', 'none', `stroke="${deep}" stroke-width="14"`) +
    circle(240, 246, 18, accent) +
    rect(234, 252, 12, 40, accent, 'rx="6"'),
};

const gift = `<defs>${vertical('box', ['#f4935a', '#d9622b'])}${vertical('top', ['#ffb27d', '#e9773f'])}</defs>${circle(128, 132, 112, '#fff3e6')}${rect(58, 120, 140, 98, 'url(#box)', 'rx="14"')}${rect(48, 92, 160, 42, 'url(#top)', 'rx="12"')}${rect(116, 92, 24, 126, '#ffe9c9')}${path('M128 92q-54 -4 -56 -34q6 -26 34 -14q18 10 22 48ZM128 92q54 -4 56 -34q-6 -26 -34 -14q-18 10 -22 48Z', '#ffe9c9', 'stroke="#e9b27d" stroke-width="4"')}${circle(40, 70, 6, '#e6b450')}${circle(214, 62, 8, '#3f9c7f')}${circle(220, 214, 5, '#b3415b')}`;

const puzzles = {
  'captcha-1': ['mountains', 61, ['#f0a07a', '#ffe6c4', '#8a6f94', '#3f3a63', '#5a4a6a', '#fff0d0']],
  'captcha-2': ['lake', 62, ['#3f86c0', '#e2f1f6', '#7d9bb5', '#4f7a5c', '#8aa06f', '#ffffff']],
  'captcha-3': ['oldTown', 63, ['#e9a25f', '#ffeccb', '#8f5d4b', '#5f3d37', '#7d6252', '#fff3d6']],
  'captcha-4': ['forest', 64, ['#bcd4d0', '#f2f5ea', '#8fada4', '#2a4a3d', '#7c9a76', '#ffffff']],
  'captcha-5': ['turbines', 65, ['#5fb0dd', '#eef6f4', '#a6cba6', '#5a9667', '#7f9a6a', '#ffffff']],
  'captcha-6': ['avenue', 66, ['#b5d3e8', '#fdeef0', '#e6cdd4', '#df8aa2', '#a8988f', '#ffe0e8']],
};

const drawn = (list) =>
  Object.fromEntries(Object.entries(list).map(([name, text]) => [name, async () => raster(text)]));
const staged = (list) => Object.fromEntries(Object.entries(list).map(([name, body]) => [name, stage(body)]));

/** Pictures of empty views by type; the spec serves them as PNG. */
export const empties = drawn(staged(drawings));

/** Everything of the folder `illustrations`. */
export const illustrations = {
  ...Object.fromEntries(Object.entries(empties).map(([name, draw]) => [`empty-${name}`, draw])),
  ...drawn(staged(special)),
  ...drawn({ 'welfare-gift': svg(256, 256, gift) }),
  ...drawn(
    Object.fromEntries(
      Object.entries(puzzles).map(([name, [kind, seed, c]]) => [
        name,
        svg(
          600,
          300,
          `<svg width="600" height="300" viewBox="0 90 1200 600">${backdrops[kind]({ w: 1200, h: 800, seed, c })}</svg>`,
        ),
      ]),
    ),
  ),
  ...drawn(storefronts),
};
