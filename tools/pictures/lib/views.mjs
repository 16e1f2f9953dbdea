/** Pictures of empty and special views, 480 × 400, transparent; they hold on white and on the dark scheme's #18191c. */
import { chance, circle, ellipse, path } from './draw.mjs';
import { document, put, slope } from './light.mjs';
import { tone } from './palette.mjs';
import { props } from './props/index.mjs';

/** Petrol a little lighter than elsewhere, so that it stands on a dark ground too. */
const C = { main: '#2b8793', warm: '#e58c56' };
const W = { main: '#e58c56', warm: '#2b8793' };
const Q = { main: '#8fa9b1', warm: '#e58c56' };
const R = { main: tone.coral, warm: tone.gold };
const G = { main: '#4c8a6c', warm: '#e9bd6d' };

const bases = [
  'M58 236q-22 -116 92 -140q72 -66 158 -14q120 0 116 104q26 80 -62 100q-134 30 -236 4q-60 -10 -68 -54Z',
  'M70 252q-42 -70 24 -116q34 -78 130 -60q76 -48 138 20q78 34 54 118q-6 70 -110 72q-110 18 -180 4q-46 -4 -56 -38Z',
  'M50 214q6 -90 104 -98q60 -70 148 -28q96 6 112 92q36 66 -40 98q-120 36 -248 8q-76 -12 -76 -72Z',
];

/** A soft ground, an arc of light and a few sparks behind the things of a view. */
function ground(seed) {
  const dice = chance(seed + 40);
  const spark = () => {
    const [x, y, s] = [
      dice.pick([dice.between(50, 120), dice.between(370, 440)]),
      dice.between(56, 190),
      dice.between(0.5, 1),
    ];
    return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${s.toFixed(2)})">${path('M0 -16q2 14 16 16q-14 2 -16 16q-2 -14 -16 -16q14 -2 16 -16Z', dice.pick(['#7cc4c8', '#f0b184']))}</g>`;
  };
  return (
    path(bases[seed % 3], slope('#7fc4ca', '#4a9aa4'), 'opacity="0.17"') +
    circle(dice.between(330, 390), dice.between(96, 130), 30, slope('#f6c9a2', '#eda877'), 'opacity="0.5"') +
    [0, 1, 2, 3].map(spark).join('') +
    ellipse(240, 338, 170, 15, '#3d7f88', 'opacity="0.16"')
  );
}
const dashes = path(
  'M96 300Q160 250 214 286T334 262T410 214',
  'none',
  `stroke="#7fb9bf" stroke-width="6" stroke-linecap="round" stroke-dasharray="2 17"`,
);

/** View → things: prop, x, y, size, colours, turn. */
const plans = {
  default: [['blindBox', 240, 336, 0.66, C]],
  network: [
    ['cloud', 226, 316, 0.66, C],
    ['plug', 372, 338, 0.32, W],
  ],
  order: [
    ['clipboard', 206, 330, 0.66, C],
    ['modelCar', 316, 344, 0.5, W],
  ],
  follow: [
    ['person', 210, 334, 0.66, C],
    ['heart', 336, 316, 0.3, R],
  ],
  article: [
    ['sheet', 214, 334, 0.7, C],
    ['camera', 330, 342, 0.38, W],
  ],
  search: [
    ['sheet', 188, 328, 0.6, Q],
    ['magnifier', 290, 342, 0.56, C],
  ],
  coupon: [['ticket', 240, 320, 0.68, C]],
  message: [['bubbles', 240, 330, 0.7, C]],
  comment: [
    ['bubbles', 214, 326, 0.58, C],
    ['mug', 350, 342, 0.34, W],
  ],
  favourite: [
    ['cards', 208, 330, 0.6, C],
    ['heart', 336, 330, 0.34, R],
  ],
  address: [
    ['letter', 200, 334, 0.58, C],
    ['pin', 326, 330, 0.46, W],
  ],
  prize: [
    ['gift', 226, 334, 0.64, C],
    ['medal', 352, 340, 0.36, W],
  ],
  record: [
    ['hourglass', 322, 336, 0.44, W],
    ['sheet', 206, 334, 0.66, C],
  ],
  rank: [['trophy', 240, 334, 0.66, C]],
  store: [
    ['house', 214, 334, 0.64, C],
    ['pin', 356, 330, 0.36, W],
  ],
  drive: [
    ['steering', 206, 330, 0.58, C],
    ['calendar', 336, 340, 0.4, W],
  ],
  invoice: [
    ['sheet', 206, 334, 0.66, C],
    ['shield', 330, 340, 0.38, W],
  ],
  points: [
    ['coins', 234, 334, 0.64, W],
    ['calendar', 372, 342, 0.3, C],
  ],
  packet: [
    ['packet', 222, 334, 0.64, R],
    ['coin', 344, 338, 0.34, W],
  ],
  invite: [
    ['people', 206, 330, 0.6, C],
    ['letter', 342, 342, 0.38, W],
  ],
  badge: [
    ['pinBadge', 206, 332, 0.62, C],
    ['pinBadge', 340, 340, 0.36, Q],
  ],
  location: [
    ['earth', 206, 332, 0.56, C],
    ['pin', 334, 330, 0.46, W],
  ],
  permission: [
    ['phone', 206, 336, 0.64, C],
    ['lock', 328, 340, 0.38, W],
  ],
  camera: [['camera', 240, 334, 0.64, C]],
  ended: [
    ['calendar', 206, 334, 0.62, Q],
    ['bell', 334, 340, 0.38, W],
  ],
  soon: [['stopwatch', 240, 336, 0.64, C]],
  soldout: [
    ['basket', 204, 336, 0.6, C],
    ['ticket', 342, 342, 0.34, Q],
  ],
  review: [
    ['clipboard', 200, 334, 0.64, C],
    ['hourglass', 328, 338, 0.46, W],
  ],
  deleted: [
    ['sheet', 204, 332, 0.64, Q],
    ['cloud', 336, 344, 0.34, W],
  ],
  notfound: [
    ['signpost', 206, 336, 0.68, C],
    ['modelCar', 336, 342, 0.42, W],
  ],
  maintenance: [
    ['wrench', 228, 332, 0.62, C],
    ['robot', 352, 342, 0.4, W],
  ],
  car: [
    ['key', 330, 340, 0.36, W],
    ['modelCar', 210, 334, 0.66, C],
  ],
  error: [
    ['plug', 214, 332, 0.64, C],
    ['bell', 346, 340, 0.34, W],
  ],
  energy: [
    ['sapling', 214, 334, 0.64, W],
    ['shoe', 346, 342, 0.36, C],
  ],
  gallery: [
    ['stamp', 200, 334, 0.62, C],
    ['camera', 338, 342, 0.4, W],
  ],
};

/** Views that are no empty lists, under the names that screens know. */
const specialPlans = {
  'article-review': plans.review,
  'article-deleted': plans.deleted,
  'not-found': plans.notfound,
  'no-store': plans.store,
  'no-test-drive': plans.drive,
  success: [
    ['shield', 226, 336, 0.66, G],
    ['balloons', 366, 316, 0.4, W],
  ],
  waiting: [['hourglass', 240, 336, 0.66, C]],
  locked: [['lock', 240, 336, 0.64, C]],
};

const view = (things, seed) =>
  document(
    480,
    400,
    ground(seed) +
      (seed % 4 === 1 ? dashes : '') +
      things.map(([name, x, y, s, c, turn = 0]) => put(props[name](c), x, y, s, turn)).join(''),
  );
const drawn = (list) => Object.fromEntries(Object.entries(list).map(([name, things], i) => [name, view(things, i)]));

/** SVG documents of the empty views by type. */
export const emptyViews = drawn(plans);
/** SVG documents of the special views by name. */
export const specialViews = drawn(specialPlans);
