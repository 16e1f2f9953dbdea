import { DAY_MS } from '@voltfront/rules/time';
import { asset } from '../../../../demo/fill';
import type { CampaignInput, PrizeInput } from '../../define-campaign';
import { artwork, base, coupon, FRAUD, nobodyKnown, points } from './invite-parts';

const PRIZE_ART = artwork('invite-prize', '#8c3318');

const prizeRules: CampaignInput['rules'] = {
  version: 1,
  sections: [
    {
      title: '如何获得机会',
      paragraphs: [
        '好友通过您的邀请首次完成试驾，您得 1 次抽奖机会；整个活动期间最多 10 次。',
        '机会在活动结束时失效，请在结束前使用。',
      ],
    },
    {
      title: '奖品与概率',
      paragraphs: [
        '各奖品的概率与剩余数量在下方公示，每次抽奖都有奖品。抽中的奖品已领完时，改发 100 积分。',
        '结果由活动开始前生成的随机种子决定，种子的校验值在活动期间公示，结束后公布种子，任何人都可以复核。',
      ],
    },
    {
      title: '领取方式',
      paragraphs: ['积分与卡券即时到账。实物请在 15 天内填写收货地址，逾期视为放弃；确认后 15 个工作日内寄出。'],
    },
    {
      title: '谁可以参加',
      paragraphs: ['绑定手机号的注册用户均可参加，品牌员工除外。好友须近 12 个月内没有完成过试驾。'],
    },
    FRAUD,
  ],
};

const prize = (picture: string, input: Omit<PrizeInput, 'picture'>): PrizeInput => ({
  ...input,
  picture: asset(`coupons/${picture}.webp`),
});

/** The eight fields around the button of the board, clockwise from the upper left. */
const FIELDS: readonly PrizeInput[] = [
  prize('prize-bicycle', { kind: 'goods', title: '折叠自行车', weight: 10, stock: 3, claimDays: 15 }),
  prize('prize-mug', { kind: 'goods', title: '{brand}马克杯', weight: 800, stock: 300, claimDays: 15 }),
  prize('points-stack', { kind: 'points', title: '300 积分', amount: 300, weight: 2000 }),
  prize('charging', { kind: 'coupon', title: '快充 30 度', template: 'charging-30', weight: 1200, stock: 400 }),
  prize('coffee', { kind: 'coupon', title: '手冲咖啡', template: 'service-coffee', weight: 1500, stock: 500 }),
  prize('prize-tent', { kind: 'goods', title: '露营帐篷', weight: 40, stock: 20, claimDays: 15 }),
  prize('points', { kind: 'points', title: '100 积分', amount: 100, weight: 4200, isConsolation: true }),
  prize('prize-points', { kind: 'points', title: '888 积分', amount: 888, weight: 250 }),
];

const soldOut = (field: PrizeInput): PrizeInput => (field.kind === 'points' ? field : { ...field, stock: 0 });

/** An invitation to drive with the draw that its chances are for. */
function drivePrize(
  slug: string,
  { title, from, to, fields = FIELDS }: { title: string; from: number; to: number; fields?: readonly PrizeInput[] },
  now: number,
): CampaignInput[] {
  const draw = `${slug}-draw`;
  const window = { startsAt: now + from * DAY_MS, endsAt: now + to * DAY_MS };
  const about = { title, lead: '好友试驾一次，你抽奖一次', artwork: PRIZE_ART, rules: prizeRules, ...window };
  const audience = { except: ['employee'] as const };
  return [
    {
      ...about,
      slug: draw,
      engine: 'draw',
      audience,
      settings: { look: 'board', price: null, dailyLimit: null, chances: {}, isFed: true, series: null },
      prizes: fields,
    },
    {
      ...about,
      slug,
      engine: 'invite',
      audience,
      settings: {
        ...base,
        landing: '/pagesBannerActivity/inviteDrivePrize/share',
        look: 'board',
        known: { ...nobodyKnown, drivenDays: 365 },
        totalLimit: 10,
        draw,
        steps: [
          { title: '邀请好友', text: '把活动分享给想试驾的好友' },
          { title: '好友试驾', text: '好友到店完成一次试驾' },
          { title: '你来抽奖', text: '每位好友带来 1 次机会，次次有奖' },
        ],
      },
      prizes: [
        prize('prize-mystery', {
          kind: 'chances',
          title: '1 次抽奖机会',
          amount: 1,
          detail: { side: 'inviter', milestone: 'driven', chancesOf: draw },
        }),
        points('friend', 'driven', 200),
      ],
    },
  ];
}

const deliverRules: CampaignInput['rules'] = {
  version: 1,
  sections: [
    { title: '谁可以参加', paragraphs: ['已提车的车主本人。品牌员工请使用员工推荐计划，不参加本活动。'] },
    { title: '谁是新客户', paragraphs: ['接受邀请时没有任何订单，也未接受过他人邀请的用户。已是车主的用户不计入。'] },
    {
      title: '车主奖励',
      paragraphs: [
        '好友完成试驾，车主得 300 积分；好友支付定金，车主得 2000 积分；好友提车，车主得 5000 积分和 500 元充电券。',
        '每一步每个自然年最多奖励 10 位好友。',
      ],
    },
    { title: '好友礼遇', paragraphs: ['完成试驾得 300 积分，支付定金得 1000 元选装券。'] },
    { title: '发放时间', paragraphs: ['试驾与下定奖励在登记后到账；提车奖励在提车满 7 天后到账。'] },
    { title: '退款收回', paragraphs: ['好友订单退款的，尚未发放的奖励不再发放，已发放的收回未使用部分。'] },
    FRAUD,
  ],
};

/** Owners invite: a ladder over the whole way to the friend's own car. */
const deliver = (now: number): CampaignInput[] => {
  const about = {
    engine: 'invite',
    lead: '从试驾到提车，每一步都有礼',
    artwork: artwork('invite-deliver', '#1f4d3a'),
    rules: deliverRules,
    audience: { roles: ['owner'] as const, except: ['employee'] as const },
    settings: {
      ...base,
      landing: '/pagesBannerActivity/inviteDriveDeliver/share',
      look: 'garage',
      showsCar: true,
      yearlyLimit: 10,
      known: { ...nobodyKnown, ordered: true },
      captions: ['开了这么久，我最想推荐的还是它', '周末我带你去试驾，开一圈就懂了', '提车之后，我们一起自驾'],
    },
    prizes: [
      points('inviter', 'driven', 300),
      points('inviter', 'deposit', 2000),
      points('inviter', 'delivered', 5000, 7),
      coupon('inviter', 'delivered', '500 元充电券', 'charging-500-delivered', 7),
      points('friend', 'driven', 300),
      coupon('friend', 'deposit', '1000 元选装券', 'option-1000-owner'),
    ],
  };
  return [
    {
      ...about,
      slug: 'invite-drive-deliver',
      title: '邀友试驾 交付有礼',
      startsAt: now - 90 * DAY_MS,
      endsAt: now + 120 * DAY_MS,
    },
    {
      ...about,
      slug: 'invite-drive-deliver-first',
      title: '邀友试驾 交付有礼 · 首季',
      startsAt: now - 300 * DAY_MS,
      endsAt: now - 120 * DAY_MS,
    },
  ];
};

/** Invitations to drive around a moment, for chances of a draw and for owners: ones that run, are to come and have ended. */
export const driveInvitations = (now: number): CampaignInput[] => [
  ...drivePrize('invite-drive-prize', { title: '邀试驾 赢好礼', from: -45, to: 45 }, now),
  ...drivePrize(
    'invite-drive-prize-points',
    { title: '邀试驾 赢积分', from: -60, to: 10, fields: FIELDS.map(soldOut) },
    now,
  ),
  ...drivePrize('invite-drive-prize-winter', { title: '冬日邀试驾 赢好礼', from: 12, to: 60 }, now),
  ...drivePrize('invite-drive-prize-spring', { title: '春日邀试驾 赢好礼', from: -250, to: -190 }, now),
  ...deliver(now),
];
