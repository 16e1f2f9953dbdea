/** Tall heroes of the car tab, card pictures of the models and wide banners of the community tab; none carries text. */
import sharp from 'sharp';
import { carLayer, crop } from './lib/compose.mjs';

const tall = [1170, 1560];
const wide = [1170, 660];

/** One portrait picture per model: the car whole and nearly as wide as the picture, in its lower half; calm above it for words. */
export const heroes = {
  YL01: () => crop('scenes/hero-YL01-tall_YL01_pearl.webp', tall, [0, 0.1, 0.9, 0.9]),
  YLX: () => crop('scenes/hero-YLX-tall_YLX_ember.webp', tall, [0.03, 0.06, 0.94, 0.94]),
  YL09: () => crop('scenes/hero-YL09-tall_YL09_pine.webp', tall, [0, 0.08, 0.92, 0.92]),
  CS1E: () => crop('scenes/hero-CS1E-tall_CS1E_pearl.webp', tall, [0.075, 0.075, 0.925, 0.925]),
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
