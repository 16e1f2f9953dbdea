import type { InviteSettingsData } from '@voltfront/contract';
import type { Milestone } from '@voltfront/rules/campaign/milestones';
import { DAY_MS } from '@voltfront/rules/time';
import { asset } from '../../../../demo/fill';
import type { CampaignInput, PrizeInput } from '../../define-campaign';
import { art, FAIR } from './offer-input';

const settings: Omit<InviteSettingsData, 'landing' | 'known' | 'channel' | 'steps' | 'captions'> = {
  look: 'steps',
  monthlyLimit: null,
  yearlyLimit: null,
  totalLimit: null,
  showsCar: false,
  draw: null,
  relationDays: null,
  questions: [],
};

/** A gift that an inviter chooses once so many friends got so far. */
const atStep = (
  milestone: Milestone,
  count: number,
  picture: string,
  prize: Omit<PrizeInput, 'picture' | 'detail'>,
) => ({
  ...prize,
  picture: asset(`coupons/${picture}.webp`),
  detail: { side: 'inviter', milestone, count },
});

/** What a friend gets, or each friend brings. */
const perFriend = (
  side: 'inviter' | 'friend',
  milestone: Milestone,
  picture: string,
  prize: Omit<PrizeInput, 'picture' | 'detail'>,
): PrizeInput => ({ ...prize, picture: asset(`coupons/${picture}.webp`), detail: { side, milestone } });

const goods = (title: string, stock: number) => ({ kind: 'goods' as const, title, stock, claimDays: 15 });
const instead = (amount: number) => ({
  kind: 'points' as const,
  title: `${amount} 积分`,
  amount,
  isConsolation: true,
});

/** Gifts of an invitation to a test drive; `stock` of each gift, from the mug to the suitcase. */
const driveGifts = (mugs: number, sets: number, cases: number, friends: number): PrizeInput[] => [
  atStep('driven', 1, 'prize-mug', goods('{brand}马克杯', mugs)),
  atStep('driven', 1, 'points', instead(300)),
  atStep('driven', 3, 'prize-basket', goods('野餐篮套装', sets)),
  atStep('driven', 3, 'prize-blanket', goods('露营毛毯', sets)),
  atStep('driven', 3, 'points-stack', instead(1200)),
  atStep('driven', 5, 'prize-suitcase', goods('20 寸旅行箱', cases)),
  atStep('driven', 5, 'prize-points', instead(3000)),
  perFriend('friend', 'driven', 'prize-thermos', goods('试驾随行杯', friends)),
];

const giftDrive = {
  engine: 'invite',
  lead: '好友试驾，你和好友都有礼物',
  artwork: art('gift-drive-invite', '#7a4b1f'),
  rules: {
    version: 1,
    sections: [
      {
        title: '邀请人礼品',
        paragraphs: [
          '好友通过您的邀请完成试驾，即计入有效人数。满 1 人、3 人、5 人时可各选择 1 份礼品，每个档位限选一次。',
          '礼品数量有限，先选先得。某一档位的礼品全部领完后，可改领积分。请在活动结束前选择礼品。',
        ],
      },
      {
        title: '好友礼品',
        paragraphs: ['好友首次接受邀请并完成试驾，得试驾随行杯 1 个，领完为止。近 12 个月内试驾过的用户不计入。'],
      },
      {
        title: '领取方式',
        paragraphs: ['请在得到礼品后 15 天内填写收货地址，逾期视为放弃。地址确认后 15 个工作日内寄出。'],
      },
      { title: '其他说明', paragraphs: [FAIR] },
    ],
  },
  settings: {
    ...settings,
    landing: '/pagesActivity/giftDriveInvite/beInvited',
    known: { ordered: false, accountDays: null, drivenDays: 365 },
    channel: 'standard',
    steps: [
      { title: '邀请好友', text: '把邀请卡片或海报发给想试驾的好友' },
      { title: '好友试驾', text: '好友在邀请页预约，到店完成试驾' },
      { title: '选择礼品', text: '满 1、3、5 人各选一份，好友得随行杯' },
    ],
    captions: ['陪我去试驾吧，你我都有礼物', '周末去开一圈，带个杯子回来'],
  },
};

/** Invites to a test drive, with goods for both sides. */
const giftDrives = (now: number): CampaignInput[] => [
  {
    ...giftDrive,
    slug: 'gift-drive-invite',
    title: '邀友试驾赠礼',
    startsAt: now - 45 * DAY_MS,
    endsAt: now + 50 * DAY_MS,
    prizes: driveGifts(500, 120, 30, 800),
  },
  {
    ...giftDrive,
    slug: 'gift-drive-invite-city',
    title: '邀友试驾赠礼 · 城市专场',
    startsAt: now - 30 * DAY_MS,
    endsAt: now + 20 * DAY_MS,
    prizes: driveGifts(0, 0, 0, 0),
  },
  {
    ...giftDrive,
    slug: 'gift-drive-invite-next',
    title: '邀友试驾赠礼 · 新春场',
    startsAt: now + 20 * DAY_MS,
    endsAt: now + 60 * DAY_MS,
    prizes: driveGifts(500, 120, 30, 800),
  },
  {
    ...giftDrive,
    slug: 'gift-drive-invite-last',
    title: '邀友试驾赠礼 · 夏季场',
    startsAt: now - 160 * DAY_MS,
    endsAt: now - 70 * DAY_MS,
    prizes: driveGifts(200, 60, 10, 300),
  },
];

const register = {
  engine: 'invite',
  lead: '好友注册即得积分，人越多奖越多',
  artwork: art('invite-friend', '#a3412f'),
  rules: {
    version: 1,
    sections: [
      {
        title: '活动奖励',
        paragraphs: [
          '每位好友通过您的邀请注册并绑定手机号，您得 100 积分，最多 30 位好友。',
          '邀请满 5 人可另领 500 积分，满 10 人可另领 1500 积分，各限领一次，请在活动结束前领取。',
        ],
      },
      { title: '好友礼遇', paragraphs: ['新注册的好友得 100 积分与 50 元商城新人券。手机号已注册的，不发放新人礼。'] },
      { title: '其他说明', paragraphs: ['本活动仅奖励注册，不以购车为条件。', FAIR] },
    ],
  },
  settings: {
    ...settings,
    totalLimit: 30,
    landing: '/pagesBannerActivity/inviteFriend/invitePage',
    known: { ordered: false, accountDays: 1, drivenDays: null },
    channel: null,
    steps: [
      { title: '分享邀请', text: '发卡片、当面扫码，或复制口令' },
      { title: '好友加入', text: '好友用手机号注册，即刻到账' },
    ],
    captions: ['来{brand}一起玩，注册就有礼'],
  },
  prizes: [
    perFriend('inviter', 'registered', 'points', { kind: 'points', title: '100 积分', amount: 100 }),
    perFriend('friend', 'registered', 'points', { kind: 'points', title: '100 积分', amount: 100 }),
    perFriend('friend', 'registered', 'merchandise', {
      kind: 'coupon',
      title: '50 元商城新人券',
      template: 'goods-50-new',
    }),
    atStep('registered', 5, 'points-stack', { kind: 'points', title: '500 积分', amount: 500 }),
    atStep('registered', 10, 'prize-points', { kind: 'points', title: '1500 积分', amount: 1500 }),
  ],
};

/** Invites to register. */
const registers = (now: number): CampaignInput[] => [
  {
    ...register,
    slug: 'invite-register',
    title: '邀请好友注册',
    startsAt: now - 60 * DAY_MS,
    endsAt: now + 90 * DAY_MS,
  },
  {
    ...register,
    slug: 'invite-register-next',
    title: '邀请好友注册 · 新春场',
    startsAt: now + 30 * DAY_MS,
    endsAt: now + 60 * DAY_MS,
  },
  {
    ...register,
    slug: 'invite-register-last',
    title: '邀请好友注册 · 夏季场',
    startsAt: now - 200 * DAY_MS,
    endsAt: now - 90 * DAY_MS,
  },
];

/** Invitations whose rewards are chosen at steps. */
export const giftInvitations = (now: number): CampaignInput[] => [...giftDrives(now), ...registers(now)];
