import { DAY_MS } from '@voltfront/rules/time';
import type { CampaignInput } from '../../define-campaign';
import { TICKET_STEPS } from './exchange';
import { artwork, base, coupon, FRAUD, nobodyKnown, points } from './invite-parts';

const FAQ = [
  ['好友忘记从我的链接进来，还能补登记吗？', '可以让好友在活动页输入您的邀请码，在好友下单之前都有效。'],
  ['邀请关系可以更换吗？', '不可以。好友第一次接受的邀请长期有效，之后再点其他人的链接不会改变。'],
  ['为什么好友显示“已失效”？', '好友的订单退款后，对应奖励会收回未使用的部分，记录显示为已失效。'],
  ['试驾后多久能收到奖励？', '门店登记试驾完成后，奖励通常在几分钟内到账，最迟不超过 3 天。'],
  ['好友需要购车才有奖励吗？', '不需要。注册、试驾、下定、交付每一步都有对应奖励。'],
  ['邀请人数有上限吗？', '长期推荐计划不设上限，限时活动以该活动规则为准。'],
  ['家人可以作为好友吗？', '可以，只要是新用户，用自己的手机号接受邀请即可。'],
  ['员工可以参加吗？', '员工请使用员工专属推荐计划。'],
  ['奖励积分有有效期吗？', '积分自到账起 24 个月内有效，可在积分页查看明细。'],
  ['提醒好友会打扰到对方吗？', '提醒只会复制一段文字，由您决定发给谁。'],
] as const;

const questions = FAQ.map(([question, answer]) => ({ question, answer }));

/** Versions of the permanent programme's rules that were replaced, the newest first. */
const earlierRules = (now: number) => [
  {
    version: 2,
    effectiveAt: now - 220 * DAY_MS,
    sections: [
      { title: '谁可以邀请', paragraphs: ['绑定手机号的注册用户均可邀请好友。'] },
      { title: '邀请关系', paragraphs: ['好友首次接受邀请时，邀请关系即锁定。已有订单的客户不计入邀请。'] },
      { title: '奖励标准', paragraphs: ['好友试驾、支付定金与提车时，邀请人分别获得奖励。好友注册不计奖励。'] },
      { title: '交付后的等待期', paragraphs: ['交付奖励在好友提车满 15 天后发放。'] },
      FRAUD,
    ],
  },
  {
    version: 1,
    effectiveAt: now - 400 * DAY_MS,
    sections: [
      { title: '谁可以邀请', paragraphs: ['已提车的车主可以邀请好友。'] },
      { title: '奖励标准', paragraphs: ['好友提车后，邀请人获得 3000 积分。'] },
      FRAUD,
    ],
  },
];

/** The permanent programme. */
const referral = (now: number): CampaignInput => ({
  slug: 'referral',
  engine: 'invite',
  title: '推荐有礼',
  lead: '把喜欢的车，推荐给在意的人',
  startsAt: now - 400 * DAY_MS,
  endsAt: now + 3650 * DAY_MS,
  artwork: artwork('invite', '#8a3f22'),
  rules: {
    version: 3,
    sections: [
      { title: '谁可以邀请', paragraphs: ['绑定手机号的注册用户均可邀请好友。邀请人本人不能使用自己的邀请码。'] },
      {
        title: '邀请关系',
        paragraphs: [
          '好友通过您的链接、二维码、海报或邀请码首次接受邀请时，邀请关系即锁定，此后不再变更。',
          '已有订单的客户、已被他人邀请的用户，以及互相邀请的双方，不计入邀请。',
        ],
      },
      {
        title: '奖励标准',
        paragraphs: ['各步骤奖励见活动页奖励阶梯，邀请人与好友分别计算。好友注册即得新人好礼。'],
      },
      { title: '交付后的等待期', paragraphs: ['交付奖励在好友提车满 7 天后发放，期间发生退订的不发放。'] },
      { title: '税费', paragraphs: ['奖励涉及的个人所得税按国家规定处理，需要时将请您补充身份信息。'] },
      { title: '退款收回', paragraphs: ['好友订单退款的，下定及之后步骤的奖励收回未使用部分，已使用的部分不追回。'] },
      FRAUD,
    ],
  },
  settings: {
    ...base,
    landing: '/pages/share/target',
    questions,
    known: { ...base.known, accountDays: 30 },
    rulesSince: now - 60 * DAY_MS,
    earlierRules: earlierRules(now),
  },
  prizes: [
    points('inviter', 'registered', 100),
    points('inviter', 'driven', 500),
    points('inviter', 'deposit', 2000),
    points('inviter', 'delivered', 5000, 7),
    coupon('inviter', 'delivered', '50 元充电券', 'charging-50-yuan', 7),
    coupon('friend', 'registered', '50 元商城新人券', 'goods-50-new'),
    points('friend', 'driven', 200),
    ...TICKET_STEPS,
  ],
});

const driveRules = {
  version: 1,
  sections: [
    {
      title: '活动奖励',
      paragraphs: ['好友每完成一次有效试驾，邀请人得 500 积分，好友得 200 积分。每位邀请人每个自然月最多 10 位好友。'],
    },
    {
      title: '谁是新客户',
      paragraphs: ['近 12 个月内没有完成过试驾的用户。试驾须本人持有效驾驶证到店完成。'],
    },
    { title: '到账时间', paragraphs: ['门店登记试驾完成后 3 天内到账，可在积分明细中查看。'] },
    FRAUD,
  ],
};

const driveBase = {
  engine: 'invite',
  lead: '好友试驾一次，双方都有积分',
  artwork: artwork('invite-drive', '#0b5c7d'),
  rules: driveRules,
  settings: {
    ...base,
    landing: '/pagesBannerActivity/inviteDrive/share',
    look: 'steps' as const,
    known: { ...nobodyKnown, drivenDays: 365 },
    monthlyLimit: 10,
  },
  prizes: [points('inviter', 'driven', 500), points('friend', 'driven', 200)],
};

const inviteDrive = (now: number): CampaignInput[] => [
  { ...driveBase, slug: 'invite-drive', title: '邀请好友试驾', startsAt: now - 70 * DAY_MS, endsAt: now + 60 * DAY_MS },
  {
    ...driveBase,
    slug: 'invite-drive-winter',
    title: '冬日邀友试驾',
    startsAt: now + 8 * DAY_MS,
    endsAt: now + 60 * DAY_MS,
  },
  {
    ...driveBase,
    slug: 'invite-drive-spring',
    title: '春日邀友试驾',
    startsAt: now - 260 * DAY_MS,
    endsAt: now - 200 * DAY_MS,
  },
];

/** Invites to buy a car. */
const inviteOrder = (now: number): CampaignInput => ({
  slug: 'invite-order',
  engine: 'invite',
  title: '邀请好友购车',
  lead: '好车值得分享，每一步都有奖励',
  startsAt: now - 30 * DAY_MS,
  endsAt: now + 75 * DAY_MS,
  artwork: artwork('invite-friend', '#6a3570'),
  rules: {
    version: 1,
    sections: [
      { title: '活动时间与范围', paragraphs: ['活动期间上架的全部在售车型均可参与，以好友支付时间为准。'] },
      { title: '谁可以邀请', paragraphs: ['所有绑定手机号的注册用户。邀请人不能邀请自己。'] },
      { title: '新客户', paragraphs: ['没有订单，也未接受过他人邀请的用户。'] },
      {
        title: '奖励标准',
        paragraphs: [
          '好友支付意向金，邀请人得 2000 积分；支付定金得 8000 积分；提车得充电券。好友接受邀请得 1000 元选装券。',
        ],
      },
      { title: '到账时间', paragraphs: ['意向金与定金奖励在支付满 7 天的退款期后到账；期间退款的不发放。'] },
      FRAUD,
    ],
  },
  settings: { ...base, landing: '/pagesBannerActivity/inviteActivity/beInviteWarpper', channel: null },
  prizes: [
    points('inviter', 'intention', 2000, 7),
    points('inviter', 'deposit', 8000, 7),
    coupon('inviter', 'delivered', '50 元充电券', 'charging-50-yuan'),
    coupon('friend', 'registered', '1000 元选装券', 'option-1000-invited'),
  ],
});

/** Invitation campaigns around a moment: the permanent programme, and of each other kind one that runs. */
export const invitations = (now: number): CampaignInput[] => [referral(now), ...inviteDrive(now), inviteOrder(now)];
