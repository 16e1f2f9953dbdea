import type { Milestone } from '@voltfront/rules/campaign/milestones';
import { DAY_MS } from '@voltfront/rules/time';
import { asset } from '../../../../demo/fill';
import type { CampaignInput, PrizeInput } from '../../define-campaign';
import { artwork, FRAUD } from './invite-parts';

/** The catalogue of the permanent programme. */
export const CATALOGUE = 'referral-exchange';

const ticketsFor = (milestone: Milestone, amount: number, waitDays = 0): PrizeInput => ({
  kind: 'tickets',
  title: `${amount} 张奖励券`,
  picture: asset('coupons/prize-coupon.webp'),
  amount,
  detail: { side: 'inviter', milestone, waitDays, ticketsOf: CATALOGUE },
});

/** Tickets that friends bring in the permanent programme. */
export const TICKET_STEPS: readonly PrizeInput[] = [
  ticketsFor('registered', 1),
  ticketsFor('driven', 2),
  ticketsFor('deposit', 5),
  ticketsFor('locked', 3),
  ticketsFor('delivered', 10, 7),
];

type Extra = Pick<PrizeInput, 'stock' | 'perPerson'>;

const goods = (tickets: number, title: string, picture: string, extra: Extra = {}): PrizeInput => ({
  kind: 'goods',
  title,
  picture: asset(`coupons/prize-${picture}.webp`),
  detail: { tickets },
  ...extra,
});

const coupon = (tickets: number, title: string, template: string, picture: string, extra: Extra = {}): PrizeInput => ({
  kind: 'coupon',
  title,
  picture: asset(`coupons/${picture}.webp`),
  template,
  detail: { tickets },
  ...extra,
});

const points = (tickets: number, amount: number, extra: Extra = {}): PrizeInput => ({
  kind: 'points',
  title: `${amount} 积分`,
  picture: asset('coupons/prize-points.webp'),
  amount,
  detail: { tickets },
  ...extra,
});

const REWARDS: readonly PrizeInput[] = [
  points(1, 100),
  coupon(2, '门店手冲咖啡券', 'service-coffee', 'coffee', { stock: 500 }),
  goods(3, '帆布随行袋', 'tote', { stock: 120 }),
  coupon(3, '50 元充电券', 'charging-50-yuan', 'charging', { stock: 300 }),
  goods(4, '保温随行杯', 'thermos', { stock: 80 }),
  goods(5, '晴雨伞', 'umbrella', { stock: 60, perPerson: 2 }),
  points(5, 600, { perPerson: 4 }),
  goods(6, '1:43 合金车模', 'model-car', { stock: 40, perPerson: 1 }),
  goods(8, '露营折叠椅', 'camping-chair', { stock: 0 }),
  goods(12, '降噪耳机', 'headphones', { stock: 12, perPerson: 1 }),
  goods(15, '20 寸旅行箱', 'suitcase', { stock: 8, perPerson: 1 }),
  goods(30, '双人自动帐篷', 'tent', { stock: 3, perPerson: 1 }),
];

const rules: CampaignInput['rules'] = {
  version: 1,
  sections: [
    {
      title: '奖励券从哪里来',
      paragraphs: [
        '好友注册、试驾、支付定金、锁定订单与提车，邀请人分别得到 1、2、5、3、10 张；提车奖励在满 7 天后发放。',
      ],
    },
    {
      title: '有效期',
      paragraphs: ['奖励券自发放之日起 30 天内有效，先到期的先使用，过期后不再补发。'],
    },
    {
      title: '兑换与发放',
      paragraphs: [
        '卡券与积分兑换后即时到账；实物在 15 个工作日内寄出，寄出前可修改收货地址。兑换后奖励券不退还。',
        '奖励数量有限，兑完即止；标注限兑的奖励，每人不超过所示份数。',
      ],
    },
    { title: '退款收回', paragraphs: ['好友订单退款的，对应奖励券收回未使用的部分，已兑换的奖励不追回。'] },
    FRAUD,
  ],
};

/** Rewards that tickets buy, around a moment: the catalogue of the permanent programme, and one that has ended. */
export const exchanges = (now: number): CampaignInput[] => {
  const about = {
    engine: 'exchange',
    lead: '用奖励券，换一份喜欢',
    artwork: artwork('invite-exchange', '#0f5f63'),
    rules,
    settings: { ticketDays: 30, programme: 'referral' },
  };
  return [
    {
      ...about,
      slug: CATALOGUE,
      title: '兑换奖励',
      startsAt: now - 400 * DAY_MS,
      endsAt: now + 3650 * DAY_MS,
      prizes: [...REWARDS],
    },
    {
      ...about,
      slug: 'referral-exchange-spring',
      title: '春日兑换季',
      startsAt: now - 240 * DAY_MS,
      endsAt: now - 180 * DAY_MS,
      prizes: REWARDS.slice(0, 4),
    },
  ];
};
