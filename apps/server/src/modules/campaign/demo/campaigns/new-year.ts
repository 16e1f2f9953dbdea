import { DAY_MS } from '@voltfront/rules/time';
import { asset } from '../../../../demo/fill';
import type { CampaignInput, PrizeInput } from '../../define-campaign';
import { artwork, base, coupon, FRAUD, points } from './invite-parts';

const rules: CampaignInput['rules'] = {
  version: 1,
  sections: [
    {
      title: '新年红包',
      paragraphs: [
        '新好友首次接受邀请得 1 个积分红包和 1 张 50 元商城新人券。红包金额随机，每个手机号仅可领取 1 次。',
        '红包积分领完后，仅发放新人券。各金额的概率与剩余数量在活动期间公示。',
      ],
    },
    { title: '邀请关系', paragraphs: ['好友首次接受的邀请长期有效，不会因再次打开他人链接而改变。'] },
    { title: '谁是新好友', paragraphs: ['没有订单、注册不超过 30 天，且未接受过他人邀请的用户。'] },
    FRAUD,
  ],
};

/** Points of a packet; the smallest comes instead of one that has run out. */
const share = (amount: number, weight: number, stock: number, isConsolation = false): PrizeInput => ({
  kind: 'points',
  title: `${amount} 积分`,
  picture: asset('coupons/prize-packet.webp'),
  amount,
  weight,
  stock,
  isConsolation,
});

/** A New Year's greeting with the packets that its chances are for; `scale` 0: the packets have all been taken. */
function festival(slug: string, title: string, [from, to]: readonly [number, number], now: number, scale = 1) {
  const draw = `${slug}-packet`;
  const window = { startsAt: now + from * DAY_MS, endsAt: now + to * DAY_MS };
  const about = {
    title,
    lead: '新年第一份好礼，送给一起出发的人',
    artwork: artwork('new-year', '#a3241f'),
    rules,
    ...window,
  };
  return [
    {
      ...about,
      slug: draw,
      engine: 'draw',
      settings: { look: 'boxes', price: null, dailyLimit: null, chances: {}, isFed: true, series: null },
      prizes: [
        share(18, 6000, 8000 * scale, true),
        share(28, 2500, 2000 * scale),
        share(88, 1400, 800 * scale),
        share(888, 100, 50 * scale),
      ],
    },
    {
      ...about,
      slug,
      engine: 'invite',
      settings: {
        ...base,
        landing: '/pages/share/targetNewYear',
        known: { ...base.known, accountDays: 30 },
        draw,
        captions: ['新年快乐，送你一个红包，一起出发', '新的一年，从一次试驾开始'],
      },
      prizes: [
        points('inviter', 'registered', 100),
        points('inviter', 'driven', 500),
        coupon('friend', 'registered', '50 元商城新人券', 'goods-50-new'),
        {
          kind: 'chances',
          title: '新年红包',
          picture: asset('coupons/prize-packet.webp'),
          amount: 1,
          detail: { side: 'friend', milestone: 'registered', chancesOf: draw },
        },
      ],
    },
  ] satisfies CampaignInput[];
}

/** New Year's invitations around a moment: one runs, of one the packets have gone, one has ended. */
export const newYears = (now: number): CampaignInput[] => [
  ...festival('new-year', '新年好礼', [-4, 40], now),
  ...festival('new-year-late', '新年好礼 · 晚到的祝福', [-20, 20], now, 0),
  ...festival('new-year-last', '去年新年好礼', [-380, -340], now),
];
