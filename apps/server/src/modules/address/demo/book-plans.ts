import type { AddressLabel } from '@voltfront/rules/address/address-limits';

/** Receiver, phone, codes of city and district, street, label. */
export type PlannedAddress = readonly [
  receiver: string,
  mobile: string,
  cityCode: string,
  districtCode: string | null,
  street: string,
  label: AddressLabel | null,
];

const home: PlannedAddress = [
  '林晓夏',
  '13800000002',
  '330100',
  '330106',
  '文三路 477 号华星科技苑 3 幢 1202 室',
  'home',
];
const company: PlannedAddress = [
  '林晓夏',
  '13800000002',
  '330100',
  '330110',
  '未来科技城海创园 5 号楼 8 层前台',
  'company',
];
const longest: PlannedAddress = [
  '阿布都热合曼·买买提江·阿不力孜',
  '13900000017',
  '652700',
  '652701',
  '南城区街道北京南路与健康路交叉口向东两百米路北，绿洲花园小区二期九号楼三单元一千二百零三室，到达前请先电话联系，小区东门可以停车',
  'home',
];

/** Districts of a full book, with a street in each. */
const PLACES: readonly (readonly [city: string, district: string | null, street: string])[] = [
  ['310100', '310115', '张江路 665 号德宏大厦 12 层'],
  ['310100', '310101', '南京东路 300 号恒基名人购物中心'],
  ['110100', '110105', '建国路 88 号现代城 A 座 1806'],
  ['110100', '110108', '中关村大街 27 号 1109 室'],
  ['440300', '440305', '科技园科苑路 15 号 B 栋 903'],
  ['440100', '440106', '天河路 385 号太古汇 2 座 26 楼'],
  ['441900', null, '长安镇德政中路 218 号'],
  ['510100', '510107', '科华北路 65 号 6 栋 2 单元 501'],
  ['500100', '500103', '民权路 28 号英利国际 33 楼'],
  ['420100', '420106', '中北路 109 号 1 栋 2203'],
  ['320100', '320106', '中山北路 30 号益来国际广场'],
  ['320500', '320576', '星湖街 328 号创意产业园 5 栋'],
  ['610100', '610113', '高新路 25 号瑞欣大厦 9 层'],
  ['210200', '210202', '人民路 68 号宏誉大厦'],
  ['370200', '370202', '香港中路 61 号乙 1804'],
  ['350200', '350203', '鹭江道 8 号国际银行大厦 17 层'],
  ['430100', '430104', '麓谷大道 627 号 3 栋 602'],
  ['530100', '530102', '人民中路 36 号如意大厦'],
  ['460200', '460203', '迎宾路 165 号中铁置业广场'],
  ['429004', null, '仙桃大道中段 42 号 3 单元 401'],
];

const full = PLACES.map(
  ([cityCode, districtCode, street], index): PlannedAddress => [
    ['周牧野', '周一鸣', '许清欢'][index % 3] ?? '周牧野',
    `1380000${String(1300 + index)}`,
    cityCode,
    districtCode,
    street,
    ([null, 'home', 'company', null, 'school'] as const)[index % 5] ?? null,
  ],
);

/** Books of demo accounts, the default address first. The account without orders has none, the car owner's is full. */
export const bookPlans: Readonly<Record<string, readonly PlannedAddress[]>> = {
  'person-orders': [home, company, ['林建国', '13700000021', '330700', '330782', '稠城街道工人西路 36 号', null]],
  'person-owner': full,
  'person-collector': [longest, ...full.slice(4, 15)],
  'person-deposit': [['陈屿', '13800000008', '810000', null, '中环皇后大道中 99 号中环中心', 'company']],
};
