import { DAY_MS } from '@voltfront/rules/time';
import type { CampaignInput, PrizeInput } from '../../define-campaign';
import { art, chances, FAIR, offer, wheelPrize } from './offer-input';

/** What a chest can hold: points in any case, a coupon, and goods. */
const chestPrizes = (points: number, coupon: [string, string, string], goods: [string, string]): PrizeInput[] => [
  wheelPrize({
    kind: 'points',
    title: `${points} 积分`,
    amount: points,
    weight: 7000,
    isConsolation: true,
    picture: 'prize-points',
  }),
  wheelPrize({ kind: 'coupon', title: coupon[1], template: coupon[0], weight: 2500, stock: 400, picture: coupon[2] }),
  wheelPrize({ kind: 'goods', title: goods[0], weight: 500, stock: 30, claimDays: 15, picture: goods[1] }),
];

const CHESTS = [
  {
    level: 'wood',
    picture: 'prize-basket',
    title: '木宝箱',
    task: { deed: 'checkIn', times: 1 },
    prizes: chestPrizes(10, ['goods-40', '周边满减券', 'merchandise'], ['城市徽章', 'prize-pin-city']),
    terms: '活动期间签到 1 天后开启',
  },
  {
    level: 'bronze',
    picture: 'prize-mystery',
    title: '铜宝箱',
    task: { deed: 'checkInRow', times: 3 },
    prizes: chestPrizes(30, ['service-coffee', '门店手冲咖啡', 'coffee'], ['{brand}马克杯', 'prize-mug']),
    terms: '连续签到 3 天后开启',
  },
  {
    level: 'silver',
    picture: 'gift',
    title: '银宝箱',
    task: { deed: 'checkInRow', times: 7 },
    prizes: chestPrizes(80, ['charging-30', '城市快充体验券', 'charging'], ['露营椅', 'prize-camping-chair']),
    terms: '连续签到 7 天后开启',
  },
  {
    level: 'gold',
    picture: 'prize-blind-box',
    title: '金宝箱',
    task: { deed: 'drive', times: 1 },
    prizes: chestPrizes(200, ['goods-50-new', '新人周边礼券', 'merchandise'], ['1:18 车模', 'prize-model-car']),
    terms: '活动期间完成一次试驾后开启',
  },
] as const;

/** Chests on the way through a month; each is a draw of its own, opened by one chance. */
export const treasure = (now: number): CampaignInput[] => {
  const artwork = art('treasure-box', '#7a4a0c');
  const rules: CampaignInput['rules'] = {
    version: 1,
    sections: [
      {
        title: '如何开启',
        paragraphs: [
          '木、铜、银、金四个宝箱分别在签到 1 天、连续签到 3 天、连续签到 7 天、完成一次试驾后开启，每人每个宝箱限开一次。',
        ],
      },
      {
        title: '内含奖品',
        paragraphs: [
          '每个宝箱的奖品、概率和剩余数量在活动页公示。某奖品领完后，抽中该奖品时改发积分。',
          '实物奖品请在 15 天内填写收货地址。',
        ],
      },
      { title: '其他说明', paragraphs: [FAIR] },
    ],
  };
  const window = { startsAt: now - 25 * DAY_MS, endsAt: now + 65 * DAY_MS };
  const draws: CampaignInput[] = CHESTS.map(({ level, title, prizes }) => ({
    slug: `treasure-${level}`,
    engine: 'draw',
    title,
    lead: '打开宝箱，看看是什么',
    ...window,
    rules,
    artwork,
    settings: { look: 'boxes', price: null, dailyLimit: null, chances: {}, isFed: true, series: null },
    prizes,
  }));
  const base = {
    engine: 'offer',
    lead: '走过四站，打开四个宝箱',
    rules,
    artwork,
    settings: { look: 'chests', draw: null },
    prizes: CHESTS.map(({ level, picture, title, task, terms }) =>
      offer(chances(`treasure-${level}`, 1, picture, title), { task, terms: [terms], worth: '1 次' }),
    ),
  };
  return [
    ...draws,
    { ...base, slug: 'treasure', title: '探路宝箱', ...window },
    {
      ...base,
      slug: 'treasure-last',
      title: '探路宝箱 · 上一期',
      startsAt: now - 120 * DAY_MS,
      endsAt: now - 30 * DAY_MS,
    },
  ];
};
