/** Things to win, to wear and to drink. Each takes { main, warm } and stands at (200, 350) in a box of 400 × 400. */
import { circle, ellipse, line, path, rect } from '../draw.mjs';
import { across, block, dim, drum, face, globe, halo, lit, rim, shadow, side, slope } from '../light.mjs';
import { tone } from '../palette.mjs';

const stroke = (colour, width, more = '') =>
  `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}`;

export const gift = ({ main, warm }) =>
  shadow(205, 352, 150) +
  block(86, 176, 190, 174, 56, main, 10) +
  path('M164 176h34v174h-34Z', face(warm)) +
  path('M276 176l56 -28v-2l0 30v0Z', side(main)) +
  block(72, 134, 218, 52, 62, main, 10) +
  path('M160 134h42v52h-42Z', face(warm)) +
  path('M160 134l62 -31h42l-62 31Z', lit(warm, 0.45)) +
  path('M206 116q-88 6 -96 -44q10 -44 58 -22q34 20 38 66Z', face(warm)) +
  path('M206 116q88 6 96 -44q-10 -44 -58 -22q-34 20 -38 66Z', slope(warm, dim(warm, 0.3))) +
  path('M194 106q-44 -2 -54 -30q10 -20 32 -6q18 12 22 36Z', dim(warm, 0.34)) +
  path('M218 106q44 -2 54 -30q-10 -20 -32 -6q-18 12 -22 36Z', dim(warm, 0.46)) +
  circle(206, 112, 17, globe(warm));

export const blindBox = ({ main, warm }) =>
  shadow(205, 352, 150) +
  block(92, 130, 186, 220, 66, main, 12) +
  path('M92 196h186v58H92Z', slope(lit(warm, 0.3), warm, dim(warm, 0.1))) +
  path('M278 196l66 -33v58l-66 33Z', side(warm)) +
  circle(185, 225, 62, slope(lit(tone.foam, 0.5), tone.mist)) +
  path('M185 182l12 29l31 2l-24 20l8 30l-27 -16l-27 16l8 -30l-24 -20l31 -2Z', face(warm)) +
  rim('M104 142H268', 3, 0.5);

export const chest = ({ warm }) => {
  const wood = '#8a4f2c';
  const planks = [248, 284].map((y) => line(84, y, 298, y, dim(wood, 0.4), 3, 'opacity="0.6"')).join('');
  return (
    shadow(205, 352, 160) +
    ellipse(200, 170, 190, 130, halo('#ffe9b0', 0.85)) +
    path('M74 168q0 -110 116 -112h66q84 6 84 92l-42 24H74Z', slope('#6b3a20', '#3c1f12')) +
    path('M92 170q4 -86 100 -88h60q56 6 58 72l-22 16Z', '#2d160d') +
    [
      [120, 170, 24],
      [160, 158, 28],
      [206, 150, 30],
      [252, 158, 27],
      [284, 168, 20],
      [184, 172, 24],
      [232, 174, 22],
    ]
      .map(([x, y, r]) => circle(x, y, r, globe(tone.gold)))
      .join('') +
    path('M206 96l15 34l34 8l-28 24l4 36h-50l4 -36l-28 -24l34 -8Z', slope('#ffffff', tone.mist)) +
    block(74, 190, 224, 160, 44, wood, 8) +
    planks +
    rect(74, 186, 224, 22, across(lit(warm, 0.4), tone.gold, dim(warm, 0.2)), 'rx="5"') +
    rect(98, 190, 22, 160, drum(tone.gold)) +
    rect(252, 190, 22, 160, drum(tone.gold)) +
    rect(164, 196, 44, 60, face(tone.gold), 'rx="10"') +
    circle(186, 220, 8, '#3c1f12') +
    path('M182 222h8l4 20h-16Z', '#3c1f12')
  );
};

export const thermos = ({ main, warm }) =>
  shadow(200, 352, 78) +
  rect(140, 116, 120, 236, drum(main), 'rx="26"') +
  rect(140, 250, 120, 26, drum(warm)) +
  rect(150, 92, 100, 34, drum(tone.silver), 'rx="8"') +
  rect(156, 40, 88, 60, drum(dim(main, 0.25)), 'rx="18"') +
  path('M244 54q40 0 36 42q-6 26 -36 22', 'none', stroke(dim(main, 0.3), 12)) +
  rim('M162 142V320', 5, 0.35);

export const mug = ({ main, warm }) =>
  shadow(196, 352, 108) +
  path('M282 206q80 -6 68 62q-12 52 -84 46', 'none', stroke(dim(main, 0.2), 28)) +
  path('M96 168H292V300q-4 52 -60 52H156q-56 0 -60 -52Z', drum(main)) +
  ellipse(194, 168, 98, 24, lit(main, 0.4)) +
  ellipse(194, 170, 84, 17, '#5b3420') +
  path('M150 168q20 -14 44 0q24 -14 42 0q-20 14 -42 10q-24 4 -44 -10Z', lit(warm, 0.5)) +
  [150, 194, 238]
    .map((x, i) => path(`M${x} 130q-18 -26 0 -50t0 -${36 + i * 8}`, 'none', stroke('#ffffff', 7, 'opacity="0.55"')))
    .join('') +
  circle(194, 262, 26, face(warm));

export const umbrella = ({ main, warm }) => {
  const ribs = [
    ['M200 74Q86 92 34 214Q70 188 110 214Q126 122 200 74Z', lit(main, 0.3)],
    ['M200 74Q126 122 110 214Q154 184 200 214Z', main],
    ['M200 74V214Q246 184 290 214Q274 122 200 74Z', dim(main, 0.12)],
    ['M200 74Q274 122 290 214Q330 188 366 214Q314 92 200 74Z', dim(main, 0.3)],
  ];
  return (
    shadow(204, 354, 70) +
    path('M200 200V318q0 34 34 34t34 -34', 'none', stroke(dim(warm, 0.1), 12)) +
    path('M200 210V318', 'none', stroke(tone.silver, 8)) +
    ribs.map(([d, fill]) => path(d, slope(lit(fill, 0.18), fill))).join('') +
    line(200, 74, 200, 50, warm, 10) +
    rim('M196 80Q100 106 56 190', 4, 0.4)
  );
};

export const cap = ({ main, warm }) =>
  shadow(206, 352, 150) +
  path('M76 300q-8 -156 130 -158q130 2 128 132q-70 -24 -150 2q-60 20 -108 24Z', globe(main)) +
  path('M206 142q-66 30 -70 146M206 142q60 40 56 120', 'none', stroke(dim(main, 0.3), 3)) +
  circle(206, 142, 11, warm) +
  path(
    'M76 300q40 -60 160 -58q110 0 130 60q4 34 -46 30q-120 -34 -214 4q-34 4 -30 -36Z',
    slope(lit(warm, 0.3), warm, dim(warm, 0.25)),
  ) +
  rim('M88 294q44 -44 150 -42', 4, 0.5) +
  path('M182 196l12 -22l24 -4l-10 24l-22 12Z', lit(warm, 0.6));

export const tote = ({ main, warm }) =>
  shadow(204, 352, 120) +
  path('M146 150q4 -96 56 -96t58 96', 'none', stroke(dim(warm, 0.25), 15)) +
  path('M92 140H306L324 340q0 12 -14 12H88q-14 0 -12 -12Z', slope('#fbf3e6', '#e9dac4', '#c9b499')) +
  path('M84 240H316L324 340q0 12 -14 12H88q-14 0 -12 -12Z', slope(lit(main, 0.2), main, dim(main, 0.2))) +
  path('M130 152q4 -110 70 -112t72 112', 'none', stroke(warm, 15)) +
  circle(200, 240, 34, face(warm)) +
  path('M166 240a34 34 0 0 0 68 0Z', lit(warm, 0.55));

export const campChair = ({ main, warm }) =>
  shadow(204, 354, 140) +
  [
    [110, 352, 268, 232],
    [290, 352, 130, 232],
  ]
    .map(([x1, y1, x2, y2]) => line(x1, y1, x2, y2, '#3a4b52', 11))
    .join('') +
  [
    [84, 352, 116, 70],
    [318, 352, 282, 70],
  ]
    .map(([x1, y1, x2, y2]) => line(x1, y1, x2, y2, tone.slate, 11))
    .join('') +
  path('M112 66Q200 92 288 66L292 190Q200 214 108 190Z', slope(lit(main, 0.3), main, dim(main, 0.2))) +
  path('M104 208Q200 250 296 208L312 256Q200 298 88 256Z', slope(lit(main, 0.1), dim(main, 0.2))) +
  path('M62 196h76v20H62ZM262 196h76v20h-76Z', across('#b98455', '#8a5a36')) +
  path('M112 66Q200 92 288 66l1 30Q200 122 111 96Z', face(warm));

export const plush = ({ main, warm }) => {
  const fur = '#d9a878';
  return (
    shadow(200, 354, 130) +
    ellipse(128, 326, 44, 28, globe(fur)) +
    ellipse(272, 326, 44, 28, globe(dim(fur, 0.1))) +
    ellipse(200, 270, 92, 86, globe(fur)) +
    ellipse(200, 284, 56, 56, globe('#f6e3cb')) +
    `<g transform="rotate(28 112 246)">${ellipse(112, 246, 26, 54, globe(fur))}</g><g transform="rotate(-28 288 246)">${ellipse(288, 246, 26, 54, globe(dim(fur, 0.12)))}</g>` +
    [
      [126, 82],
      [274, 82],
    ]
      .map(([x, y]) => circle(x, y, 35, globe(fur)) + circle(x, y + 2, 19, globe('#f3cfae')))
      .join('') +
    path('M96 142q0 -86 104 -86t104 86q0 76 -104 78q-104 -2 -104 -78Z', globe(fur)) +
    ellipse(200, 174, 46, 34, globe('#f6e3cb')) +
    [164, 236].map((x) => circle(x, 138, 9, tone.ink) + circle(x - 3, 135, 3, '#fff')).join('') +
    ellipse(200, 160, 14, 10, tone.ink) +
    path('M200 170v10q-12 14 -24 4m24 -4q12 14 24 4', 'none', stroke(tone.ink, 4)) +
    path('M134 214q66 34 132 0l6 22q-72 36 -144 0Z', face(main)) +
    path('M236 232l30 4l-8 58l-28 -10Z', face(warm))
  );
};

export const cup = ({ main, warm }) =>
  shadow(200, 352, 84) +
  line(226, 130, 262, 20, warm, 13) +
  path('M120 120H280L258 340q-2 12 -14 12H156q-12 0 -14 -12Z', drum('#f3e9dc')) +
  path('M126 190H273L262 300H138Z', drum(main)) +
  rect(106, 96, 188, 30, drum(dim(main, 0.2)), 'rx="13"') +
  rect(124, 80, 152, 22, drum(main), 'rx="10"') +
  circle(200, 244, 26, face(warm));

export const snack = ({ main, warm }) =>
  shadow(200, 352, 96) +
  path('M112 92q-14 110 -4 240q2 20 22 20h140q20 0 22 -20q10 -130 -4 -240Z', drum(warm)) +
  path('M112 92H288l8 -22q-96 -14 -192 0ZM106 330q94 24 188 0l4 26q-98 12 -196 0Z', drum(dim(warm, 0.15))) +
  ellipse(200, 214, 66, 76, slope('#fff8ec', '#f6dcb8')) +
  [
    [176, 196, 24],
    [216, 190, 22],
    [196, 232, 26],
    [232, 232, 18],
    [160, 234, 16],
  ]
    .map(([x, y, r]) => circle(x, y, r, globe('#dd9c4c')))
    .join('') +
  rect(126, 300, 148, 14, main, 'rx="7"') +
  rim('M128 110q-10 90 -2 190', 5, 0.4);

export const headphones = ({ main, warm }) =>
  shadow(200, 352, 120) +
  path('M92 250q-20 -184 108 -186q128 2 108 186', 'none', stroke(dim(main, 0.15), 26)) +
  rim('M90 218q0 -140 108 -146', 6, 0.45) +
  [
    [70, 0],
    [270, 0.12],
  ]
    .map(
      ([x, d]) =>
        rect(x, 214, 60, 124, drum(dim(main, d)), 'rx="28"') +
        rect(x + (d ? -18 : 48), 226, 30, 100, drum(warm), 'rx="15"'),
    )
    .join('');

export const suitcase = ({ main, warm }) =>
  shadow(202, 354, 110) +
  path('M158 96V28h86v68', 'none', stroke(tone.slate, 11)) +
  [130, 270].map((x) => circle(x, 344, 13, tone.ink)).join('') +
  rect(96, 92, 210, 248, slope(lit(main, 0.35), main, dim(main, 0.28)), 'rx="30"') +
  [132, 166, 200, 234, 268].map((x) => rect(x - 4, 108, 8, 216, dim(main, 0.24), 'rx="4" opacity="0.55"')).join('') +
  rect(96, 204, 210, 20, face(warm)) +
  rect(184, 192, 34, 44, face(tone.silver), 'rx="8"');

export const camera = ({ main, warm }) =>
  shadow(200, 352, 140) +
  path('M138 142l20 -40h84l20 40Z', face(dim(main, 0.2))) +
  rect(66, 136, 268, 214, face(main), 'rx="34"') +
  rect(66, 190, 268, 92, slope('#2a444c', '#142a31')) +
  circle(200, 240, 88, drum(tone.silver)) +
  circle(200, 240, 72, slope('#0c2027', '#1f4a56')) +
  circle(200, 240, 48, globe('#2b7f90')) +
  ellipse(182, 218, 17, 12, '#ffffff', 'opacity="0.75"') +
  circle(296, 164, 13, globe(warm)) +
  rect(88, 122, 44, 18, dim(main, 0.3), 'rx="7"');

export const blanket = ({ main, warm }) =>
  shadow(204, 352, 140) +
  [0, 1, 2]
    .map((i) =>
      rect(
        76 + i * 4,
        262 - i * 62,
        248 - i * 8,
        84,
        slope(lit([main, '#efe3d2', warm][i], 0.3), [main, '#efe3d2', warm][i], dim([main, '#efe3d2', warm][i], 0.22)),
        'rx="38"',
      ),
    )
    .join('') +
  [0, 1, 2]
    .map((i) => path(`M${316 - i * 4} ${280 - i * 62}q-30 24 0 48`, 'none', stroke(tone.night, 4, 'opacity="0.25"')))
    .join('') +
  path('M176 126h46v220h-46Z', slope('#c08a58', '#8d5c36'), 'opacity="0.92"');
