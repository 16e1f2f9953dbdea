import { shanghaiStart } from '@voltfront/rules/format/shanghai-time';
import { DAY_MS } from '@voltfront/rules/time';
import { asset } from '../../../../demo/fill';
import type { CampaignInput, PrizeInput } from '../../define-campaign';

const value = (modelId: string, name: string, valueFen: number): PrizeInput => ({
  kind: 'coupon',
  title: `${name} 内购券`,
  picture: asset('coupons/cash-off.webp'),
  template: `inner-${modelId.toLowerCase()}`,
  detail: { modelId, valueFen },
});

const base = {
  engine: 'quota',
  lead: '一年一次，给自己，也给家人',
  artwork: {
    wide: asset('campaigns/staff-coupon.webp'),
    tall: asset('campaigns/staff-coupon.webp'),
    accent: '#6b3d2e',
  },
  audience: { roles: ['employee' as const] },
  rules: {
    version: 1,
    sections: [
      {
        title: '名额',
        paragraphs: ['在职员工每年 1 张本人内购券，2 张亲友内购券，有效期至当年 12 月 31 日，不结转下年。'],
      },
      {
        title: '使用',
        paragraphs: ['领取或接受时选择车型，提交定金订单时抵扣车价。每个订单限用 1 张。本人券不可转赠。'],
      },
      {
        title: '赠送亲友',
        paragraphs: ['仅限配偶、父母、子女、兄弟姐妹。链接 48 小时内有效，领取人须使用赠送人填写的手机号登录。'],
      },
      { title: '员工责任', paragraphs: ['不得出售或转让内购券，不得赠予非亲属。违反的，收回内购券并按公司制度处理。'] },
    ],
  },
  settings: { own: 1, family: 2, giftHours: 48 },
  prizes: [value('YL01', '{YL01}', 12_000_00), value('YLX', '{YLX}', 8_000_00), value('YL09', '{YL09}', 15_000_00)],
} satisfies Partial<CampaignInput>;

/** Quotas of coupons for employees: this year's, and that of the year before. */
export const innerCoupon = (now: number): CampaignInput[] => {
  const startsAt = shanghaiStart(now, 'year');
  const endsAt = shanghaiStart(startsAt + 370 * DAY_MS, 'year');
  return [
    { ...base, slug: 'inner-coupon', title: '员工内购券', startsAt, endsAt },
    {
      ...base,
      slug: 'inner-coupon-last',
      title: '员工内购券 · 上一年度',
      startsAt: shanghaiStart(startsAt - DAY_MS, 'year'),
      endsAt: startsAt,
    },
  ];
};
