/** Things to collect: stamps with small landscapes and enamel pins of cars, towns and feasts, in a box of 400 × 400. */
import { animals } from './avatars/animals.mjs';
import { landscapes } from './avatars/vistas.mjs';
import { circle, ellipse, path, rect } from './draw.mjs';
import { dim, down, halo, lit, put, rim, shadow, slope } from './light.mjs';
import { tone } from './palette.mjs';
import { props } from './props/index.mjs';
import { landmark } from './skylines.mjs';

/** A body of 256 × 256 clipped to a shape; `id` keeps the clip apart from others in one document. */
const clipped = (id, shape, body, x, y, scale) =>
  `<defs><clipPath id="${id}">${shape}</clipPath></defs><g clip-path="url(#${id})"><g transform="translate(${x} ${y}) scale(${scale})">${body}</g></g>`;

/** Edge of a stamp: a rectangle with round bites on all four sides. */
function perforated(x, y, across, along, r = 14) {
  const bites = (n, dx, dy) => Array.from({ length: n }, () => `a${r} ${r} 0 0 0 ${dx * r * 2} ${dy * r * 2}`).join('');
  return `M${x} ${y}${bites(across, 1, 0)}${bites(along, 0, 1)}${bites(across, -1, 0)}${bites(along, 0, -1)}Z`;
}

const stamp = (id, body) =>
  shadow(204, 372, 130, 16) +
  path(perforated(60, 32, 10, 12), slope('#ffffff', '#f3f6f5', '#d3dedf')) +
  clipped(id, rect(88, 60, 224, 280, '#fff', 'rx="4"'), body, 60, 60, 1.1);

/** Stamps by name: every landscape and two animals. */
export const stamps = Object.fromEntries(
  [...Object.entries(landscapes), ['panda', animals.panda], ['deer', animals.deer]].map(([name, body]) => [
    `stamp-${name}`,
    stamp(`clip-${name}`, body),
  ]),
);

const rims = { gold: tone.gold, silver: '#b9c7cc', bronze: '#b9794a' };
const shapes = {
  round: (r) => circle(200, 200, r, '#fff'),
  hexagon: (r) =>
    path(
      `M${Array.from({ length: 6 }, (_, i) => `${(200 + Math.sin((i * Math.PI) / 3) * r * 1.06).toFixed(1)} ${(200 - Math.cos((i * Math.PI) / 3) * r * 1.06).toFixed(1)}`).join('L')}Z`,
      '#fff',
    ),
  square: (r) => rect(200 - r * 0.92, 200 - r * 0.92, r * 1.84, r * 1.84, '#fff', `rx="${r * 0.4}"`),
};
const filled = (shape, r, fill) => shapes[shape](r).replace('fill="#fff"', `fill="${fill}"`);

/** An enamel pin: a metal rim, a coloured ground and a picture in it. */
function pin(id, [shape, metal, ground, picture]) {
  const edge = rims[metal];
  const inside =
    filled(shape, 140, down(lit(ground, 0.45), ground)) + circle(240, 150, 150, halo('#fff8ee', 0.4)) + picture;
  return (
    ellipse(206, 376, 120, 14, halo(tone.night, 0.4)) +
    filled(shape, 168, slope(lit(edge, 0.65), edge, dim(edge, 0.4))) +
    filled(shape, 150, slope(dim(edge, 0.3), lit(edge, 0.3))) +
    `<defs><clipPath id="${id}">${shapes[shape](140)}</clipPath></defs><g clip-path="url(#${id})">${inside}</g>` +
    rim('M76 150q20 -60 76 -86', 6, 0.6)
  );
}

const car = (main) => put(props.modelCar({ main, warm: tone.amber }), 196, 296, 0.62);
const thing = (name, main, warm, scale = 0.6) => put(props[name]({ main, warm }), 200, 306, scale);
const town = (name) =>
  `<g transform="translate(176 328) scale(0.56)">${landmark(name, tone.petrol)}</g>${path('M40 326q80 -26 160 0t160 0v60H40Z', slope(tone.lagoon, tone.petrol))}`;

const pinPlans = {
  'pin-car-one': ['round', 'gold', tone.apricot, car('#24364f')],
  'pin-car-two': ['round', 'silver', tone.mist, car('#b9532b')],
  'pin-car-three': ['round', 'bronze', tone.sand, car('#2f5a45')],
  'pin-car-four': ['round', 'gold', tone.lagoon, car('#ecebe6')],
  ...Object.fromEntries(
    ['shanghai', 'beijing', 'guangzhou', 'shenzhen', 'hangzhou', 'chengdu', 'xian', 'wuhan', 'xiamen', 'harbin'].map(
      (name, i) => [
        `pin-town-${name}`,
        [
          'hexagon',
          ['gold', 'silver', 'bronze'][i % 3],
          ['#f4c9a0', '#bfe0e2', '#f2d9c4', '#cfe3c6', '#f6d6d3'][i % 5],
          town(name),
        ],
      ],
    ),
  ),
  'pin-feast-lantern': ['square', 'gold', '#f3b9a4', thing('lantern', tone.coral, tone.gold)],
  'pin-feast-blossom': ['square', 'silver', '#cfe6e2', thing('blossom', tone.petrol, tone.gold, 0.66)],
  'pin-feast-cake': ['square', 'bronze', '#f6dcc6', thing('cake', tone.petrol, tone.amber)],
  'pin-feast-gift': ['square', 'gold', '#bfdfe0', thing('gift', tone.coral, tone.gold)],
  'pin-feast-balloons': ['square', 'silver', '#f8e6c9', thing('balloons', tone.petrol, tone.coral, 0.66)],
  'pin-feast-packet': ['square', 'gold', '#f7d9a8', thing('packet', tone.coral, tone.gold, 0.66)],
};

/** Enamel pins by name. */
export const pins = Object.fromEntries(
  Object.entries(pinPlans).map(([name, plan]) => [name, pin(`clip-${name}`, plan)]),
);
