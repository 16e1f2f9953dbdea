import type { AssetPath } from '../../../../demo/shapes';

/** Names of the cut-out views. The rear exists for one wheel per model. */
export const carViews = [
  { view: 'front', name: '前 45 度' },
  { view: 'side', name: '正侧面' },
  { view: 'rear', name: '后 45 度' },
] as const;

/** Scenes by the first part of their file name: name, and whether they are also a wallpaper. */
export const sceneNames: Readonly<Record<string, { name: string; isWallpaper: boolean }>> = {
  charge: { name: '充电站', isWallpaper: true },
  'charge-side': { name: '充电站侧影', isWallpaper: false },
  city: { name: '城市街角', isWallpaper: true },
  'city-tail': { name: '城市尾影', isWallpaper: false },
  'city-tall': { name: '城市夜色', isWallpaper: true },
  desert: { name: '荒漠', isWallpaper: true },
  'desert-side': { name: '荒漠侧影', isWallpaper: true },
  'desert-tail': { name: '荒漠尾影', isWallpaper: false },
  dusk: { name: '海岸黄昏', isWallpaper: true },
  'dusk-side': { name: '黄昏侧影', isWallpaper: true },
  'dusk-tail': { name: '黄昏尾影', isWallpaper: false },
  'dusk-tall': { name: '暮色', isWallpaper: true },
  face: { name: '前脸特写', isWallpaper: false },
  garage: { name: '车库', isWallpaper: false },
  lightbar: { name: '贯穿灯带', isWallpaper: true },
  shoulder: { name: '肩线特写', isWallpaper: false },
  showroom: { name: '展厅', isWallpaper: true },
  'showroom-side': { name: '展厅侧影', isWallpaper: false },
  snow: { name: '雪原', isWallpaper: true },
  'snow-front': { name: '雪原正面', isWallpaper: true },
  'snow-side': { name: '雪原侧影', isWallpaper: true },
  studio: { name: '影棚', isWallpaper: false },
  'studio-tail': { name: '影棚尾影', isWallpaper: false },
  'studio-tall': { name: '影棚立像', isWallpaper: true },
  tail: { name: '尾灯特写', isWallpaper: false },
  top: { name: '俯视', isWallpaper: true },
  'top-pair': { name: '俯视双车', isWallpaper: true },
  tunnel: { name: '隧道', isWallpaper: true },
  'tunnel-tail': { name: '隧道尾影', isWallpaper: false },
  wheel: { name: '轮毂特写', isWallpaper: false },
  hero: { name: '立像', isWallpaper: true },
};

/** Interiors by the second part of their file name. */
export const rowNames: Readonly<Record<string, string>> = { cabin: '前排座舱', second: '第二排' };

/** Films: name below `films/`, title, poster, model. */
export const filmRows: readonly {
  name: string;
  title: string;
  poster: AssetPath;
  modelId: string | null;
  paint: string | null;
}[] = [
  { name: 'light', title: '向光而行 · 品牌影片', poster: 'scenes/dusk_YL01_mist.webp', modelId: 'YL01', paint: 'mist' },
  { name: 'paints', title: '六种车漆', poster: 'covers/paints-YL01.webp', modelId: 'YL01', paint: null },
  { name: 'winter', title: '牙克石冬季测试', poster: 'scenes/snow_YLX_ember.webp', modelId: 'YLX', paint: 'ember' },
];
