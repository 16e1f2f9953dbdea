import { brand } from '@voltfront/brand';
import type { CollectItemData, CollectSettingsData } from '@voltfront/contract';
import { ITEM_RANKS, type ItemRank } from '@voltfront/rules/campaign/collect';
import { asset } from '../../../../demo/fill';
import type { CampaignInput } from '../../define-campaign';
import { art, FAIR } from './offer-input';

type Pin = [key: string, title: string, text: string, rank: ItemRank, picture: string];

const CARS: Pin[] = [
  ['car-pine', '松野', `${brand.models.YL01} · 松针绿，山路上的第一缕风`, 'bronze', 'pin-car-three'],
  ['car-ember', '熔岩', `${brand.models.YLX} · 熔岩橙，城市的另一种温度`, 'silver', 'pin-car-two'],
  ['car-ink', '夜航', `${brand.models.YL09} · 墨夜蓝，一家人的长夜归途`, 'gold', 'pin-car-one'],
  ['car-pearl', '初雪', `${brand.models.CS1E} · 珠光白，零下三十度的清晨`, 'gold', 'pin-car-four'],
];
const TOWNS: Pin[] = [
  ['chengdu', '成都', '雪山下的公园城市', 'bronze', 'pin-town-chengdu'],
  ['guangzhou', '广州', '珠江边的早茶与夜色', 'bronze', 'pin-town-guangzhou'],
  ['xiamen', '厦门', '环岛路，海风不限速', 'bronze', 'pin-town-xiamen'],
  ['beijing', '北京', '长安街的清晨六点', 'silver', 'pin-town-beijing'],
  ['hangzhou', '杭州', '一半湖山，一半云端', 'silver', 'pin-town-hangzhou'],
  ['wuhan', '武汉', '两江交汇，三镇一城', 'silver', 'pin-town-wuhan'],
  ['shanghai', '上海', '外滩到陆家嘴，只隔一条江', 'gold', 'pin-town-shanghai'],
  ['xian', '西安', '城墙根下的千年回响', 'gold', 'pin-town-xian'],
  ['china', '中国行', '五座城市合成，走过大江南北', 'gold', 'prize-pin-road'],
];
const FEASTS: Pin[] = [
  ['cake', '生日', '给每一位车主的生日祝福', 'bronze', 'pin-feast-cake'],
  ['blossom', '春分', '花开的时候，出门走走', 'silver', 'pin-feast-blossom'],
  ['balloons', '儿童节', '后排的小朋友最大', 'silver', 'pin-feast-balloons'],
  ['lantern', '元宵', '灯火可亲，万家团圆', 'gold', 'pin-feast-lantern'],
  ['packet', '春节', '一路平安，岁岁有余', 'gold', 'pin-feast-packet'],
];

const pins = (set: string, rows: readonly Pin[]): CollectItemData[] =>
  rows.map(([key, title, text, rank, picture]) => ({
    key,
    title,
    text,
    rank,
    set,
    picture: asset(`coupons/${picture}.webp`),
  }));
const items = [...pins('car', CARS), ...pins('town', TOWNS), ...pins('feast', FEASTS)];

/** What is only composed is in no pool. */
const MADE = ['china'];
/** How likely a rank is in the set of the day, and in the others, before the whole is made of it. */
const LIKELY: Readonly<Record<ItemRank, number>> = { bronze: 12, silver: 5, gold: 2 };
const OF_THE_DAY = 3;

/** Odds of a day on which one set is likelier than the others; what is left of the whole goes to the first pin. */
function oddsOf(set: string) {
  const drawn = items.filter(({ key }) => !MADE.includes(key));
  const parts = drawn.map(({ rank, set: of }) => LIKELY[rank ?? 'bronze'] * (of === set ? OF_THE_DAY : 1));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const odds = drawn.map(({ key: item }, index) => ({
    item,
    weight: Math.floor(((parts[index] ?? 0) * 10_000) / whole),
  }));
  const rest = 10_000 - odds.reduce((sum, { weight }) => sum + weight, 0);
  return odds.map((each, index) => (index === 0 ? { ...each, weight: each.weight + rest } : each));
}

/** Even odds of the pins of a rank that can be drawn. */
function evenOdds(rank: ItemRank) {
  const of = items.filter((item) => item.rank === rank && !MADE.includes(item.key));
  const even = Math.floor(10_000 / of.length);
  return of.map(({ key: item }, index) => ({ item, weight: index === 0 ? 10_000 - even * (of.length - 1) : even }));
}

const upgrade = (key: string, title: string, from: ItemRank) => ({
  key,
  title,
  needs: { takes: 3, rank: from, set: null, isDistinct: false },
  gives: evenOdds(ITEM_RANKS[ITEM_RANKS.indexOf(from) + 1] ?? 'gold'),
  enters: false,
});

const settings: CollectSettingsData = {
  look: 'album',
  sets: [
    { key: 'car', title: '车型' },
    { key: 'town', title: '城市' },
    { key: 'feast', title: '节日' },
  ],
  items,
  pools: [
    { key: 'car', title: '车型日', odds: oddsOf('car') },
    { key: 'town', title: '城市日', odds: oddsOf('town') },
    { key: 'feast', title: '节日日', odds: oddsOf('feast') },
  ],
  tasks: ['checkIn', 'article', 'share'],
  itemsPerDay: 3,
  recipes: [
    upgrade('silver', '三铜成银', 'bronze'),
    upgrade('gold', '三银成金', 'silver'),
    {
      key: 'china',
      title: '中国行',
      needs: { takes: 5, rank: null, set: 'town', isDistinct: true },
      gives: [{ item: 'china', weight: 10_000 }],
      enters: false,
    },
  ],
  keepsLast: true,
  givesPerDay: 5,
  asksPerDay: 0,
  takesPerDay: 10,
  linkHours: 24,
  composeUntil: null,
  drawsAt: null,
  quiz: [],
  warmUp: null,
};

const prize = (set: string, title: string, picture: string) => ({
  title,
  picture: asset(`coupons/${picture}.webp`),
  detail: { for: 'set' as const, set },
});

/** Pins of cars, towns and feasts, which tasks of each day bring, and whose sets have rewards. */
export function pinAlbum(window: { slug: string; startsAt: number; endsAt: number }): CampaignInput {
  return {
    ...window,
    engine: 'collect',
    title: '徽章收藏',
    lead: '车型、城市、节日，集齐一整套',
    rules: {
      version: 1,
      sections: [
        {
          title: '如何获得',
          paragraphs: [
            '每日签到、阅读一篇新文章、分享活动，各可领取一枚随机徽章，每天最多 3 枚，当日未领取的次日失效。',
            '车型日、城市日、节日日依次轮换，当日系列的概率更高，概率见活动页。',
          ],
        },
        {
          title: '合成',
          paragraphs: [
            '三枚铜章合成一枚随机银章，三枚银章合成一枚随机金章，五枚不同的城市徽章合成“中国行”，成功率 100%。',
            '只有多余的徽章可以合成，合成后不可撤销。',
          ],
        },
        {
          title: '赠送',
          paragraphs: [
            '多余的徽章可以送给好友，每天最多 5 次，每枚徽章的最后一枚不能送出。',
            '24 小时内无人收下的，自动退回您的相册；先到先得，每人每天最多收下 10 枚。',
          ],
        },
        {
          title: '集齐奖励',
          paragraphs: [
            '集齐车型系列得 300 积分，集齐城市系列得纪念旅行袋（限量 800 份），集齐节日系列得 200 积分，各限领一次。',
            `实物奖品请在 30 天内于我的奖品填写收货地址。${FAIR}`,
          ],
        },
      ],
    },
    artwork: art('pin', '#0f5f63'),
    settings,
    prizes: [
      { kind: 'points', amount: 300, ...prize('car', '300 积分', 'points-stack') },
      { kind: 'goods', stock: 800, claimDays: 30, ...prize('town', '纪念旅行袋', 'prize-tote') },
      { kind: 'points', amount: 200, ...prize('feast', '200 积分', 'points-stack') },
    ],
  };
}
