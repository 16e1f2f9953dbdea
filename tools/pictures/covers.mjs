/** Covers of articles, activities and votes: 1200 × 800, no text, all different at a glance. */
import sharp from 'sharp';
import { artwork } from './lib/artwork.mjs';
import { carLayer, crop, place, raster } from './lib/compose.mjs';
import { coverPlans } from './lib/plans/covers.mjs';
import { stillLifes } from './lib/still-lifes.mjs';
import { xRays } from './lib/x-rays.mjs';

const size = [1200, 800];

/** Crops of the committed scenes and cabins: name → [source, box, options]. */
const crops = {
  'scene-charge': ['scenes/charge_YLX_mist.webp'],
  'scene-city': ['scenes/city_CS1E_mist.webp'],
  'scene-desert-side': ['scenes/desert-side_YL01_ink.webp'],
  'scene-desert': ['scenes/desert_YLX_pearl.webp'],
  'scene-dusk-tail': ['scenes/dusk-tail_YLX_ember.webp'],
  'scene-dusk': ['scenes/dusk_YL01_mist.webp'],
  'scene-garage': ['scenes/garage_YLX_pine.webp'],
  'scene-lightbar': ['scenes/lightbar_YL01_ink.webp'],
  'scene-showroom': ['scenes/showroom_YL09_pine.webp'],
  'scene-snow-side': ['scenes/snow-side_YL09_ink.webp'],
  'scene-snow': ['scenes/snow_YLX_ember.webp'],
  'scene-studio': ['scenes/studio_YL01_ember.webp'],
  'scene-top-pair': ['scenes/top-pair_YL09_mist.webp'],
  'scene-top': ['scenes/top_CS1E_ember.webp'],
  'scene-tunnel': ['scenes/tunnel_CS1E_mist.webp'],
  'scene-wheel': ['scenes/wheel_CS1E_ember.webp'],
  'scene-charge-side': ['scenes/charge-side_YL09_ink.webp'],
  'scene-city-tail': ['scenes/city-tail_YL01_pearl.webp'],
  'scene-desert-tail': ['scenes/desert-tail_YL09_ember.webp'],
  'scene-dusk-side': ['scenes/dusk-side_YLX_pearl.webp'],
  'scene-shoulder': ['scenes/shoulder_CS1E_pine.webp'],
  'scene-showroom-side': ['scenes/showroom-side_CS1E_carbon.webp'],
  'scene-snow-front': ['scenes/snow-front_CS1E_pine.webp'],
  'scene-studio-tail': ['scenes/studio-tail_YL09_mist.webp'],
  'scene-tunnel-tail': ['scenes/tunnel-tail_YL01_ember.webp'],
  'scene-city-night': ['scenes/city-tall_YLX_ember.webp', [0, 0.42, 1, 0.5]],
  'scene-light-gate': ['scenes/studio-tall_CS1E_pearl.webp', [0, 0.38, 1, 0.5]],
  'detail-tail-lamp': ['scenes/dusk-tail_YLX_ember.webp', [0.5, 0.4, 0.4, 0.4]],
  'detail-charge-post': ['scenes/charge_YLX_mist.webp', [0.52, 0.28, 0.44, 0.44], { flop: true }],
  'detail-city-nose': ['scenes/city_CS1E_mist.webp', [0.17, 0.36, 0.42, 0.42], { flop: true }],
  'detail-snow-nose': ['scenes/snow_YLX_ember.webp', [0.26, 0.42, 0.4, 0.4]],
  'detail-wood-wall': ['scenes/garage_YLX_pine.webp', [0.06, 0.2, 0.46, 0.46], { flop: true }],
  'cabin-black': ['interiors/five_cabin_black.webp'],
  'cabin-red': ['interiors/five_cabin_red.webp'],
  'cabin-sand-screen': ['interiors/five_cabin_sand.webp', [0.12, 0.1, 0.5, 0.6]],
  'cabin-white': ['interiors/five_cabin_white.webp'],
  'cabin-grey-screen': ['interiors/five_cabin_grey.webp', [0.2, 0.16, 0.58, 0.62], { flop: true }],
  'cabin-lounge-sand': ['interiors/mpv_cabin_sand.webp'],
  'cabin-lounge-black': ['interiors/mpv_cabin_black.webp'],
  'cabin-seats-white': ['interiors/mpv_second_white.webp'],
  'cabin-seats-red': ['interiors/mpv_second_red.webp'],
  'cabin-seats-sand': ['interiors/mpv_second_sand.webp', [0.18, 0.06, 0.42, 0.7]],
  'cabin-seats-grey': ['interiors/mpv_second_grey.webp'],
};

const front = (car, width = 0.86, x = 0.5, ground = 0.9, more = {}) => [{ car, width, x, ground, ...more }];
const flop = { flop: true };

/** Cars in drawn places: name → [backdrop, seed, colours, cars, options]. */
const places = {
  'place-alps': [
    'mountains',
    3,
    ['#4d7fb3', '#f4d9bf', '#8fa3bd', '#3d5673', '#596470', '#fff1d0'],
    front('YL01_front_turbine_pine'),
  ],
  'place-plateau': [
    'lake',
    8,
    ['#2f6ea8', '#dcebf2', '#6f8aa6', '#486653', '#7a7468', '#ffffff'],
    front('YLX_front_aero_pearl', 0.8, 0.52, 0.9, flop),
  ],
  'place-coast-road': [
    'coast',
    5,
    ['#345a8c', '#ffc48a', '#4c5a80', '#2e3448', '#4d4a52', '#ffe0b0'],
    front('CS1E_front_turbine_ember'),
  ],
  'place-harbour-mist': [
    'coast',
    17,
    ['#aebfc9', '#eef0ee', '#8ba0ad', '#7b8890', '#9ba3a6', '#ffffff'],
    front('YL09_side_blade_carbon', 0.84, 0.5, 0.87),
  ],
  'place-downtown': [
    'city',
    4,
    ['#0c1330', '#55417a', '#1a2145', '#121832', '#232840', '#ffc977'],
    front('YL01_front_blade_carbon'),
    { wet: 0.35 },
  ],
  'place-blue-hour': [
    'city',
    14,
    ['#1b3c6b', '#d98f78', '#3c5680', '#26395c', '#333d52', '#ffe3a8'],
    front('YLX_front_blade_ink', 0.82, 0.5, 0.91, flop),
    { wet: 0.3 },
  ],
  'place-light-trails': [
    'trails',
    9,
    ['#05070f', '#2c2140', '#12152a', '#0b0e1d', '#15161f', '#ff9d5c'],
    front('CS1E_side_blade_pearl', 0.84, 0.5, 0.88),
    { wet: 0.35 },
  ],
  'place-bridge': [
    'bridge',
    6,
    ['#5d8fbf', '#fbe3c8', '#86a0b5', '#eef1f2', '#6d757c', '#fff3d6'],
    front('YL01_side_aero_mist', 0.84, 0.48, 0.87),
  ],
  'place-bridge-night': [
    'bridge',
    12,
    ['#0b1426', '#24406b', '#1a2a45', '#c98a4c', '#1d2430', '#ffd694'],
    front('YL09_front_turbine_pearl', 0.8, 0.46, 0.92),
    { wet: 0.3 },
  ],
  'place-gobi': [
    'dunes',
    7,
    ['#6aa0c4', '#f6dcb1', '#d9a868', '#b97a42', '#c08a56', '#fff4d9'],
    front('YLX_side_turbine_carbon', 0.82, 0.5, 0.88),
  ],
  'place-red-sand': [
    'dunes',
    19,
    ['#7d4a68', '#ffb27a', '#b85a3c', '#7d3327', '#8d4330', '#ffd9a0'],
    front('YL01_front_aero_pearl', 0.84, 0.5, 0.91, flop),
  ],
  'place-pine-mist': [
    'forest',
    2,
    ['#b7c9c6', '#eef2ea', '#8fa8a0', '#274438', '#4c5a52', '#ffffff'],
    front('YLX_front_turbine_ember', 0.8, 0.5, 0.91),
  ],
  'place-winter-wood': [
    'forest',
    23,
    ['#c9dbeb', '#f8fafc', '#a9c0d4', '#5b7690', '#e6edf3', '#ffffff'],
    front('YL09_front_blade_ink', 0.8, 0.52, 0.91, flop),
  ],
  'place-green-hills': [
    'fields',
    13,
    ['#7bbfe0', '#f2f4dc', '#a9cf9a', '#5e9c58', '#6f757a', '#fffbe0'],
    front('YL09_front_aero_mist', 0.8, 0.5, 0.92),
  ],
  'place-rapeseed': [
    'fields',
    31,
    ['#9ad0ea', '#fff6d2', '#e8d36a', '#d2b02f', '#8a8577', '#ffffff'],
    front('CS1E_side_turbine_ink', 0.84, 0.5, 0.88),
  ],
  'place-wind-farm': [
    'turbines',
    10,
    ['#5fa9d6', '#e6f3f5', '#9cc3a2', '#4f8a62', '#6a7178', '#ffffff'],
    front('YL01_front_turbine_mist', 0.84, 0.54, 0.92, flop),
  ],
  'place-milky-way': [
    'night',
    15,
    ['#050a1c', '#2b3a6b', '#121b38', '#0b1124', '#20263a', '#b9c4ff'],
    front('YLX_front_blade_mist', 0.78, 0.5, 0.91),
    { wet: 0.12 },
  ],
  'place-camp': [
    'camp',
    20,
    ['#0a1430', '#4a4a7d', '#1a2444', '#131b2f', '#2d2c34', '#9fb4ff'],
    front('YLX_rear_aero_pine', 0.62, 0.64, 0.88),
  ],
  'place-aurora': [
    'aurora',
    16,
    ['#04101c', '#123a4a', '#10283a', '#0a1a28', '#c4d6e2', '#4ff0b0'],
    front('YL01_rear_blade_pearl', 0.74, 0.5, 0.92),
  ],
  'place-bamboo': [
    'bamboo',
    18,
    ['#dcebc8', '#f3f6e4', '#a8c88a', '#4f7f4a', '#8a8d7c', '#ffffff'],
    front('CS1E_front_aero_pearl', 0.86, 0.5, 0.91),
  ],
  'place-ginkgo': [
    'avenue',
    22,
    ['#a8cbe2', '#fdf1d4', '#dfc887', '#d99a1e', '#8d8171', '#ffd95a'],
    front('YL01_side_turbine_carbon', 0.84, 0.5, 0.88),
  ],
  'place-sakura': [
    'avenue',
    27,
    ['#cfe2f2', '#fdeff2', '#e9cfd6', '#e391a8', '#9a9297', '#ffe3ea'],
    front('YLX_front_aero_mist', 0.8, 0.5, 0.92, flop),
  ],
  'place-old-town': [
    'oldTown',
    24,
    ['#e08a54', '#ffe0b2', '#8a5a4a', '#5d3a34', '#6b5348', '#fff0cf'],
    front('YL09_front_blade_carbon', 0.8, 0.5, 0.93),
  ],
  'place-moon-gate': [
    'oldTown',
    28,
    ['#24344a', '#8fa5b5', '#43566a', '#2c3c4d', '#4a5560', '#f2f5f7'],
    front('CS1E_rear_blade_ink', 0.76, 0.52, 0.93),
  ],
  'place-villa': [
    'house',
    25,
    ['#2c3f63', '#e0a58a', '#46557a', '#2a2f3c', '#3c414c', '#ffcf87'],
    front('YL09_rear_aero_mist', 0.68, 0.52, 0.95),
    { wet: 0.2 },
  ],
  'place-garden-house': [
    'house',
    30,
    ['#a9d0e4', '#f2f5ea', '#9dbb98', '#e6e2da', '#a9aba4', '#d8ecf2'],
    front('YL01_front_blade_pine', 0.8, 0.5, 0.95, flop),
  ],
  'place-charging-dusk': [
    'charging',
    26,
    ['#30284f', '#f0a884', '#5a4a78', '#333a4a', '#3b3e4a', '#ffe9cf'],
    front('CS1E_front_blade_mist', 0.82, 0.5, 0.92),
    { wet: 0.3 },
  ],
  'place-charging-day': [
    'charging',
    33,
    ['#7fc0e8', '#f4fafc', '#a9c4cf', '#eef2f4', '#b9c2c6', '#ffffff'],
    front('YLX_side_aero_ember', 0.8, 0.5, 0.89),
  ],
  'studio-arches': [
    'arches',
    1,
    ['#f3ddcb', '#e9c3a6', '#e0a47c', '#c9784c', '#dcb497', '#fff5ea'],
    front('YL01_front_aero_ink', 0.86, 0.5, 0.91),
    { soft: 0 },
  ],
  'studio-mint': [
    'arches',
    35,
    ['#d8ece2', '#b4d8c8', '#8fc3ad', '#5f9f88', '#c2ddd0', '#ffffff'],
    front('YLX_front_blade_pearl', 0.8, 0.5, 0.92),
    { soft: 0 },
  ],
  'studio-moon': [
    'disc',
    36,
    ['#141a2c', '#222c48', '#d98f5a', '#8fa4d8', '#1b2236', '#ffe0b0'],
    front('CS1E_side_aero_carbon', 0.86, 0.5, 0.86),
    { soft: 0, wet: 0.4 },
  ],
  'studio-coral': [
    'disc',
    38,
    ['#f0897a', '#f5b39a', '#f8d8b8', '#ffffff', '#e79a86', '#fff2d8'],
    front('YL09_side_turbine_pearl', 0.82, 0.5, 0.88),
    { soft: 0 },
  ],
  'studio-walnut': [
    'slats',
    37,
    ['#4a3426', '#2f2119', '#5d4231', '#20150f', '#3a2b22', '#ffd6a0'],
    front('YL01_rear_blade_ember', 0.76, 0.5, 0.92),
    { soft: 0, wet: 0.3 },
  ],
  'studio-slate': [
    'slats',
    39,
    ['#aab4bd', '#d5dbe0', '#98a4ae', '#7b8791', '#c7ced3', '#ffffff'],
    front('YL09_front_turbine_ember', 0.8, 0.5, 0.93),
    { soft: 0, wet: 0.2 },
  ],
  'studio-wind': [
    'windTunnel',
    40,
    ['#0d1b2a', '#1b3550', '#ffffff', '#ffffff', '#1a2938', '#6fd6ff'],
    front('CS1E_side_aero_mist', 0.84, 0.5, 0.86),
    { soft: 0, wet: 0.3 },
  ],
  'line-up-family': [
    'disc',
    41,
    ['#dfe5ea', '#f4f6f7', '#c3ced6', '#9fb0bc', '#d5dbe0', '#ffffff'],
    [
      { car: 'YL09_front_blade_ink', width: 0.5, x: 0.3, ground: 0.76 },
      { car: 'YLX_front_blade_pine', width: 0.5, x: 0.74, ground: 0.79 },
      { car: 'YL01_front_blade_ember', width: 0.62, x: 0.5, ground: 0.94 },
    ],
    { soft: 0 },
  ],
  'line-up-pair': [
    'mountains',
    43,
    ['#2a3a6b', '#f7b58c', '#5d6a94', '#2f3a5c', '#454a58', '#ffd9a8'],
    [
      { car: 'CS1E_front_aero_ink', width: 0.56, x: 0.32, ground: 0.8 },
      { car: 'YL01_front_turbine_ember', width: 0.66, x: 0.64, ground: 0.94, flop: true },
    ],
  ],
  'line-up-tails': [
    'city',
    44,
    ['#111a33', '#7a5a8c', '#222b50', '#161d38', '#262b3d', '#ffb98a'],
    [
      { car: 'YLX_rear_aero_mist', width: 0.46, x: 0.26, ground: 0.86 },
      { car: 'CS1E_rear_blade_ember', width: 0.56, x: 0.7, ground: 0.9, flop: true },
    ],
    { wet: 0.35 },
  ],
};

/** Six paints of one car on tiles: name → [car, wheel, tile colours]. */
const paintWalls = {
  'paints-YL01': ['YL01', 'blade', ['#f0e4da', '#d9e0e8']],
  'paints-CS1E': ['CS1E', 'turbine', ['#20262e', '#2c343e']],
  'paints-YL09': ['YL09', 'aero', ['#dfe8e0', '#eef1ea']],
};

async function paintWall([car, wheel, tiles]) {
  const paints = ['ember', 'ink', 'mist', 'pearl', 'pine', 'carbon'];
  const cells = paints.map(
    (_, i) =>
      `<rect x="${(i % 2) * 600}" y="${Math.floor(i / 2) * 267}" width="600" height="267" fill="${tiles[(i + Math.floor(i / 2)) % 2]}"/>`,
  );
  const cars = paints.map((paint, i) =>
    carLayer({
      car: `${car}_side_${wheel}_${paint}`,
      width: 480,
      x: 300 + (i % 2) * 600,
      ground: Math.floor(i / 2) * 267 + 226,
    }),
  );
  const base = raster(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">${cells.join('')}</svg>`);
  return base.composite(await Promise.all(cars));
}

/** A picture made like the campaign artwork, at the size of a cover; both have the ratio 3:2. */
async function composed(plan) {
  const picture = await (await artwork(plan, 780)).png().toBuffer();
  return sharp(picture).resize(...size);
}

/** Draws every cover: name → function that gives a sharp picture. */
export const covers = {
  ...Object.fromEntries(
    Object.entries(crops).map(([name, [source, box, more]]) => [name, () => crop(source, size, box, more)]),
  ),
  ...Object.fromEntries(
    Object.entries(places).map(([name, [backdrop, seed, colours, cars, more]]) => [
      name,
      () => place({ size, backdrop, seed, colours, cars, ...more }),
    ]),
  ),
  ...Object.fromEntries(Object.entries(paintWalls).map(([name, wall]) => [name, () => paintWall(wall)])),
  ...xRays,
  ...Object.fromEntries(
    Object.entries(stillLifes).map(([name, draw]) => [`drawn-${name}`, async () => raster(draw(...size))]),
  ),
};

/** Draws the covers of one set each, which belong to the folder `covers` too but are smoother and need less packing. */
export const composedCovers = Object.fromEntries(
  Object.entries(coverPlans).map(([name, plan], i) => [name, () => composed({ seed: i + 90, ...plan })]),
);
