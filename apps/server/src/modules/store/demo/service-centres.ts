import { asset, fillDeep } from '../../../demo/fill';

/** A store that moved, for links that still lead to it. */
const OLD_STORE = 'sh-xuhui';

type Row = [
  id: string,
  name: string,
  city: string,
  address: string,
  latitude: number,
  longitude: number,
  front: number,
];

/** Centres for repairs and maintenance; the coordinates (GCJ-02) lie in the district of the address. */
const ROWS: readonly Row[] = [
  [
    'sh-minhang-service',
    '{brand}服务中心 · 上海闵行',
    '310100',
    '闵行区申虹路汽车服务园 3 号楼',
    31.1812,
    121.3266,
    41,
  ],
  [
    'bj-fengtai-service',
    '{brand}服务中心 · 北京丰台',
    '110100',
    '丰台区南四环西路汽车园 8 号楼',
    39.8312,
    116.3014,
    42,
  ],
  ['hz-xiaoshan-service', '{brand}服务中心 · 杭州萧山', '330100', '萧山区建设一路汽车城 5 号楼', 30.1912, 120.2711, 43],
  ['sz-baoan-service', '{brand}服务中心 · 深圳宝安', '440300', '宝安区新湖路汽车广场 B 座', 22.5611, 113.8823, 44],
  ['gz-panyu-service', '{brand}服务中心 · 广州番禺', '440100', '番禺区汉溪大道汽车园 2 号楼', 22.9984, 113.3312, 45],
  [
    'cd-shuangliu-service',
    '{brand}服务中心 · 成都双流',
    '510100',
    '双流区航空路汽车服务园 6 号楼',
    30.5832,
    103.9516,
    46,
  ],
];

const SERVICES = ['保养维修', '钣金喷漆', '轮胎养护', '代步车', '超级充电'];

/** Service centres, and the place that a store left. */
export const serviceCentres = fillDeep([
  ...ROWS.map(([storeId, name, cityCode, address, latitude, longitude, front], i) => ({
    ...{ storeId, name, cityCode, address, latitude, longitude, kind: 'service' as const },
    hours: '08:30-18:00',
    phone: `400-000-05${String(i + 11)}`,
    picture: asset(`stores/front-${front}.webp`),
    services: [...SERVICES],
    movedTo: null,
  })),
  {
    ...{ storeId: OLD_STORE, name: '{brand}空间 · 上海徐汇', cityCode: '310100', kind: 'space' as const },
    ...{ address: '徐汇区肇嘉浜路商业广场一层', latitude: 31.1989, longitude: 121.4451 },
    hours: '10:00-21:30',
    phone: '400-000-0517',
    picture: asset('stores/front-47.webp'),
    services: ['展车体验', '试驾'],
    movedTo: 'sh-jingan',
  },
]);
