/** Pictures the gallery shows. */
export const demoPictures = {
  hero: '/assets/scenes/dusk-tall_YL01_pearl.webp',
  slides: [
    '/assets/scenes/dusk_YL01_mist.webp',
    '/assets/scenes/city_CS1E_mist.webp',
    '/assets/scenes/snow_YLX_ember.webp',
  ],
  car: '/assets/cars/YL01_front_blade_ember.webp',
  avatar: '/assets/avatars/person-03.webp',
  missing: '/assets/cars/missing.webp',
} as const;

/** Provinces with cities, enough for the picker. */
export const demoRegions = [
  {
    code: '330000',
    name: '浙江省',
    cities: [
      { code: '330100', name: '杭州市' },
      { code: '330200', name: '宁波市' },
    ],
  },
  { code: '310000', name: '上海市', cities: [{ code: '310100', name: '上海市' }] },
  {
    code: '440000',
    name: '广东省',
    cities: [
      { code: '440100', name: '广州市' },
      { code: '440300', name: '深圳市' },
    ],
  },
] as const;

/** Version of the app as customers see it. */
export const APP_VERSION = '1.0.0';
