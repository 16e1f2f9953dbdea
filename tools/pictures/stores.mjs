/** Pictures of the stores: a front for each, and rooms, lounges and dishes for galleries and restaurants. None carries text. */
import { carLayer, raster } from './lib/compose.mjs';
import { rooms } from './lib/rooms.mjs';
import { storefront } from './lib/storefronts.mjs';

const leaf = {
  green: '#6f9f66',
  deep: '#4d8060',
  gold: '#d9a63a',
  pink: '#e6a3b4',
  pale: '#93b583',
  rust: '#b9683c',
  blue: '#5b8378',
};
const walls = {
  white: '#e9e6df',
  grey: '#9aa7ab',
  brick: '#b4704e',
  sand: '#d9c3a0',
  dark: '#4a5a61',
  petrol: '#2c6f78',
  teal: '#7fb0b2',
  rose: '#c99a8a',
};
const trims = { ink: '#26363d', bronze: '#7a5a3c', white: '#eef1f0', petrol: '#0f5c67', silver: '#aeb9bd' };

/** [kind, time, form, look, wall, trim, town, place of the landmark, tree, leaf, car outside: x, width, view]. */
const rows = [
  ['centre', 'golden', 'stack', 'fins', 'white', 'ink', 'shanghai', 0.12, 'plane', 'green', [850, 420, 'front']],
  ['delivery', 'day', 'curve', 'panels', 'white', 'silver', 'shanghai', 0.8, 'plane', 'green', null],
  ['centre', 'blue', 'curve', 'mesh', 'teal', 'white', 'hangzhou', 0.3, 'bamboo', 'pale', [330, 400, 'front']],
  ['mall', 'day', 'slab', 'slats', 'sand', 'ink', 'hangzhou', 0.5, 'plane', 'green', [600, 430, 'front']],
  ['tower', 'night', 'slab', 'fins', 'dark', 'ink', 'beijing', 0.14, 'ginkgo', 'gold', [380, 420, 'front']],
  ['corner', 'day', 'slab', 'green', 'white', 'petrol', 'shenzhen', 0.1, 'palm', 'deep', [300, 430, 'front']],
  ['mall', 'night', 'slab', 'fins', 'white', 'bronze', 'guangzhou', 0.5, 'palm', 'green', null],
  ['centre', 'mist', 'slab', 'green', 'grey', 'ink', 'chengdu', 0.2, 'bamboo', 'green', [840, 400, 'side']],
  ['corner', 'dusk', 'slab', 'slats', 'brick', 'ink', 'wuhan', 0.1, 'plane', 'rust', null],
  ['centre', 'morning', 'fold', 'brick', 'sand', 'bronze', 'xian', 0.14, 'cypress', 'deep', [860, 400, 'front']],
  ['delivery', 'dusk', 'fold', 'fins', 'grey', 'ink', 'chongqing', 0.2, 'pine', 'blue', null],
  ['tower', 'day', 'slab', 'panels', 'teal', 'white', 'qingdao', 0.26, 'pine', 'deep', [840, 410, 'front']],
  ['tower', 'golden', 'slab', 'mesh', 'white', 'silver', 'shanghai', 0.1, 'ginkgo', 'gold', null],
  ['service', 'day', 'slab', 'panels', 'white', 'petrol', 'shanghai', 0.16, 'plane', 'green', [240, 400, 'rear']],
  ['service', 'blue', 'slab', 'fins', 'grey', 'ink', 'beijing', 0.12, 'ginkgo', 'gold', null],
  ['centre', 'snow', 'slab', 'slats', 'dark', 'ink', 'harbin', 0.14, 'snowPine', 'blue', [820, 410, 'front']],
  ['mall', 'day', 'slab', 'mesh', 'rose', 'ink', 'beijing', 0.5, 'ginkgo', 'gold', [330, 400, 'front']],
  ['corner', 'golden', 'slab', 'panels', 'sand', 'bronze', 'tianjin', 0.12, 'plane', 'rust', [320, 420, 'front']],
  ['centre', 'day', 'curve', 'fins', 'white', 'white', 'suzhou', 0.13, 'blossom', 'pink', [850, 410, 'side']],
  ['corner', 'blue', 'slab', 'slats', 'grey', 'ink', 'nanjing', 0.1, 'plane', 'green', [300, 420, 'front']],
  ['delivery', 'morning', 'slab', 'mesh', 'teal', 'petrol', 'suzhou', 0.86, 'plane', 'pale', null],
  ['tower', 'dusk', 'slab', 'slats', 'sand', 'bronze', 'guangzhou', 0.2, 'palm', 'deep', null],
  ['centre', 'night', 'fold', 'mesh', 'petrol', 'ink', 'shenzhen', 0.12, 'palm', 'deep', [350, 410, 'front']],
  ['service', 'golden', 'slab', 'brick', 'brick', 'ink', 'chengdu', 0.14, 'ginkgo', 'gold', [230, 390, 'side']],
  ['corner', 'day', 'slab', 'green', 'teal', 'white', 'xiamen', 0.1, 'palm', 'green', [310, 420, 'front']],
  ['mall', 'dusk', 'slab', 'green', 'white', 'petrol', 'nanjing', 0.5, 'plane', 'green', null],
  ['centre', 'dusk', 'stack', 'brick', 'brick', 'ink', 'qingdao', 0.16, 'pine', 'deep', [860, 400, 'front']],
  ['delivery', 'blue', 'stack', 'slats', 'dark', 'bronze', 'wuhan', 0.1, 'plane', 'green', null],
  ['corner', 'snow', 'slab', 'panels', 'rose', 'ink', 'harbin', 0.14, 'birch', 'gold', null],
  ['centre', 'golden', 'slab', 'panels', 'white', 'silver', 'changsha', 0.12, 'cypress', 'deep', [320, 410, 'side']],
  ['tower', 'morning', 'slab', 'green', 'white', 'ink', 'zhengzhou', 0.2, 'plane', 'pale', [820, 400, 'front']],
  ['service', 'mist', 'slab', 'mesh', 'teal', 'silver', 'hangzhou', 0.14, 'bamboo', 'pale', null],
  ['mall', 'day', 'slab', 'panels', 'grey', 'ink', 'chongqing', 0.5, 'plane', 'green', [860, 410, 'front']],
  ['centre', 'day', 'fold', 'slats', 'sand', 'white', 'hills', 0.5, 'birch', 'gold', [850, 400, 'front']],
  ['corner', 'mist', 'slab', 'slats', 'dark', 'ink', 'changsha', 0.1, 'cypress', 'green', [310, 410, 'front']],
  ['centre', 'blue', 'stack', 'panels', 'rose', 'bronze', 'xian', 0.13, 'blossom', 'pink', null],
  ['delivery', 'golden', 'curve', 'brick', 'brick', 'ink', 'guangzhou', 0.12, 'palm', 'green', null],
  ['tower', 'blue', 'slab', 'fins', 'white', 'petrol', 'tianjin', 0.2, 'plane', 'green', [360, 410, 'front']],
  ['centre', 'morning', 'curve', 'green', 'white', 'bronze', 'sea', 0.2, 'palm', 'deep', [840, 400, 'front']],
  ['service', 'night', 'slab', 'slats', 'dark', 'ink', 'shenzhen', 0.14, 'palm', 'deep', [220, 390, 'front']],
  ['service', 'morning', 'slab', 'fins', 'white', 'silver', 'shanghai', 0.3, 'plane', 'pale', [230, 400, 'rear']],
  ['service', 'day', 'slab', 'brick', 'grey', 'petrol', 'beijing', 0.16, 'ginkgo', 'green', null],
  ['service', 'dusk', 'slab', 'panels', 'teal', 'ink', 'hangzhou', 0.2, 'bamboo', 'deep', [240, 400, 'side']],
  ['service', 'blue', 'slab', 'mesh', 'white', 'petrol', 'shenzhen', 0.1, 'palm', 'green', [230, 390, 'front']],
  ['service', 'day', 'slab', 'slats', 'sand', 'ink', 'guangzhou', 0.16, 'palm', 'deep', null],
  ['service', 'morning', 'slab', 'green', 'white', 'bronze', 'chengdu', 0.2, 'bamboo', 'pale', [240, 390, 'rear']],
  ['mall', 'mist', 'slab', 'brick', 'rose', 'silver', 'shanghai', 0.4, 'plane', 'rust', null],
];

const plan = ([kind, time, form, look, wall, trim, town, at, tree, colour, outside], seed) => ({
  kind,
  time,
  form,
  look,
  wall: walls[wall],
  trim: trims[trim],
  town,
  at,
  tree,
  leaf: leaf[colour],
  outside,
  seed: seed + 1,
  people: (seed * 7) % 4,
});

/** Fronts, `front-01` to `front-40`: name → function that gives a sharp picture. */
export const fronts = Object.fromEntries(
  rows.map((row, i) => [`front-${String(i + 1).padStart(2, '0')}`, () => storefront(plan(row, i))]),
);

/** Rooms and dishes of the galleries and restaurants; the hall where cars are handed over shows one. */
export const interiors = Object.fromEntries(
  Object.entries(rooms).map(([name, draw]) => [
    name,
    async () => (name === 'room-handover' ? withCar(draw()) : raster(draw())),
  ]),
);

async function withCar(text) {
  const layer = await carLayer({ car: 'YL01_front_turbine_ember', width: 720, x: 600, ground: 706 });
  return raster(text).composite([layer]);
}

/** Everything of the folder `stores`. */
export const stores = { ...fronts, ...interiors };
