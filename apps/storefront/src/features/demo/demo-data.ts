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
  photos: [
    { src: '/assets/scenes/dusk_YL01_mist.webp', alt: '黄昏的海岸', caption: '黄昏的海岸，晨雾银' },
    { src: '/assets/scenes/city_CS1E_mist.webp', alt: '雨后的城市', caption: '雨后的城市' },
    { src: '/assets/scenes/desert_YLX_pearl.webp', alt: '沙漠', caption: '沙漠，第三天' },
    { src: '/assets/scenes/dusk-tall_YL01_pearl.webp', alt: '海岸公路，竖幅' },
    { src: '/assets/scenes/snow_YLX_ember.webp', alt: '雪原', caption: '雪原三日，续航与热情都不打折' },
    { src: '/assets/cars/missing.webp', alt: '图片缺失' },
  ],
} as const;

/** A short film. */
export const demoFilm = {
  src: '/assets/films/light.mp4',
  poster: '/assets/scenes/tunnel_CS1E_mist.webp',
} as const;

/** Map tiles drawn here replace a map service. */
export const demoTiles = {
  address: `data:image/svg+xml,${encodeURIComponent(
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 256 256'><path fill='#e9edf0' d='M0 0h256v256H0z'/><path fill='none' stroke='#fff' stroke-width='8' d='M0 70l90 18 166-18M120 0 98 128l22 128M0 190l128-24 128 24'/></svg>",
  )}`,
  attribution: '示例瓦片',
} as const;

/** Stores around a lake, for maps. */
export const demoStores = [
  { key: 'westlake', title: '西湖交付中心', note: '北山街 1 号 · 2.4 公里', latitude: 30.2592, longitude: 120.1405 },
  { key: 'wulin', title: '武林体验店', note: '延安路 385 号 · 4.1 公里', latitude: 30.2719, longitude: 120.1639 },
  { key: 'binjiang', title: '滨江体验店', note: '江南大道 228 号 · 9.8 公里', latitude: 30.2084, longitude: 120.2119 },
  { key: 'xixi', title: '西溪体验店', note: '文二西路 551 号 · 7.2 公里', latitude: 30.2774, longitude: 120.0632 },
] as const;

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
