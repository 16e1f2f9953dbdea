import { DAY_MS } from '@voltfront/rules/time';
import { asset } from '../../../../demo/fill';
import type { CampaignInput, PrizeInput } from '../../define-campaign';

const points = (step: 'deposit' | 'delivered', amount: number): PrizeInput => ({
  kind: 'points',
  title: `${amount} 积分`,
  picture: asset('coupons/points.webp'),
  amount,
  detail: { step },
});

const base = {
  engine: 'lead',
  lead: '身边有人想买车？把 TA 介绍给专业的人',
  artwork: {
    wide: asset('campaigns/staff-recommend.webp'),
    tall: asset('campaigns/staff-recommend-tall.webp'),
    accent: '#2c4a6e',
  },
  audience: { roles: ['employee' as const] },
  rules: {
    version: 2,
    sections: [
      {
        title: '谁可以推荐',
        paragraphs: ['在职员工均可推荐，以公司登记的部门与工号为准；离职后未达成的推荐不再计奖。'],
      },
      {
        title: '征得客户同意',
        paragraphs: [
          '提交前须当面或书面征得客户同意，由顾问与其联系。未经同意提交他人信息的，取消奖励并按公司制度处理。',
        ],
      },
      {
        title: '保护期与先到先得',
        paragraphs: [
          '推荐成功后客户受 90 天保护，期间其他员工不能重复推荐，以最先提交成功者为准。',
          '保护期最后 10 天内可延长一次，延长 30 天。到期未下定的，推荐失效。',
        ],
      },
      {
        title: '奖励标准',
        paragraphs: ['客户支付定金得 2000 积分，提车再得 3000 积分。订单退款的，收回未使用的奖励。'],
      },
      { title: '不计奖的情形', paragraphs: ['员工本人或配偶的订单不计奖。以他人名义为本人购车的，视同本人订单。'] },
      {
        title: '隐私责任',
        paragraphs: ['客户信息仅用于本次购车服务，页面只显示脱敏的姓名与手机号，不得截屏、转发或用于其他用途。'],
      },
    ],
  },
  settings: { protectDays: 90, extendDays: 30, extendWithinDays: 10 },
  prizes: [points('deposit', 2000), points('delivered', 3000)],
};

/** Campaigns in which employees recommend buyers: one that runs, one that has ended, one that begins soon, one that is paused. */
export const innerRecommend = (now: number): CampaignInput[] => [
  { ...base, slug: 'inner-recommend', title: '员工内荐', startsAt: now - 200 * DAY_MS, endsAt: now + 160 * DAY_MS },
  {
    ...base,
    slug: 'inner-recommend-last',
    title: '员工内荐 · 上一季',
    startsAt: now - 500 * DAY_MS,
    endsAt: now - 201 * DAY_MS,
  },
  {
    ...base,
    slug: 'inner-recommend-next',
    title: '员工内荐 · 下一季',
    startsAt: now + 12 * DAY_MS,
    endsAt: now + 200 * DAY_MS,
  },
  {
    ...base,
    slug: 'inner-recommend-paused',
    title: '员工内荐 · 门店专场',
    switch: 'paused',
    startsAt: now - 20 * DAY_MS,
    endsAt: now + 100 * DAY_MS,
  },
];
