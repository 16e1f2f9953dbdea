/** Paper, glass and signs: documents, tickets, envelopes and symbols. Each takes { main, warm } and stands at (200, 350). */
import { circle, ellipse, line, path, rect } from '../draw.mjs';
import { dim, down, drum, face, globe, halo, lit, rim, shadow, slope } from '../light.mjs';
import { tone } from '../palette.mjs';

const stroke = (colour, width, more = '') =>
  `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}`;
const white = slope('#ffffff', '#f1f7f8', '#cfdfe3');
const lines = (x, y, widths, step = 30) =>
  widths.map((w, i) => rect(x, y + i * step, w, 11, tone.mist, 'rx="5.5"')).join('');

export const packet = ({ warm }) =>
  shadow(206, 352, 110) +
  `<g transform="rotate(-7 200 200)">${rect(98, 40, 206, 300, slope('#f07a5c', tone.coral, '#a52f28'), 'rx="22"')}${path('M98 62q0 -22 22 -22h162q22 0 22 22v84q-103 62 -206 0Z', slope('#f38a69', '#c8402f'))}${circle(201, 178, 44, slope('#fff2cc', tone.gold, dim(warm, 0.1)))}${path('M201 152l8 18l20 2l-15 13l5 19l-18 -11l-18 11l5 -19l-15 -13l20 -2Z', '#fff8e6')}${path('M124 262q76 44 154 0', 'none', stroke('#f6c987', 4, 'opacity="0.8"'))}${path('M124 290q76 44 154 0', 'none', stroke('#f6c987', 3, 'opacity="0.5"'))}</g>`;

export const ticket = ({ main, warm }) =>
  shadow(206, 348, 160) +
  `<g transform="rotate(-12 200 210)">${path('M40 136q0 -16 16 -16H254v180H56q-16 0 -16 -16v-46a28 28 0 0 0 0 -56Z', slope(lit(main, 0.4), main, dim(main, 0.25)))}${path('M262 120h86q16 0 16 16v46a28 28 0 0 0 0 56v46q0 16 -16 16h-86Z', slope(lit(warm, 0.3), warm, dim(warm, 0.15)))}${path('M258 128v166', 'none', stroke('#ffffff', 5, 'stroke-dasharray="2 15"'))}${circle(142, 190, 34, '#ffffff', 'opacity="0.9"')}${rect(96, 248, 120, 14, '#ffffff', 'rx="7" opacity="0.6"')}${path('M142 166l8 17l18 2l-13 12l4 18l-17 -9l-17 9l4 -18l-13 -12l18 -2Z', face(warm))}</g>`;

export const letter = ({ main, warm }) =>
  shadow(206, 352, 150) +
  path('M60 176L200 70L340 176V340q0 12 -14 12H74q-14 0 -14 -12Z', slope(dim(main, 0.1), dim(main, 0.4))) +
  rect(88, 60, 224, 220, white, 'rx="12"') +
  lines(116, 96, [120, 168, 150]) +
  path('M60 180L200 284L340 180V340q0 12 -14 12H74q-14 0 -14 -12Z', slope(lit(main, 0.35), main, dim(main, 0.2))) +
  path('M62 346L174 250M338 346L226 250', 'none', stroke(dim(main, 0.3), 3, 'opacity="0.6"')) +
  circle(200, 286, 31, globe(warm));

export const sheet = ({ main, warm }) =>
  shadow(206, 352, 120) +
  rect(112, 52, 206, 290, dim(main, 0.35), 'rx="20" opacity="0.28"') +
  rect(96, 40, 206, 304, white, 'rx="20"') +
  rect(124, 76, 92, 15, main, 'rx="7.5"') +
  lines(124, 116, [150, 126, 144]) +
  rect(124, 218, 150, 84, slope(tone.foam, tone.mist), 'rx="12"') +
  circle(250, 262, 0, warm);

export const clipboard = ({ main, warm }) =>
  shadow(206, 352, 124) +
  rect(86, 56, 228, 294, slope(lit(main, 0.3), main, dim(main, 0.3)), 'rx="28"') +
  rect(108, 84, 184, 244, white, 'rx="14"') +
  rect(150, 36, 100, 48, drum(tone.slate), 'rx="16"') +
  [140, 196, 252]
    .map(
      (y, i) =>
        circle(140, y + 5, 13, i < 2 ? warm : tone.mist) + rect(166, y, [96, 76, 90][i], 11, tone.mist, 'rx="5.5"'),
    )
    .join('');

export const calendar = ({ main, warm }) =>
  shadow(206, 352, 130) +
  rect(76, 76, 248, 274, white, 'rx="30"') +
  path('M76 150V106q0 -30 30 -30H294q30 0 30 30v44Z', slope(lit(main, 0.3), main, dim(main, 0.2))) +
  [136, 264].map((x) => rect(x - 10, 46, 20, 62, drum(tone.slate), 'rx="10"')).join('') +
  [0, 1, 2]
    .map((r) =>
      [0, 1, 2, 3]
        .map((k) => rect(104 + k * 52, 176 + r * 54, 36, 36, r === 1 && k === 2 ? warm : tone.foam, 'rx="10"'))
        .join(''),
    )
    .join('') +
  path('M218 248l8 8l14 -17', 'none', stroke('#fff', 6));

export const cards = ({ main, warm }) =>
  shadow(206, 352, 140) +
  [
    [-20, dim(main, 0.15)],
    [0, main],
    [20, warm],
  ]
    .map(
      ([a, c], i) =>
        `<g transform="rotate(${a} 200 400)">${rect(120, 64, 160, 232, slope(lit(c, 0.42), c, dim(c, 0.22)), 'rx="22"')}${rect(134, 78, 132, 204, 'none', 'rx="14" stroke="#ffffff" stroke-width="3" opacity="0.5"')}${circle(200, 168, 40, '#ffffff', `opacity="${i === 2 ? 0.95 : 0.5}"`)}${rect(162, 234, 76, 12, '#ffffff', 'rx="6" opacity="0.6"')}${i === 2 ? path('M200 140l9 19l21 2l-16 14l5 21l-19 -11l-19 11l5 -21l-16 -14l21 -2Z', c) : ''}</g>`,
    )
    .join('');

export const stamp = ({ main, warm }) =>
  shadow(204, 352, 130) +
  `<g transform="rotate(-6 200 200)">${path(`M80 70${Array.from({ length: 8 }, () => 'a15 15 0 0 0 30 0').join('')}V340${Array.from({ length: 8 }, () => 'a15 15 0 0 0 -30 0').join('')}Z`, white)}${rect(104, 100, 192, 210, slope('#f6c69a', '#fbe9d2'), 'rx="6"')}${circle(246, 158, 28, globe(warm))}${path('M104 250l62 -72l40 44l30 -30l60 62v50q0 6 -6 6H110q-6 0 -6 -6Z', slope(lit(main, 0.35), main))}${path('M104 286q90 -40 192 -6v24q0 6 -6 6H110q-6 0 -6 -6Z', dim(main, 0.3))}</g>`;

export const shield = ({ main, warm }) =>
  shadow(204, 354, 100) +
  path(
    'M200 30q66 44 130 44v110q-6 112 -130 168q-124 -56 -130 -168V74q64 0 130 -44Z',
    slope(lit(main, 0.45), main, dim(main, 0.35)),
  ) +
  path('M200 30q66 44 130 44v110q-6 112 -130 168Z', dim(main, 0.35), 'opacity="0.45"') +
  path('M138 190l44 46l84 -96', 'none', stroke('#ffffff', 26)) +
  circle(306, 86, 30, globe(warm));

export const phone = ({ main, warm }) =>
  shadow(204, 352, 96) +
  `<g transform="rotate(6 200 200)">${rect(112, 30, 180, 320, slope(lit(tone.slate, 0.4), tone.ink), 'rx="36"')}${rect(122, 42, 160, 296, slope('#fdfefe', '#cfe6e8'), 'rx="28"')}${rect(138, 66, 128, 128, slope(lit(warm, 0.35), warm), 'rx="18"')}${path('M184 104v52l44 -26Z', '#fff')}${lines(138, 214, [128, 96], 26)}${circle(158, 292, 18, main)}${rect(186, 285, 78, 13, tone.mist, 'rx="6.5"')}</g>` +
  path(
    'M318 92q-2 -26 -24 -28q-20 0 -24 20q-4 -20 -24 -20q-22 2 -24 28q2 34 48 62q46 -28 48 -62Z',
    face(tone.coral),
    'transform="translate(36 -24)"',
  );

export const magnifier = ({ main, warm }) =>
  shadow(206, 352, 120) +
  `<g transform="rotate(-42 170 170)">${rect(150, 280, 40, 130, drum(warm), 'rx="18"')}</g>` +
  circle(166, 164, 124, slope(lit(main, 0.35), main, dim(main, 0.3))) +
  circle(166, 164, 94, slope('#ffffff', '#bfe0e4')) +
  path('M100 150q14 -50 62 -60', 'none', stroke('#ffffff', 13)) +
  path('M108 200q60 46 116 -4', 'none', stroke(lit(main, 0.5), 8, 'opacity="0.7"'));

export const bubbles = ({ main, warm }) =>
  shadow(206, 352, 150) +
  path(
    'M50 84q0 -40 40 -40H260q40 0 40 40v84q0 40 -40 40H160l-62 56l8 -56H90q-40 0 -40 -40Z',
    slope(lit(main, 0.4), main, dim(main, 0.22)),
  ) +
  path(
    'M350 200q0 -34 -34 -34H190q-34 0 -34 34v66q0 34 34 34h96l54 50l-8 -50q18 -6 18 -34Z',
    slope(lit(warm, 0.35), warm, dim(warm, 0.15)),
  ) +
  rect(88, 92, 150, 14, '#ffffff', 'rx="7" opacity="0.8"') +
  rect(88, 126, 54, 14, '#ffffff', 'rx="7" opacity="0.55"') +
  [210, 252, 294].map((x) => circle(x, 234, 12, '#ffffff')).join('');

export const heart = ({ main, warm }) =>
  shadow(200, 352, 110) +
  path(
    'M200 340C70 250 40 200 40 142q4 -82 84 -84q52 2 76 52q24 -50 76 -52q80 2 84 84q0 58 -160 198Z',
    globe(tone.coral),
  ) +
  rim('M74 130q8 -36 44 -42', 9, 0.7) +
  circle(306, 96, 0, main) +
  circle(306, 96, 0, warm);

export const cloud = ({ main, warm }) =>
  ellipse(200, 340, 130, 16, halo(tone.night, 0.35)) +
  path(
    'M96 282q-66 0 -66 -60q2 -54 58 -56q8 -82 96 -84q74 2 92 66q88 -8 94 66q-2 68 -66 68Z',
    slope('#ffffff', '#e3f0f2', '#a9cbd0'),
  ) +
  path('M150 194q50 -44 100 0M174 224q26 -22 52 0', 'none', stroke(main, 14)) +
  circle(200, 250, 11, main) +
  line(128, 118, 276, 284, warm, 14);

export const lock = ({ main, warm }) =>
  shadow(204, 354, 110) +
  path('M128 180v-46q0 -80 72 -80t72 80v46', 'none', stroke(tone.slate, 30)) +
  path('M122 170v-36q0 -86 70 -88', 'none', stroke('#ffffff', 6, 'opacity="0.4"')) +
  rect(84, 168, 232, 184, slope(lit(main, 0.4), main, dim(main, 0.3)), 'rx="40"') +
  circle(200, 246, 27, slope('#ffffff', tone.mist)) +
  path('M190 254h20l8 50h-36Z', slope('#ffffff', tone.mist)) +
  circle(200, 246, 11, warm);

export const hourglass = ({ main, warm }) =>
  shadow(204, 354, 96) +
  path(
    'M124 60H276q0 90 -58 140q58 50 58 140H124q0 -90 58 -140q-58 -50 -58 -140Z',
    slope('#ffffff', '#cfe6e9'),
    'opacity="0.92"',
  ) +
  path(
    'M140 112H260q-8 46 -52 84h-16q-44 -38 -52 -84ZM132 340q4 -70 68 -92q64 22 68 92Z',
    slope(lit(warm, 0.4), warm),
  ) +
  line(200, 196, 200, 260, warm, 6) +
  rect(98, 30, 204, 34, drum(main), 'rx="14"') +
  rect(98, 322, 204, 34, drum(main), 'rx="14"');

export const bell = ({ main, warm }) =>
  shadow(204, 354, 100) +
  circle(200, 322, 28, globe(dim(warm, 0.1))) +
  path('M200 46q-96 8 -96 118q0 90 -46 128q0 20 18 20H324q18 0 18 -20q-46 -38 -46 -128q0 -110 -96 -118Z', drum(main)) +
  rect(184, 26, 32, 36, drum(main), 'rx="15"') +
  path('M58 292H342q0 20 -18 20H76q-18 0 -18 -20Z', drum(warm)) +
  rim('M130 176q4 -66 44 -88', 6, 0.5);

export const house = ({ main, warm }) =>
  shadow(206, 352, 160) +
  path('M70 160H330V352H70Z', slope('#ffffff', tone.foam, '#b9cfd4')) +
  rect(98, 212, 92, 90, slope('#ffedc9', '#f5c58b'), 'rx="6"') +
  rect(226, 212, 74, 140, slope('#cfe9ec', '#7db3bb'), 'rx="6"') +
  rect(50, 112, 300, 60, slope(lit(main, 0.35), main, dim(main, 0.3)), 'rx="12"') +
  [0, 1, 2, 3, 4]
    .map((i) => path(`M${50 + i * 60} 172h60q0 40 -30 40t-30 -40Z`, i % 2 ? '#ffffff' : face(warm)))
    .join('') +
  line(263, 216, 263, 352, '#ffffff', 3, 'opacity="0.8"');

export const wrench = ({ main, warm }) =>
  shadow(204, 354, 110) +
  `<g transform="rotate(40 200 200)">${path('M172 130q-50 -30 -30 -92q10 -16 26 -20v52l32 20l32 -20V18q16 4 26 20q20 62 -30 92v140q50 30 30 92q-10 16 -26 20v-52l-32 -20l-32 20v52q-16 -4 -26 -20q-20 -62 30 -92Z', slope('#ffffff', tone.silver, tone.slate))}</g>` +
  circle(304, 290, 56, slope(lit(main, 0.4), main, dim(main, 0.3))) +
  circle(304, 290, 24, face(warm));

export const person = ({ main, warm }) =>
  shadow(204, 354, 120) +
  path('M74 352q2 -130 126 -130t126 130Z', slope(lit(main, 0.4), main, dim(main, 0.25))) +
  path('M158 226q42 40 84 0l-10 -16h-64Z', warm) +
  circle(200, 132, 82, globe('#f0c6a2')) +
  path('M118 132q-8 -92 84 -94q88 4 80 90q-30 -4 -54 -42q-40 46 -110 46Z', slope('#3d5a62', tone.ink));

export const people = (c) =>
  `<g transform="translate(-26 60) scale(0.82)">${person({ main: dim(c.warm, 0.05), warm: '#ffffff' })}</g>` +
  `<g transform="translate(104 60) scale(0.82)">${person({ main: lit(c.main, 0.25), warm: '#ffffff' })}</g>` +
  `<g transform="translate(24 34) scale(0.9)">${person({ main: c.main, warm: c.warm })}</g>`;

export const chip = ({ main, warm }) =>
  shadow(204, 352, 120) +
  [130, 165, 200, 235, 270]
    .map(
      (v) => rect(v - 6, 52, 12, 300, drum(tone.gold)) + rect(50, v - 2, 300, 12, down(lit(tone.gold, 0.4), tone.gold)),
    )
    .join('') +
  rect(84, 84, 232, 232, slope(lit(main, 0.4), main, dim(main, 0.4)), 'rx="30"') +
  rect(136, 136, 128, 128, slope(dim(main, 0.2), dim(main, 0.55)), 'rx="20"') +
  path('M214 152l-46 58h32l-14 44l50 -62h-34Z', face(warm));
