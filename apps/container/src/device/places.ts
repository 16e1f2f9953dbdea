/** A location of the simulated phone. */
export interface Place {
  id: string;
  /** Name on the map. */
  city: string;
  /** Degrees, GCJ-02. */
  latitude: number;
  longitude: number;
}

/** City centres in all parts of the country. */
export const places: readonly Place[] = [
  { id: 'shanghai', city: '上海市', latitude: 31.23037, longitude: 121.4737 },
  { id: 'beijing', city: '北京市', latitude: 39.90469, longitude: 116.40717 },
  { id: 'guangzhou', city: '广州市', latitude: 23.12908, longitude: 113.26436 },
  { id: 'shenzhen', city: '深圳市', latitude: 22.54286, longitude: 114.05956 },
  { id: 'hangzhou', city: '杭州市', latitude: 30.27415, longitude: 120.15515 },
  { id: 'chengdu', city: '成都市', latitude: 30.57227, longitude: 104.06654 },
  { id: 'wuhan', city: '武汉市', latitude: 30.59276, longitude: 114.30525 },
  { id: 'xian', city: '西安市', latitude: 34.34127, longitude: 108.93984 },
  { id: 'harbin', city: '哈尔滨市', latitude: 45.80216, longitude: 126.5358 },
  { id: 'urumqi', city: '乌鲁木齐市', latitude: 43.82663, longitude: 87.61688 },
];

const [home] = places;

/** Location by its id; the first one for an unknown id. */
export const placeOf = (id: string): Place => places.find((place) => place.id === id) ?? (home as Place);
