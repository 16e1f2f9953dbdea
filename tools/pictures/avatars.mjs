/** Avatars in one flat style, 256 × 256: people, animals and small landscapes. */
import { raster } from './lib/compose.mjs';
import { chance, circle, ellipse, mix, path, rect, ridge, svg, vertical } from './lib/draw.mjs';

const skins = ['#f6d3b8', '#efc3a0', '#e3ad86', '#f9dfca', '#d59b72'];
const hairs = ['#22201f', '#3b2a22', '#1b2433', '#5b3b29', '#6d6a68', '#2e1d2a'];
const clothes = [
  '#d9622b',
  '#24364f',
  '#2f5a45',
  '#8fa6b5',
  '#e6b450',
  '#b3415b',
  '#4b4a7a',
  '#f0ede6',
  '#3d8f8a',
  '#7a5c48',
];
const walls = [
  '#f4d9c4',
  '#c9dde8',
  '#d5e6d3',
  '#f2e3b8',
  '#e3d3e8',
  '#cfd6df',
  '#f3c9c2',
  '#bfe0d8',
  '#e9e2d6',
  '#b9c7e6',
];

/** Hair behind the head, then hair in front of it; index is the style. */
const styles = [
  (c) => ['', path('M72 116q-8 -70 56 -74q66 0 58 74q-10 -34 -30 -40q-36 12 -64 0q-16 8 -20 40Z', c)],
  (c) => [
    path('M62 120q-6 -84 66 -84t66 84v70q-66 34 -132 0Z', c),
    path('M76 112q4 -50 60 -52q44 6 46 52q-24 -8 -40 -34q-22 30 -66 34Z', c),
  ],
  (c) => [circle(128, 42, 28, c), path('M74 112q-2 -62 54 -62t54 62q-20 -30 -54 -30t-54 30Z', c)],
  (c) => [
    '',
    path('M74 108q-10 -30 4 -42q10 -30 46 -24q34 -14 50 16q16 14 8 50q-8 -24 -20 -30q-40 4 -70 -8q-12 12 -18 38Z', c),
  ],
  (c) => [
    path('M66 118q-8 -80 62 -80t62 80v34q-14 18 -24 0h-76q-12 18 -24 0Z', c),
    path('M76 106q0 -46 52 -46t52 46q-52 -16 -104 0Z', c),
  ],
  (c) => [
    path('M180 70q44 10 34 96q-12 30 -30 10q8 -60 -12 -84Z', c),
    path('M74 112q-4 -66 54 -68q58 2 54 68q-14 -38 -40 -44q-22 30 -68 44Z', c),
  ],
  (c) => ['', path('M78 100q-2 -46 50 -48q52 2 50 48q-8 -18 -16 -22q-34 -8 -68 0q-10 6 -16 22Z', c)],
  (c) => [
    [70, 96, 128, 160, 186].map((x, i) => circle(x, 84 - (i % 2) * 26 - (i === 2 ? 26 : 0), 32, c)).join('') +
      circle(64, 116, 24, c) +
      circle(192, 116, 24, c),
    path('M76 104q10 -38 52 -38t52 38q-50 -20 -104 0Z', c),
  ],
];

const extras = [
  '',
  '<g fill="none" stroke="#2b2f36" stroke-width="5"><circle cx="106" cy="120" r="17"/><circle cx="150" cy="120" r="17"/><path d="M123 118q5 -5 10 0"/></g>',
  '',
  path('M70 84q4 -52 58 -52t58 52l22 8q-6 12 -30 4h-108Z', '#d9622b'),
  '',
  '<g fill="#1d232b"><rect x="84" y="108" width="40" height="24" rx="10"/><rect x="132" y="108" width="40" height="24" rx="10"/><rect x="120" y="112" width="18" height="5"/></g>',
  path('M102 150q26 34 52 0q6 34 -26 36t-26 -36Z', '#3b2a22', 'opacity="0.85"'),
  '<path d="M70 128q-6 -80 58 -82q64 2 58 82" fill="none" stroke="#2b2f36" stroke-width="8"/><rect x="58" y="112" width="20" height="38" rx="9" fill="#2b2f36"/><rect x="178" y="112" width="20" height="38" rx="9" fill="#2b2f36"/>',
];

function person(i) {
  const [skin, hair, cloth, wall] = [
    skins[(i * 3) % 5],
    hairs[(i * 5 + 1) % 6],
    clothes[(i * 7 + 2) % 10],
    walls[(i * 3 + Math.floor(i / 10)) % 10],
  ];
  const [back, frontHair] = styles[i % 8](hair);
  const style = (i + Math.floor(i / 8) * 3) % 8;
  const extra = style === 6 && ![0, 3, 6].includes(i % 8) ? '' : extras[style];
  const smile =
    i % 3 === 0
      ? path('M112 148q16 20 32 0Z', '#ffffff', 'stroke="#a04a3a" stroke-width="2"')
      : path('M114 149q14 12 28 0', 'none', 'stroke="#a04a3a" stroke-width="4.5" stroke-linecap="round"');
  const collar =
    i % 2
      ? path('M104 192l24 26l24 -26l14 12l-38 40l-38 -40Z', mix(cloth, '#ffffff', 0.45))
      : path('M100 190q28 26 56 0l8 10q-36 30 -72 0Z', mix(cloth, '#000000', 0.18));
  return (
    rect(0, 0, 256, 256, wall) +
    circle(196, 60, 70, mix(wall, '#ffffff', 0.35)) +
    back +
    path('M30 262q4 -74 70 -74h56q66 0 70 74Z', cloth) +
    rect(108, 156, 40, 46, mix(skin, '#a0603a', 0.22), 'rx="18"') +
    collar +
    ellipse(76, 124, 10, 14, skin) +
    ellipse(180, 124, 10, 14, skin) +
    path('M76 106q0 -50 52 -50t52 50v14q-4 54 -52 56q-48 -2 -52 -56Z', skin) +
    circle(106, 120, 5, '#2a2524') +
    circle(150, 120, 5, '#2a2524') +
    path(
      'M126 124q-4 12 4 12',
      'none',
      `stroke="${mix(skin, '#8a4a2a', 0.45)}" stroke-width="3.5" stroke-linecap="round"`,
    ) +
    circle(94, 140, 9, '#e8836f', 'opacity="0.28"') +
    circle(162, 140, 9, '#e8836f', 'opacity="0.28"') +
    smile +
    frontHair +
    extra
  );
}

const eyes = (y, gap = 34, r = 8) =>
  circle(128 - gap, y, r, '#22201f') +
  circle(128 + gap, y, r, '#22201f') +
  circle(131 - gap, y - 3, 2.5, '#fff') +
  circle(131 + gap, y - 3, 2.5, '#fff');
const nose = (y, fill = '#2a2524') =>
  path(`M116 ${y}h24q-2 14 -12 14t-12 -14Z`, fill) +
  path(
    `M128 ${y + 14}v8q-12 12 -20 2m20 -2q12 12 20 2`,
    'none',
    'stroke="#2a2524" stroke-width="4" stroke-linecap="round"',
  );
const pointed = (fill, inner) =>
  path('M58 120L66 40L120 84Z', fill) +
  path('M198 120L190 40L136 84Z', fill) +
  path('M72 92L76 60L102 82Z', inner) +
  path('M184 92L180 60L154 82Z', inner);
const head = (fill) => path('M48 134q2 -70 80 -70t80 70q0 74 -80 76q-80 -2 -80 -76Z', fill);

const animals = {
  cat:
    rect(0, 0, 256, 256, '#f3d7b0') +
    pointed('#e39a4d', '#f6c9a6') +
    head('#e39a4d') +
    path('M116 64h24l-6 34h-12Z', '#b9712c') +
    ellipse(128, 170, 46, 32, '#fbeedd') +
    eyes(132) +
    nose(152),
  dog:
    rect(0, 0, 256, 256, '#c5dce6') +
    head('#f2e6d2') +
    path('M50 92q-36 20 -20 90q24 14 40 -30Z', '#8a5f3d') +
    path('M206 92q36 20 20 90q-24 14 -40 -30Z', '#8a5f3d') +
    ellipse(92, 128, 32, 38, '#8a5f3d') +
    eyes(130) +
    ellipse(128, 172, 40, 30, '#ffffff') +
    nose(154),
  panda:
    rect(0, 0, 256, 256, '#cfe3c6') +
    circle(66, 76, 32, '#23262b') +
    circle(190, 76, 32, '#23262b') +
    head('#fbfaf6') +
    `<g transform="rotate(24 92 134)">${ellipse(92, 134, 25, 32, '#23262b')}</g><g transform="rotate(-24 164 134)">${ellipse(164, 134, 25, 32, '#23262b')}</g>` +
    circle(96, 132, 9, '#fff') +
    circle(160, 132, 9, '#fff') +
    circle(97, 133, 5, '#111') +
    circle(159, 133, 5, '#111') +
    nose(160),
  fox:
    rect(0, 0, 256, 256, '#2e4a4a') +
    pointed('#d9622b', '#33211a') +
    head('#d9622b') +
    path('M48 138q40 -8 80 60q40 -68 80 -60q0 70 -80 72q-80 -2 -80 -72Z', '#fdf1e4') +
    eyes(136) +
    nose(172),
  bear:
    rect(0, 0, 256, 256, '#f2dfc4') +
    circle(68, 78, 30, '#7b553b') +
    circle(188, 78, 30, '#7b553b') +
    circle(68, 78, 15, '#c99a72') +
    circle(188, 78, 15, '#c99a72') +
    head('#7b553b') +
    ellipse(128, 170, 46, 34, '#d9b48d') +
    eyes(130) +
    nose(152),
  rabbit:
    rect(0, 0, 256, 256, '#f6cfd0') +
    ellipse(92, 62, 22, 62, '#ffffff') +
    ellipse(164, 62, 22, 62, '#ffffff') +
    ellipse(92, 64, 10, 44, '#f3a9b0') +
    ellipse(164, 64, 10, 44, '#f3a9b0') +
    head('#ffffff') +
    eyes(140) +
    nose(158, '#e77c88') +
    circle(80, 166, 13, '#f3a9b0', 'opacity="0.5"') +
    circle(176, 166, 13, '#f3a9b0', 'opacity="0.5"'),
  owl:
    rect(0, 0, 256, 256, '#283253') +
    path('M56 70l40 26h64l40 -26q18 150 -72 152q-90 -2 -72 -152Z', '#9a7653') +
    circle(94, 126, 38, '#f3e3c6') +
    circle(162, 126, 38, '#f3e3c6') +
    circle(94, 126, 20, '#e6a834') +
    circle(162, 126, 20, '#e6a834') +
    circle(94, 126, 11, '#1b1b1f') +
    circle(162, 126, 11, '#1b1b1f') +
    path('M118 142h20l-10 26Z', '#e6a834'),
  penguin:
    rect(0, 0, 256, 256, '#bfe0f2') +
    head('#28344a') +
    path('M70 150q-6 -54 30 -54q22 2 28 24q6 -22 28 -24q36 0 30 54q-8 56 -58 60q-50 -4 -58 -60Z', '#ffffff') +
    eyes(136, 28) +
    path('M112 152h32l-16 20Z', '#f0a13a'),
  tiger:
    rect(0, 0, 256, 256, '#fbe6b6') +
    circle(66, 82, 26, '#e9953a') +
    circle(190, 82, 26, '#e9953a') +
    head('#e9953a') +
    [0, 1, 2].map((i) => path(`M${108 + i * 16} 66h8l-4 ${34 - (i % 2) * 10}Z`, '#2a2524')).join('') +
    path('M50 128l34 8l-34 8ZM206 128l-34 8l34 8ZM54 158l28 0l-24 14ZM202 158l-28 0l24 14Z', '#2a2524') +
    ellipse(128, 176, 44, 30, '#fff6e6') +
    eyes(134) +
    nose(158),
  koala:
    rect(0, 0, 256, 256, '#d6e2cf') +
    circle(52, 100, 40, '#8d97a3') +
    circle(204, 100, 40, '#8d97a3') +
    circle(52, 100, 22, '#d9c3c8') +
    circle(204, 100, 22, '#d9c3c8') +
    head('#8d97a3') +
    eyes(130, 44) +
    path('M108 130q20 -14 40 0v30q-20 22 -40 0Z', '#2a2d33') +
    path('M108 184q20 14 40 0', 'none', 'stroke="#2a2d33" stroke-width="5" stroke-linecap="round"'),
};

const scene = (colours, body) => `<defs>${vertical('sky', colours)}</defs>${rect(0, 0, 256, 256, 'url(#sky)')}${body}`;
const landscapes = {
  peak: scene(
    ['#f6b58a', '#fde5c8'],
    circle(180, 84, 30, '#fff4dc') +
      path('M-10 230L96 74L190 230Z', '#4d5d80') +
      path('M96 74L68 116l18 -6l10 14l14 -14l14 8Z', '#fff') +
      path('M70 240L176 120L280 240Z', '#34425f') +
      rect(0, 216, 256, 40, '#26324a'),
  ),
  sea: scene(
    ['#4f8fc4', '#d9eef6'],
    circle(74, 76, 26, '#fff6d8') +
      rect(0, 138, 256, 118, '#2f7fa6') +
      path('M-10 170q34 -22 68 0t68 0t68 0t68 0v100h-272Z', '#246a8e') +
      path('M140 60l0 84h-52Z', '#fff') +
      path('M146 76v68h36Z', '#f3d8b0') +
      path('M78 150h116l-22 28h-74Z', '#d9622b'),
  ),
  desert: scene(
    ['#f29c6b', '#ffdfa8'],
    circle(128, 98, 44, '#fff0c8') +
      path('M0 178q70 -46 150 0t120 -14v100H0Z', '#d08a4d') +
      path('M0 214q90 -40 170 0t100 -8v60H0Z', '#b46d38') +
      rect(60, 128, 18, 74, '#2f6b50', 'rx="9"') +
      path('M42 146v18q0 12 18 12v-12q-6 0 -6 -6v-12ZM96 136v24q0 12 -18 12v-12q6 0 6 -6v-18Z', '#2f6b50'),
  ),
  moonlit: scene(
    ['#0c1534', '#44508f'],
    circle(172, 78, 38, '#f7f0d4') +
      circle(190, 68, 32, '#16204a') +
      [
        [40, 40],
        [86, 70],
        [60, 110],
        [120, 30],
        [226, 130],
      ]
        .map(([x, y]) => circle(x, y, 3, '#fff'))
        .join('') +
      ridge(chance(3), 256, 196, 70, 70, 256, '#1a2450') +
      ridge(chance(9), 256, 226, 50, 60, 256, '#0e1636'),
  ),
  forest: scene(
    ['#cfe6d6', '#f5f6e4'],
    [
      [60, 1],
      [128, 1.35],
      [200, 1.1],
      [20, 0.8],
      [240, 0.75],
    ]
      .map(([x, s]) =>
        path(
          `M${x} ${210 - 130 * s}l${40 * s} ${80 * s}h-${20 * s}l${30 * s} ${50 * s}h-${100 * s}l${30 * s} -${50 * s}h-${20 * s}Z`,
          s > 1 ? '#2f6b50' : '#5c9678',
        ),
      )
      .join('') + rect(0, 206, 256, 50, '#234c3b'),
  ),
  aurora: scene(
    ['#061826', '#124a56'],
    [0, 1, 2, 3]
      .map((i) => path(`M${20 + i * 56} 30q40 60 0 130h26q36 -70 4 -130Z`, '#4ff0b0', `opacity="${0.6 - i * 0.1}"`))
      .join('') + ridge(chance(14), 256, 212, 60, 80, 256, '#06131c'),
  ),
  tent: scene(
    ['#263a66', '#f0a07a'],
    path('M0 196q128 -40 256 0v64H0Z', '#2c3a3a') +
      path('M58 206L128 92L198 206Z', '#f2b45a') +
      path('M112 206L128 120L144 206Z', '#7a4a22') +
      circle(204, 56, 20, '#fff3cf'),
  ),
  road: scene(
    ['#7fc0e6', '#fbefd6'],
    circle(190, 66, 26, '#fff7dc') +
      path('M0 140q70 -40 140 -6t130 -12v140H0Z', '#7fae6a') +
      path('M116 136h24l84 124H32Z', '#5a626c') +
      path('M126 146h4l2 24h-8ZM124 182h8l4 30h-16ZM119 224h18l5 36h-28Z', '#fff'),
  ),
};

const people = Object.fromEntries(
  Array.from({ length: 30 }, (_, i) => [`person-${String(i + 1).padStart(2, '0')}`, person(i)]),
);
const named = (prefix, list) =>
  Object.fromEntries(Object.entries(list).map(([name, body]) => [`${prefix}-${name}`, body]));

/** Draws every avatar: name → function that gives a sharp picture. */
export const avatars = Object.fromEntries(
  Object.entries({ ...people, ...named('animal', animals), ...named('view', landscapes) }).map(([name, body]) => [
    name,
    async () => raster(svg(256, 256, body)),
  ]),
);
