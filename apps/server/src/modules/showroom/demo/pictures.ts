import { asset } from '../../../demo/fill';
import type { PictureGroup } from '../showroom.types';

/** A picture before it has its place in a group. */
export interface GalleryPicture {
  group: PictureGroup;
  picture: string;
  height: number;
  caption: string;
  film?: string;
}

const MODELS = ['CS1E', 'YL01', 'YL09', 'YLX'];
const WHEELS = ['aero', 'blade', 'turbine'];
const PAINTS = ['pearl', 'mist', 'ember', 'pine', 'ink', 'carbon'];
const PARTS: readonly (readonly [file: string, caption: string])[] = [
  ['room-lounge', '休息区'],
  ['room-study', '阅读角'],
  ['room-kids', '亲子区'],
  ['room-terrace', '露台'],
  ['room-cafe', '咖啡吧'],
  ['room-paint-bar', '漆面体验台'],
  ['room-boutique', '生活精品'],
  ['room-handover', '交付厅'],
];
const EVENTS: readonly (readonly [file: string, caption: string])[] = [
  ['drive-weekend', '周末试驾'],
  ['test-drive-family', '家庭开放日'],
  ['auto-show', '车展直播'],
  ['anniversary', '周年之夜'],
  ['design-vote', '设计分享会'],
  ['celebrate', '交付庆典'],
  ['energy-walk', '城市健步'],
  ['livery-vote', '车身彩绘课'],
  ['new-year', '新年市集'],
  ['quiz', '用车课堂'],
  ['test-drive-city', '夜间试驾'],
  ['birthday-packet', '车主生日会'],
];
const FILMS = [
  ['light', 'covers/scene-light-gate.webp', '品牌影片'],
  ['paints', 'covers/paints-YL01.webp', '六种车漆'],
  ['winter', 'covers/scene-snow-front.webp', '冬季测试'],
] as const;
const SEEN = [
  ...['alps', 'bamboo', 'blue-hour', 'bridge', 'camp', 'coast-road', 'downtown', 'garden-house', 'ginkgo', 'gobi'],
  ...['green-hills', 'harbour-mist', 'light-trails', 'milky-way', 'moon-gate', 'old-town', 'pine-mist', 'plateau'],
  ...['rapeseed', 'red-sand', 'sakura', 'villa', 'wind-farm', 'winter-wood', 'aurora', 'charging-day'],
];
const WIDE = 667;
const TALL = 1333;
const CABIN = 563;
const ROOMS_EACH = 2;
const EVENTS_EACH = 3;
const SEEN_EACH = 6;

/** The car on a drawn place; `nth` counts through bodies, paints and wheels without repeating one. */
function car(nth: number, on: 'hall' | 'yard' | 'night', view: 'front' | 'side'): string {
  const model = MODELS[nth % MODELS.length];
  const paint = PAINTS[Math.floor(nth / MODELS.length) % PAINTS.length];
  const wheel = WHEELS[Math.floor(nth / (MODELS.length * PAINTS.length)) % WHEELS.length];
  return asset(`cars/${model}_${view}_${wheel}_${paint}.webp?on=${on}`);
}

const cabins = ['five_cabin', 'mpv_cabin', 'five_second', 'mpv_second'];
const tones = ['black', 'grey', 'red', 'sand', 'white'];
const cabin = (nth: number): string =>
  asset(`interiors/${cabins[nth % cabins.length]}_${tones[Math.floor(nth / cabins.length) % tones.length]}.webp`);

const take = <T>(all: readonly T[], each: number, index: number): readonly T[] =>
  all.slice(index * each, index * each + each);

/**
 * The gallery of a store. Stores of a city count from 0 and each takes its own part of every kind of
 * picture, so that none is seen twice in a city.
 */
export function galleryOf(front: string, index: number, hasCars: boolean): GalleryPicture[] {
  const wide = (group: PictureGroup, picture: string, caption: string) => ({ group, picture, caption, height: WIDE });
  const hall = hasCars ? [0, 1, 2, 3, 4, 5] : [];
  const film = FILMS[index];
  return [
    wide('outside', front, '门店正门'),
    wide('outside', car(index * 2, 'yard', 'side'), '门前广场'),
    wide('outside', car(index * 2 + 1, 'night', 'front'), '夜间外景'),
    ...hall.map((i) => wide('hall', car(index * hall.length + i, 'hall', i % 2 === 0 ? 'front' : 'side'), '展车')),
    ...(hasCars ? [{ ...wide('hall', cabin(index * 2), '座舱'), height: CABIN }] : []),
    ...(hasCars ? [{ ...wide('hall', cabin(index * 2 + 1), '座舱'), height: CABIN }] : []),
    ...take(PARTS, ROOMS_EACH, index).map(([file, caption]) => wide('lounge', asset(`stores/${file}.webp`), caption)),
    ...take(EVENTS, EVENTS_EACH, index).map(([file, caption], i) => ({
      ...wide('event', asset(`campaigns/${file}${i % 2 === 0 ? '-tall' : ''}.webp`), caption),
      height: i % 2 === 0 ? TALL : WIDE,
    })),
    ...(film && hasCars ? [{ ...wide('event', asset(film[1]), film[2]), film: film[0] }] : []),
    ...take(SEEN, SEEN_EACH, index).map((name) => wide('customer', asset(`covers/place-${name}.webp`), '')),
  ];
}
