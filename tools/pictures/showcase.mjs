/** Tall heroes of the car tab, card pictures of the models and wide banners of the community tab; none carries text. */
import sharp from 'sharp';
import { carLayer, crop, raster } from './lib/compose.mjs';

const tall = [1170, 1560];
const wide = [1170, 660];

/** The show room as a portrait: the ceiling goes on upwards as a soft gradient and the floor downwards. */
async function showroomHero() {
  const room = await (await crop('scenes/showroom_YL09_pine.webp', [1170, 1170], [0.172, 0, 0.6667, 1]))
    .png()
    .toBuffer();
  const base = sharp({ create: { width: 1170, height: 1560, channels: 3, background: '#0f1614' } });
  const shade = raster(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1170" height="1560"><defs><linearGradient id="t" x1="0" y1="0" x2="0" y2="1">' +
      '<stop offset="0" stop-color="#141d1a"/><stop offset="0.27" stop-color="#26332e"/><stop offset="0.33" stop-color="#34443e" stop-opacity="0.6"/><stop offset="0.45" stop-color="#5a6a64" stop-opacity="0"/></linearGradient></defs>' +
      '<rect width="1170" height="1560" fill="url(#t)"/></svg>',
  );
  return base.composite([{ input: room, left: 0, top: 390 }, { input: await shade.png().toBuffer() }]);
}

/** One portrait picture per model, the car whole and in the lower half, room for words above it. */
export const heroes = {
  YL01: () => crop('scenes/dusk-tall_YL01_pearl.webp', tall),
  YLX: () => crop('scenes/city-tall_YLX_ember.webp', tall),
  YL09: () => showroomHero(),
  CS1E: () => crop('scenes/studio-tall_CS1E_pearl.webp', tall),
};

async function card(car) {
  const layer = await carLayer({ car, width: 1000, x: 540, ground: 600 });
  const { height } = await sharp(layer.input).metadata();
  const base = sharp({ create: { width: 1080, height: 720, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  return base.composite([{ ...layer, top: Math.round((720 - height) / 2) }]);
}

/** One transparent 3:2 picture per model. */
export const modelCards = {
  YL01: () => card('YL01_front_turbine_mist'),
  YLX: () => card('YLX_front_aero_ember'),
  YL09: () => card('YL09_front_turbine_pine'),
  CS1E: () => card('CS1E_front_blade_pearl'),
};

/** Banners of the community tab. */
export const banners = {
  'dusk-drive': () => crop('scenes/dusk_YL01_mist.webp', wide, [0, 0.14, 1, 0.846]),
  'winter-test': () => crop('scenes/snow_YLX_ember.webp', wide, [0, 0.13, 1, 0.846], { flop: true }),
  'family-lounge': () => crop('scenes/showroom_YL09_pine.webp', wide, [0, 0.14, 1, 0.846]),
  'blind-booking': () => crop('scenes/tunnel_CS1E_mist.webp', wide, [0, 0.13, 1, 0.846]),
  'charging-network': () => crop('scenes/charge_YLX_mist.webp', wide, [0, 0.1, 1, 0.846]),
};
