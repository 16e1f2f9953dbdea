import { DAY_MS } from '@voltfront/rules/time';
import { asset } from '../../../../demo/fill';
import type { CampaignInput, PrizeInput } from '../../define-campaign';

const goods = (title: string, picture: string, weight: number, stock: number): PrizeInput => ({
  kind: 'goods',
  title,
  picture: asset(`coupons/${picture}.webp`),
  weight,
  stock,
  claimDays: 15,
});

const prizes: readonly PrizeInput[] = [
  goods('降噪耳机', 'prize-headphones', 200, 10),
  goods('旅行行李箱', 'prize-suitcase', 800, 40),
  goods('保温随行杯', 'prize-cup', 2000, 200),
  {
    kind: 'points',
    title: '500 积分',
    picture: asset('coupons/points.webp'),
    amount: 500,
    weight: 2000,
    stock: 300,
  },
  {
    kind: 'points',
    title: '50 积分',
    picture: asset('coupons/points.webp'),
    amount: 50,
    weight: 5000,
    isConsolation: true,
  },
];

const base = {
  engine: 'draw',
  lead: '每一位客户，都值得一次好运',
  audience: { roles: ['employee' as const] },
  artwork: {
    wide: asset('campaigns/staff-draw.webp'),
    tall: asset('campaigns/staff-draw-tall.webp'),
    accent: '#4a3b6b',
  },
  rules: {
    version: 1,
    sections: [
      {
        title: '如何获得机会',
        paragraphs: [
          '活动期间，您内荐的客户或通过您试驾码预约的客户完成试驾，得 1 次机会；支付定金，得 3 次机会。',
          '同一次试驾、同一张订单只计一次；机会在活动结束时作废。',
        ],
      },
      {
        title: '奖品领取',
        paragraphs: ['积分即时到账。实物 15 天内选择到部门自提或邮寄，逾期视为放弃；发出或领取后不能更改。'],
      },
      { title: '概率与库存', paragraphs: ['各奖品概率与剩余数量见页面；抽中的奖品领完时，补发 50 积分。'] },
    ],
  },
  settings: {
    look: 'wheel',
    price: null,
    dailyLimit: null,
    chances: {},
    series: null,
    staff: {
      drive: 1,
      deposit: 3,
      places: [
        {
          placeId: 'development',
          name: '用户发展部 · 3 楼服务台',
          address: '总部 A 座 3 楼',
          hours: '工作日 9:30-18:00',
        },
        { placeId: 'service', name: '用户服务中心 · 前台', address: '总部 B 座 1 楼', hours: '工作日 9:00-20:00' },
      ],
    },
  },
  prizes,
};

/** Draws of employees: one that runs, and those before, after, and paused. */
export const innerDraws = (now: number): CampaignInput[] => [
  { ...base, slug: 'inner-draw', title: '员工专属抽奖', startsAt: now - 40 * DAY_MS, endsAt: now + 50 * DAY_MS },
  {
    ...base,
    slug: 'inner-draw-last',
    title: '员工专属抽奖 · 上一季',
    startsAt: now - 140 * DAY_MS,
    endsAt: now - 41 * DAY_MS,
  },
  {
    ...base,
    slug: 'inner-draw-next',
    title: '员工专属抽奖 · 下一季',
    startsAt: now + 51 * DAY_MS,
    endsAt: now + 140 * DAY_MS,
  },
  {
    ...base,
    slug: 'inner-draw-empty',
    title: '员工专属抽奖 · 年会专场',
    startsAt: now - 5 * DAY_MS,
    endsAt: now + 10 * DAY_MS,
    prizes: prizes.map((prize) => ({ ...prize, stock: 0 })),
  },
  {
    ...base,
    slug: 'inner-draw-paused',
    title: '员工专属抽奖 · 门店专场',
    switch: 'paused',
    startsAt: now - 5 * DAY_MS,
    endsAt: now + 20 * DAY_MS,
  },
];
