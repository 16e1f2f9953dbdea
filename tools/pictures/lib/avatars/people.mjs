/** Portraits for avatars, 256 × 256: hair, face, clothes and extras in many mixtures. */
import { circle, ellipse, mix, path, rect } from '../draw.mjs';
import { dim, lit, slope } from '../light.mjs';

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
  (c) => [
    path('M58 118q-2 -82 70 -82t70 82q4 60 -14 100q-20 -10 -22 -40h-68q-2 30 -22 40q-18 -40 -14 -100Z', c),
    path('M76 112q2 -44 40 -52q10 22 64 30q2 10 0 22q-50 -4 -72 -30q-10 20 -32 30Z', c),
  ],
  (c) => [
    '',
    path('M74 104q-4 -54 50 -58q58 -2 58 50q-2 12 -6 16q-2 -26 -20 -36q-42 10 -70 -4q-10 12 -12 32Z', c) +
      path('M118 46q26 -24 60 0q-24 2 -34 14Z', c),
  ],
  (c) => [
    circle(66, 92, 30, c) + circle(190, 92, 30, c),
    path('M76 110q0 -52 52 -52t52 52q-10 -30 -52 -34q-42 4 -52 34Z', c),
  ],
  (c) => [
    path('M64 124q-6 -86 64 -86t64 86q2 30 -8 54h-24v-30h-64v30h-24q-10 -24 -8 -54Z', c),
    path('M76 118q-2 -58 52 -60q54 2 52 60l-8 0q-4 -16 -8 -20h-72q-6 8 -8 20Z', c),
  ],
  () => ['', ''],
  (c) => [
    path('M184 84q56 20 30 120q-26 4 -22 -20q14 -50 -12 -90ZM72 84q-56 20 -30 120q26 4 22 -20q-14 -50 12 -90Z', c),
    path('M74 114q-6 -64 54 -66q60 2 54 66q-16 -30 -54 -46q-38 16 -54 46Z', c),
  ],
];

/** Glasses, hats and the like; 0 is nothing. */
const extras = [
  '',
  '<g fill="none" stroke="#2b2f36" stroke-width="5"><circle cx="106" cy="120" r="17"/><circle cx="150" cy="120" r="17"/><path d="M123 118q5 -5 10 0"/></g>',
  '',
  path('M70 84q4 -52 58 -52t58 52l22 8q-6 12 -30 4h-108Z', '#d9622b'),
  '',
  '<g fill="#1d232b"><rect x="84" y="108" width="40" height="24" rx="10"/><rect x="132" y="108" width="40" height="24" rx="10"/><rect x="120" y="112" width="18" height="5"/></g>',
  path('M102 150q26 34 52 0q6 34 -26 36t-26 -36Z', '#3b2a22', 'opacity="0.85"'),
  '<path d="M70 128q-6 -80 58 -82q64 2 58 82" fill="none" stroke="#2b2f36" stroke-width="8"/><rect x="58" y="112" width="20" height="38" rx="9" fill="#2b2f36"/><rect x="178" y="112" width="20" height="38" rx="9" fill="#2b2f36"/>',
  path(
    'M64 118q-10 -92 64 -92t64 92q14 60 -4 92h-32q24 -30 18 -84q-4 -44 -46 -46q-42 2 -46 46q-6 54 18 84h-32q-18 -32 -4 -92Z',
    '#0f6672',
  ),
  path('M70 92q2 -56 58 -56t58 56q-58 -14 -116 0Z', '#efe3d2') +
    rect(66, 84, 124, 20, '#d9c7ae', 'rx="9"') +
    circle(128, 34, 14, '#efe3d2'),
  '<path d="M92 108h28M136 108h28" stroke="#2b2f36" stroke-width="5" stroke-linecap="round"/>',
  circle(72, 142, 6, '#dfae58') + circle(184, 142, 6, '#dfae58'),
];

/** Which hair, which extra, which skin, hair colour, cloth and wall each person has. */
const cast = [
  [0, 0, 1, 1, 0],
  [1, 1, 3, 0, 9],
  [2, 0, 1, 5, 8],
  [3, 3, 2, 3, 3],
  [4, 0, 2, 3, 0],
  [5, 5, 0, 2, 7],
  [6, 6, 3, 1, 4],
  [7, 7, 1, 0, 1],
  [8, 0, 0, 3, 5],
  [9, 0, 2, 0, 2],
  [10, 11, 3, 5, 6],
  [11, 0, 1, 0, 8],
  [12, 6, 2, 1, 1],
  [13, 0, 4, 0, 4],
  [0, 1, 2, 5, 0],
  [7, 11, 1, 4, 7],
  [3, 6, 3, 3, 4],
  [8, 1, 1, 1, 3],
  [12, 8, 0, 0, 6],
  [5, 0, 4, 1, 2],
  [9, 10, 3, 3, 8],
  [1, 0, 0, 5, 5],
  [4, 5, 1, 0, 9],
  [6, 9, 2, 2, 6],
  [13, 11, 3, 3, 0],
  [10, 0, 2, 0, 3],
  [2, 1, 1, 4, 1],
  [3, 1, 4, 0, 5],
  [11, 5, 0, 5, 4],
  [0, 10, 1, 4, 2],
  [7, 0, 4, 0, 8],
  [8, 7, 2, 0, 7],
  [12, 1, 4, 1, 9],
  [9, 3, 1, 1, 1],
  [5, 11, 3, 4, 5],
  [13, 1, 0, 5, 3],
  [4, 11, 4, 2, 2],
  [6, 1, 1, 5, 8],
  [2, 11, 0, 0, 6],
  [11, 8, 2, 1, 0],
  [3, 0, 0, 4, 2],
  [10, 1, 1, 3, 8],
  [1, 7, 4, 1, 0],
  [8, 5, 3, 5, 1],
  [9, 6, 4, 0, 3],
  [12, 9, 3, 1, 5],
  [0, 3, 0, 5, 9],
  [7, 5, 2, 3, 4],
  [9, 1, 2, 3, 6],
  [0, 6, 1, 3, 8],
  [6, 10, 3, 1, 2],
  [3, 1, 0, 5, 0],
  [0, 9, 3, 2, 5],
  [9, 5, 0, 0, 7],
  [6, 0, 0, 1, 7],
  [4, 1, 3, 5, 3],
  [5, 1, 1, 2, 2],
  [11, 1, 2, 0, 6],
  [7, 1, 0, 3, 8],
  [1, 10, 3, 0, 9],
  [2, 10, 1, 1, 1],
  [3, 10, 0, 5, 7],
  [4, 10, 3, 2, 3],
  [5, 10, 1, 0, 2],
  [8, 10, 2, 3, 6],
  [10, 10, 0, 0, 8],
  [11, 10, 3, 1, 9],
  [7, 10, 1, 5, 1],
  [0, 11, 0, 2, 7],
  [1, 11, 3, 0, 3],
  [3, 11, 1, 3, 2],
  [6, 11, 2, 0, 6],
  [8, 11, 0, 1, 8],
  [9, 11, 3, 5, 9],
  [11, 11, 1, 2, 1],
  [12, 0, 1, 1, 7],
  [12, 10, 0, 0, 3],
  [0, 7, 3, 5, 6],
  [2, 7, 1, 0, 9],
  [3, 7, 0, 2, 1],
  [9, 7, 2, 1, 0],
  [4, 7, 3, 3, 8],
];

const beardOf = (skin, hair) =>
  path('M78 128q4 50 50 52q46 -2 50 -52q-6 22 -22 22q-28 -14 -56 0q-16 0 -22 -22Z', mix(hair, skin, 0.12));

/** Shoulders, collar and neck. */
function bust(i, skin, cloth) {
  const collar = [
    path('M104 192l24 26l24 -26l14 12l-38 40l-38 -40Z', mix(cloth, '#ffffff', 0.45)),
    path('M100 190q28 26 56 0l8 10q-36 30 -72 0Z', mix(cloth, '#000000', 0.18)),
    path('M96 194h64v30q-32 16 -64 0Z', lit(cloth, 0.2)),
    path('M88 200l40 56l40 -56l20 8l-40 54h-40l-40 -54Z', lit(cloth, 0.35)),
  ][i % 4];
  return (
    path('M30 262q4 -74 70 -74h56q66 0 70 74Z', slope(lit(cloth, 0.2), cloth, dim(cloth, 0.2))) +
    rect(108, 156, 40, 46, mix(skin, '#a0603a', 0.22), 'rx="18"') +
    collar
  );
}

/** Head with eyes, nose, cheeks and one of two smiles. */
function countenance(i, skin) {
  const line = mix(skin, '#8a4a2a', 0.45);
  const smile =
    i % 3 === 0
      ? path('M112 148q16 20 32 0Z', '#ffffff', 'stroke="#a04a3a" stroke-width="2"')
      : path('M114 149q14 12 28 0', 'none', 'stroke="#a04a3a" stroke-width="4.5" stroke-linecap="round"');
  return (
    ellipse(76, 124, 10, 14, skin) +
    ellipse(180, 124, 10, 14, dim(skin, 0.08)) +
    path(
      'M76 106q0 -50 52 -50t52 50v14q-4 54 -52 56q-48 -2 -52 -56Z',
      slope(lit(skin, 0.25), skin, mix(skin, '#b8784e', 0.25)),
    ) +
    circle(106, 120, 5, '#2a2524') +
    circle(150, 120, 5, '#2a2524') +
    path('M126 124q-4 12 4 12', 'none', `stroke="${line}" stroke-width="3.5" stroke-linecap="round"`) +
    circle(94, 140, 9, '#e8836f', 'opacity="0.28"') +
    circle(162, 140, 9, '#e8836f', 'opacity="0.28"') +
    smile
  );
}

function person([style, extra, skinAt, hairAt, clothAt], i) {
  const [skin, hair, cloth, wall] = [
    skins[skinAt],
    hairs[hairAt],
    clothes[clothAt],
    walls[(i * 3 + Math.floor(i / 10)) % 10],
  ];
  const [back, front] = styles[style](hair);
  const bald = style === 12 && extra !== 6 && extra !== 8 ? beardOf(skin, hair) : '';
  return (
    rect(0, 0, 256, 256, slope(lit(wall, 0.35), wall)) +
    circle(196, 60, 70, '#ffffff', 'opacity="0.28"') +
    back +
    bust(i, skin, cloth) +
    countenance(i, skin) +
    bald +
    front +
    extras[extra]
  );
}

/** People by number, `person-01` to `person-82`. */
export const people = Object.fromEntries(
  cast.map((traits, i) => [`person-${String(i + 1).padStart(2, '0')}`, person(traits, i)]),
);
