import { DAY_MS } from '@voltfront/rules/time';
import { asset, fillDeep } from '../../../demo/fill';
import type { Ctx } from '../../../kernel/context';
import { insertCoordinates } from '../coordinate.repository';

type Kind = 'charging' | 'camp' | 'hotel' | 'viewpoint';

interface Place {
  id: string;
  kind: Kind;
  name: string;
  city: string;
  address: string;
  at: readonly [latitude: number, longitude: number];
  pictures: readonly string[];
  story: readonly string[];
  season: string;
  months?: readonly [from: number, until: number];
  road: string;
  parking: string;
  benefit?: readonly [benefit: string, terms: string];
  visitors: number;
  isWithdrawn?: boolean;
}

/** Places in GCJ-02: one open all year for each kind, one that is closed in winter, one that was withdrawn. */
const PLACES: readonly Place[] = [
  {
    ...{ id: 'qiandao-shore', kind: 'charging', name: '千岛湖湖岸充电站', city: '杭州市' },
    ...{ address: '淳安县环湖北路观景平台', at: [29.6082, 119.0421] },
    pictures: ['charging-day', 'coast-road', 'harbour-mist'],
    story: [
      '环湖公路最美的一段，六个超充车位正对着湖面。清晨有雾，傍晚有光，充电的二十分钟刚好看完一场日落。',
      '站旁的小屋由当地渔家经营，有热茶与湖鲜面。',
    ],
    ...{ season: '全年皆宜，四月与十月最好', road: '全程柏油路，环湖段限速 40 km/h，弯多注意会车' },
    parking: '充电车位 6 个，观景车位 20 个，免费',
    benefit: ['湖岸小屋热饮两杯', '车主本人到场打卡后出示，每人一次'],
    visitors: 1286,
  },
  {
    ...{ id: 'anji-camp', kind: 'camp', name: '安吉云上草原营地', city: '湖州市' },
    ...{ address: '安吉县山川乡高山营地', at: [30.4521, 119.6032] },
    pictures: ['camp', 'green-hills', 'bamboo'],
    story: ['海拔一千米的草坡营地，外放电可以点亮整晚的露营灯。夜里能看见银河，清晨脚下是云海。'],
    ...{ season: '4 月至 10 月，夏夜最舒适', months: [4, 10], road: '盘山路 12 km，雨天慢行' },
    parking: '营位旁可停车，限 60 台',
    benefit: ['营位八折', '车主本人到场打卡后出示，周末与节假日除外'],
    visitors: 842,
  },
  {
    ...{ id: 'suzhou-garden-hotel', kind: 'hotel', name: '平江园林酒店', city: '苏州市' },
    ...{ address: '姑苏区平江历史街区', at: [31.3153, 120.6321] },
    pictures: ['garden-house', 'moon-gate', 'old-town'],
    story: ['藏在老街里的园林酒店，只有十八间房。车库配有慢充，早餐是一碗现浇的苏式汤面。'],
    ...{ season: '全年皆宜，春天看紫藤', road: '老街限行，请从北侧停车场进入' },
    parking: '地下车库 30 个车位，慢充 8 个',
    benefit: ['房型升级一次', '车主本人到店打卡后出示，视当日房态'],
    visitors: 409,
  },
  {
    ...{ id: 'chongming-wind', kind: 'viewpoint', name: '崇明东滩风车大道', city: '上海市' },
    ...{ address: '崇明区东滩湿地大堤路', at: [31.5123, 121.9532] },
    pictures: ['wind-farm', 'blue-hour', 'light-trails'],
    story: ['大堤一侧是湿地，一侧是整排风机。候鸟季的黄昏，鸟群会从车顶掠过。'],
    ...{ season: '10 月至次年 3 月看候鸟', months: [10, 3], road: '堤顶单行道，禁止停车观鸟，请停入观景区' },
    parking: '观景区车位 40 个，免费',
    visitors: 2034,
  },
  {
    ...{ id: 'moganshan-old', kind: 'hotel', name: '莫干山老别墅', city: '湖州市' },
    ...{ address: '德清县莫干山镇', at: [30.6112, 119.8621] },
    pictures: ['villa', 'pine-mist'],
    story: ['一栋百年老别墅改成的山居。'],
    ...{ season: '全年', road: '盘山路', parking: '门前 6 个车位', visitors: 530, isWithdrawn: true },
  },
];

/** Adds the places. */
export async function seedCoordinates(ctx: Ctx): Promise<void> {
  const rows = PLACES.map((place) => ({
    coordinateId: place.id,
    kind: place.kind,
    name: place.name,
    cityName: place.city,
    address: place.address,
    latitude: place.at[0],
    longitude: place.at[1],
    story: [...place.story],
    pictures: place.pictures.map((name) => asset(`covers/place-${name}.webp`)),
    season: place.season,
    openFromMonth: place.months?.[0] ?? 1,
    openUntilMonth: place.months?.[1] ?? 12,
    road: place.road,
    parking: place.parking,
    benefit: place.benefit?.[0] ?? '',
    benefitTerms: place.benefit?.[1] ?? '',
    visitorCount: place.visitors,
    withdrawnAt: place.isWithdrawn ? ctx.now() - 40 * DAY_MS : null,
  }));
  await insertCoordinates(ctx.db, fillDeep(rows));
}
