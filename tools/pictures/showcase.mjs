/** Tall heroes of the car tab, card pictures of the models and wide banners of the community tab; none carries text. */
import sharp from 'sharp';
import { carLayer, crop } from './lib/compose.mjs';

const tall = [1170, 2340];
const SCENE_HEIGHT = 1872;
const wide = [1170, 660];

/**
 * A portrait of twice its width from a tall scene: the car keeps its shape and stands a third above the bottom; the
 * plain sky above and the plain ground below it are stretched to fill the rest. Measures in pixels of the scene:
 * `left` and `width` of the cut, end of the plain sky, and the line the wheels stand on.
 */
async function hero(scene, { left, width, sky, wheels }) {
  const [outWidth, outHeight] = tall;
  const scale = outWidth / width;
  const ground = wheels + 30;
  const groundTop = Math.round(outHeight * 0.69 + 30 * scale);
  const carTop = groundTop - Math.round((ground - sky) * scale);
  const bands = [
    [0, sky, 0, carTop],
    [sky, ground, carTop, groundTop],
    [ground, SCENE_HEIGHT, groundTop, outHeight],
  ];
  const layers = bands.map(async ([from, to, top, bottom]) => {
    const box = [left / outWidth, from / SCENE_HEIGHT, width / outWidth, (to - from) / SCENE_HEIGHT];
    const band = await crop(`scenes/${scene}.webp`, [outWidth, bottom - top], box, { fit: 'fill' });
    return { input: await band.png().toBuffer(), left: 0, top };
  });
  const base = sharp({ create: { width: outWidth, height: outHeight, channels: 3, background: '#14161a' } });
  return base.composite(await Promise.all(layers));
}

/** One portrait picture per model: the car whole and large, calm above it for its name and below it for its price. */
export const heroes = {
  YL01: () => hero('hero-YL01-tall_YL01_pearl', { left: 0, width: 1053, sky: 600, wheels: 1485 }),
  YLX: () => hero('hero-YLX-tall_YLX_ember', { left: 15, width: 1130, sky: 520, wheels: 1480 }),
  YL09: () => hero('hero-YL09-tall_YL09_pine', { left: 0, width: 1060, sky: 650, wheels: 1462 }),
  CS1E: () => hero('hero-CS1E-tall_CS1E_pearl', { left: 90, width: 1080, sky: 600, wheels: 1423 }),
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
