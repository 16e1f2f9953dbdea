import { DAY_MS } from '@voltfront/rules/time';
import type { CampaignInput, PrizeInput } from '../../define-campaign';
import { art, offer, type Prize } from './offer-input';

/** The rights of one model: two for all, two of which one can be chosen. */
function rightsOf(modelId: string, stock: { wallbox: number; interest: number }): PrizeInput[] {
  const of = (name: string, title: string, picture: string, left: number): Prize => {
    return { kind: 'coupon', title, template: `rights-${name}-${modelId}`, stock: left, picture };
  };
  const group = `choice-${modelId}`;
  return [
    offer(of('wallbox', '家充桩及安装', 'service', stock.wallbox), {
      modelId,
      worth: '约 4,800 元',
      terms: [
        '活动期内领取，并在 365 天内完成安装',
        '需具备固定车位与用电条件；超出 30 米的布线费用自理',
        '不可折现，不可转让',
      ],
    }),
    offer(of('interest', '24 期免息补贴', 'cash-off', stock.interest), {
      modelId,
      needsOrder: true,
      worth: '立减车款',
      terms: [
        '仅限活动期内已支付大订定金的订单',
        '以车价立减的方式发放，开票金额按立减后的车价计算',
        '与其他现金抵扣券不可同享',
      ],
    }),
    offer(of('option', '选装基金', 'option-off', 600), {
      modelId,
      group,
      worth: '抵扣选装',
      terms: ['与充电权益二选一，选定后不可更换', '抵扣不超过单项选装的价格'],
    }),
    offer(of('charging', '品牌站充电权益', 'charging', 600), {
      modelId,
      group,
      worth: '1,000 度',
      terms: ['与选装基金二选一，选定后不可更换', '提车后在品牌自营充电站按度抵扣，两年内有效'],
    }),
  ];
}

/** Rights for whoever buys within the window. */
export const rights = (now: number): CampaignInput[] => {
  const base = {
    engine: 'offer',
    lead: '领取后随订单锁定，名额有限',
    artwork: art('rights', '#22489a'),
    settings: { look: 'rights', draw: null },
    rules: {
      version: 1,
      sections: [
        {
          title: '适用订单',
          paragraphs: [
            '活动期内支付大订定金的订单可使用已领取的权益；盲订、小订需先转为大订。',
            '权益在提交订单时选择并锁定，订单退款后在有效期内退回卡包。',
          ],
        },
        {
          title: '领取限制',
          paragraphs: ['每人每款车型每项权益限领一次；标有“二选一”的权益选定后不可更换。', '权益不可转让。'],
        },
        {
          title: '税费与凭证',
          paragraphs: [
            '权益抵扣部分不开具发票。涉及个人所得税的，由主办方代扣代缴。',
            '安装类权益需提供车位与用电证明。',
          ],
        },
      ],
    },
    prizes: [
      ...rightsOf('YL01', { wallbox: 320, interest: 200 }),
      ...rightsOf('YLX', { wallbox: 500, interest: 300 }),
      ...rightsOf('YL09', { wallbox: 0, interest: 80 }),
      ...rightsOf('CS1E', { wallbox: 800, interest: 500 }),
    ],
  };
  return [
    { ...base, slug: 'rights', title: '限时购车权益', startsAt: now - 12 * DAY_MS, endsAt: now + 19 * DAY_MS },
    {
      ...base,
      slug: 'rights-last',
      title: '限时购车权益 · 上月',
      startsAt: now - 43 * DAY_MS,
      endsAt: now - 12 * DAY_MS,
    },
  ];
};
