import type { AssetPath, ModelCode } from '../../../../demo/shapes';

/** Images of packages that look the same in every model. */
const PICTURES: Readonly<Record<string, AssetPath>> = {
  'pkg-pilot': 'covers/drawn-lidar.webp',
  'pkg-nappa': 'covers/cabin-seats-sand.webp',
  'pkg-sound': 'covers/drawn-sound.webp',
  'pkg-sound-pro': 'covers/drawn-sound.webp',
  'pkg-roof': 'covers/cabin-lounge-black.webp',
  'pkg-lounge': 'covers/cabin-lounge-sand.webp',
  'pkg-v2l': 'covers/still-plug.webp',
  'pkg-camp': 'covers/still-camp.webp',
  'pkg-brake': 'covers/scene-wheel.webp',
  'pkg-six-seats': 'interiors/mpv_second_sand.webp',
  'pkg-theatre': 'interiors/mpv_cabin_black.webp',
  'pkg-fridge': 'covers/still-picnic.webp',
};

/** Images that show the car, by model. */
const PICTURES_OF: Readonly<Record<ModelCode, Readonly<Record<string, AssetPath>>>> = {
  YL01: {
    'pkg-winter': 'covers/place-aurora.webp',
    'pkg-performance': 'scenes/tunnel-tail_YL01_ember.webp',
    'pkg-tow': 'cars/YL01_rear_blade_mist.webp',
  },
  YLX: {
    'pkg-winter': 'covers/scene-snow.webp',
    'pkg-performance': 'scenes/desert_YLX_pearl.webp',
    'pkg-tow': 'cars/YLX_rear_aero_mist.webp',
  },
  YL09: { 'pkg-winter': 'covers/place-winter-wood.webp', 'pkg-tow': 'cars/YL09_rear_aero_mist.webp' },
  CS1E: {
    'pkg-winter': 'scenes/snow-front_CS1E_pine.webp',
    'pkg-performance': 'scenes/tunnel_CS1E_mist.webp',
    'pkg-tow': 'cars/CS1E_rear_blade_mist.webp',
  },
};

/** Image path of a model's package, below the assets; null for all other products. */
export const packagePicture = (modelId: ModelCode, productCode: string): AssetPath | null =>
  PICTURES_OF[modelId][productCode] ?? PICTURES[productCode] ?? null;
