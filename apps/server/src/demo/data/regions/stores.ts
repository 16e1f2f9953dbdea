import type { DemoAdviser, DemoStore } from '../types';

type Row = [
  id: string,
  name: string,
  city: string,
  address: string,
  latitude: number,
  longitude: number,
  kind: 'centre' | 'space' | 'delivery',
  /** Number of the drawn front, 1 to 40; the first twelve are drawn for these towns. */
  picture: number,
];

/** Fictional stores; coordinates are GCJ-02 and lie in the quarter that the address names. */
const ROWS: readonly Row[] = [
  ['sh-jingan', '{brand}中心 · 上海静安', '310100', '静安区南京西路商圈一层 L118', 31.2293, 121.4547, 'centre', 1],
  [
    'sh-pudong',
    '{brand}交付中心 · 上海浦东',
    '310100',
    '浦东新区金桥路汽车园 6 号楼',
    31.2576,
    121.5922,
    'delivery',
    2,
  ],
  [
    'hz-qianjiang',
    '{brand}中心 · 杭州钱江新城',
    '330100',
    '上城区钱江新城商业中心一层',
    30.2459,
    120.2123,
    'centre',
    3,
  ],
  ['nb-dongbu', '{brand}空间 · 宁波东部新城', '330200', '鄞州区东部新城广场 B 座一层', 29.8641, 121.6229, 'space', 4],
  ['bj-chaoyang', '{brand}中心 · 北京朝阳', '110100', '朝阳区三里屯商圈南区一层', 39.9339, 116.4551, 'centre', 5],
  ['sz-nanshan', '{brand}中心 · 深圳南山', '440300', '南山区后海商业街一层 109', 22.5173, 113.9349, 'centre', 6],
  ['gz-tianhe', '{brand}空间 · 广州天河', '440100', '天河区珠江新城广场二层', 23.1193, 113.3268, 'space', 7],
  ['cd-gaoxin', '{brand}中心 · 成都高新', '510100', '武侯区天府大道商业中心一层', 30.5741, 104.0634, 'centre', 8],
  ['wh-optics', '{brand}空间 · 武汉光谷', '420100', '洪山区光谷步行街 3 号楼一层', 30.5067, 114.4009, 'space', 9],
  ['xa-gaoxin', '{brand}空间 · 西安高新', '610100', '雁塔区高新路商业广场一层', 34.2323, 108.8876, 'space', 10],
  ['cq-guanyin', '{brand}交付中心 · 重庆观音桥', '500100', '江北区观音桥步行街东段', 29.5746, 106.5343, 'delivery', 11],
  ['qd-laoshan', '{brand}空间 · 青岛崂山', '370200', '崂山区海尔路商业中心一层', 36.0847, 120.4636, 'space', 12],
];

const SERVICES = {
  centre: ['展车体验', '试驾', '咖啡与简餐', '交付', '超级充电'],
  space: ['展车体验', '试驾', '咖啡'],
  delivery: ['交付', '试驾', '二手车评估', '超级充电'],
} as const;

/** Stores, nearest first is the reader's business. */
export const stores: readonly DemoStore[] = ROWS.map(
  ([storeId, name, cityCode, address, latitude, longitude, kind, picture], i) => ({
    storeId,
    name,
    cityCode,
    address,
    latitude,
    longitude,
    hours: kind === 'delivery' ? '09:00-18:00' : '10:00-21:30',
    phone: `400-000-02${String(i + 11)}`,
    picture: `stores/front-${String(picture).padStart(2, '0')}.webp`,
    services: SERVICES[kind],
  }),
);

const ADVISERS: readonly [storeId: string, name: string, avatar: number][] = [
  ['sh-jingan', '周言', 1],
  ['sh-jingan', '许知夏', 14],
  ['sh-pudong', '陆一鸣', 17],
  ['hz-qianjiang', '沈若溪', 9],
  ['hz-qianjiang', '方哲', 21],
  ['nb-dongbu', '叶青', 18],
  ['bj-chaoyang', '赵启航', 28],
  ['bj-chaoyang', '林可', 22],
  ['sz-nanshan', '黄嘉树', 15],
  ['gz-tianhe', '梁婉仪', 26],
  ['cd-gaoxin', '唐果', 43],
  ['cd-gaoxin', '何牧', 38],
  ['wh-optics', '程诺', 37],
  ['xa-gaoxin', '秦川', 33],
  ['cq-guanyin', '余江', 49],
  ['qd-laoshan', '孙海洋', 50],
];

/** Sales advisers with a store each. */
export const advisers: readonly DemoAdviser[] = ADVISERS.map(([storeId, name, avatar], i) => ({
  adviserId: `adviser-${i + 1}`,
  storeId,
  name,
  avatar: `avatars/person-${String(avatar).padStart(2, '0')}.webp`,
  title: i % 3 === 0 ? '资深产品顾问' : '产品顾问',
  phone: `400-000-03${String(i + 11)}`,
}));
