import { DAY_MS } from '@voltfront/rules/time';
import { asset } from '../../../../demo/fill';
import type { CampaignInput, PrizeInput } from '../../define-campaign';
import { art, FAIR, wheelPrize } from './offer-input';

const PRIZES: PrizeInput[] = [
  wheelPrize({
    kind: 'points',
    title: '30 积分',
    amount: 30,
    weight: 6300,
    isConsolation: true,
    picture: 'prize-points',
  }),
  wheelPrize({
    kind: 'coupon',
    title: '门店手冲咖啡',
    template: 'service-coffee',
    weight: 2000,
    stock: 800,
    picture: 'prize-cup',
  }),
  wheelPrize({ kind: 'goods', title: '庆典徽章', weight: 1000, stock: 300, claimDays: 30, picture: 'prize-pin-feast' }),
  wheelPrize({ kind: 'goods', title: '限定鸭舌帽', weight: 500, stock: 120, claimDays: 30, picture: 'prize-cap' }),
  wheelPrize({ kind: 'goods', title: '1:18 车模', weight: 180, stock: 20, claimDays: 30, picture: 'prize-model-car' }),
  wheelPrize({ kind: 'goods', title: '头戴耳机', weight: 20, stock: 3, claimDays: 30, picture: 'prize-headphones' }),
  wheelPrize({
    kind: 'points',
    title: '礼物雨 5 积分',
    amount: 5,
    weight: 0,
    stock: 20_000,
    picture: 'points-stack',
    detail: { isRain: true },
  }),
];

const rules: CampaignInput['rules'] = {
  version: 1,
  sections: [
    {
      title: '如何获得抽奖机会',
      paragraphs: [
        '预约观展、分享庆典、观看直播或回放满 10 分钟，各得 1 次机会，每项限一次。',
        '到达任一城市庆典并由工作人员核销签到码，每场再得 1 次机会。',
        '机会在活动结束时失效。',
      ],
    },
    {
      title: '整点礼物雨',
      paragraphs: ['直播期间每个整点起 10 分钟为礼物雨时间，登录后点击接住礼物，每个整点限一次，礼物数量有限。'],
    },
    {
      title: '概率与库存',
      paragraphs: [
        '每个奖品的概率和剩余数量在活动页公示。抽中的奖品已领完时，改发 30 积分。',
        '每次结果由活动开始前生成的随机种子决定，种子在活动结束后公布，任何人都可以复核。',
        '实物奖品请在 30 天内填写收货地址。',
      ],
    },
    { title: '其他说明', paragraphs: [FAIR] },
  ],
};

const LIVE = {
  title: '{brand}之夜 · 车展发布直播',
  poster: asset('scenes/showroom_YL09_pine.webp'),
  film: asset('films/light.mp4'),
  replay: asset('films/light.mp4'),
  watchMinutes: 10,
  rainMinutes: 10,
};

/** Celebrations of auto shows around a moment: the broadcast runs, is to come, can be seen again, and all is over. */
export const celebrations = (now: number): CampaignInput[] => {
  const base = {
    engine: 'draw',
    lead: '看直播、逛庆典、抽好礼',
    rules,
    artwork: art('celebrate', '#5b2a86'),
    prizes: PRIZES,
  };
  const draw = { look: 'stage', price: null, dailyLimit: null, chances: {}, isFed: true, series: null };
  const at = (days: number) => now + days * DAY_MS;
  const on = (from: number, until: number) => ({ ...LIVE, startsAt: at(from), endsAt: at(until) });
  return [
    {
      ...base,
      slug: 'celebrate',
      title: '上海车展庆典',
      startsAt: at(-10),
      endsAt: at(60),
      settings: { ...draw, live: on(-1, 45) },
    },
    {
      ...base,
      slug: 'celebrate-next',
      title: '广州车展庆典',
      startsAt: at(-1),
      endsAt: at(90),
      settings: { ...draw, live: { ...on(30, 31), film: null, replay: null } },
    },
    {
      ...base,
      slug: 'celebrate-replay',
      title: '成都车展庆典',
      startsAt: at(-60),
      endsAt: at(50),
      settings: { ...draw, live: on(-30, -29) },
      // Whoever is late finds nothing left.
      prizes: PRIZES.map((prize) => ({ ...prize, stock: 0 })),
    },
    {
      ...base,
      slug: 'celebrate-last',
      title: '北京车展庆典',
      startsAt: at(-200),
      endsAt: at(-150),
      settings: { ...draw, live: on(-190, -189) },
    },
  ];
};
