import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { areaRegions, type Slot } from '@/ui';

const SHANGHAI_MS = 8 * HOUR_MS;

/** Province, city and district, enough for the picker. */
export const demoAreas = areaRegions({
  province_list: { '310000': '上海市', '330000': '浙江省', '650000': '新疆维吾尔自治区' },
  city_list: { '310100': '上海市', '330100': '杭州市', '330200': '宁波市', '652800': '巴音郭楞蒙古自治州' },
  county_list: {
    '310101': '黄浦区',
    '310115': '浦东新区',
    '330106': '西湖区',
    '330110': '余杭区',
    '330206': '北仑区',
    '652801': '库尔勒市',
  },
});

/** Free slots by hour of the day; every third day is full. */
const PLACES: readonly (readonly [hour: number, remaining: number])[] = [
  [9, 3],
  [10, 0],
  [11, 2],
  [14, 6],
  [15, 1],
  [16, 8],
];

/** Times to book from the day of `nowMs` on, for a week of Shanghai. */
export function demoSlots(nowMs: number): Slot[] {
  const midnight = Math.floor((nowMs + SHANGHAI_MS) / DAY_MS) * DAY_MS - SHANGHAI_MS;
  return [0, 1, 2, 3, 4, 5, 6].flatMap((day) =>
    PLACES.map(([hour, remaining]) => ({
      key: `${day}-${hour}`,
      startAt: midnight + day * DAY_MS + hour * HOUR_MS,
      endAt: midnight + day * DAY_MS + (hour + 1) * HOUR_MS,
      remaining: day % 3 === 2 ? 0 : remaining,
    })),
  );
}

/** Simulates camera and album: one small picture, or one that is too large. */
export const pickSmall = async () => [{ size: 1000 }];
export const pickLarge = async () => [{ size: 6 * 1024 * 1024 }];
