import { DAY_MS } from '@voltfront/rules/time';
import type { CampaignInput } from '../../define-campaign';
import { art, FAIR, offer } from './offer-input';

/** Gifts for new people: one that runs, with everything that can happen to a gift, one to come and one that has ended. */
export const newcomers = (now: number): CampaignInput[] => {
  const base = {
    engine: 'offer',
    lead: '注册 30 天内，四份见面礼等您领取',
    audience: { newForDays: 30 },
    artwork: art('welfare-new', '#0d6b57'),
    settings: { look: 'gifts', draw: null },
    rules: {
      version: 1,
      sections: [
        {
          title: '谁可以领取',
          paragraphs: [
            '首次注册{brand}账号 30 天内的用户，每个账号、每个手机号每份礼品限领一次。',
            '超过 30 天未领取的礼品自动失效。',
          ],
        },
        {
          title: '如何使用',
          paragraphs: [
            '积分即时到账；卡券进入卡包，请在有效期内使用。',
            '到店咖啡出示卡券二维码，由门店工作人员扫码核销；试驾好礼在完成试驾后领取，15 天内填写收货地址。',
          ],
        },
        { title: '其他说明', paragraphs: [FAIR] },
      ],
    },
    prizes: [
      offer(
        { kind: 'points', title: '100 积分', amount: 100, picture: 'prize-points' },
        { worth: '100 积分', terms: ['领取后即时到账，可用于兑换周边、抽奖和红包', '积分自到账起 24 个月内有效'] },
      ),
      offer(
        { kind: 'coupon', title: '新人周边礼券', template: 'goods-50-new', stock: 5000, picture: 'merchandise' },
        { worth: '50 元', terms: ['兑换{brand}周边商品时使用，不设门槛', '领取后 30 天内有效，仅限使用一次'] },
      ),
      offer(
        { kind: 'coupon', title: '到店手冲咖啡', template: 'service-coffee', stock: 3000, picture: 'coffee' },
        {
          worth: '1 杯',
          terms: ['到任一设有咖啡吧的门店出示卡券二维码，由工作人员扫码核销', '领取后 30 天内有效，每张限一杯'],
        },
      ),
      offer(
        { kind: 'goods', title: '试驾随行杯', stock: 800, claimDays: 15, picture: 'prize-thermos' },
        {
          worth: '1 只',
          task: { deed: 'drive', times: 1 },
          terms: ['预约并完成一次试驾后领取', '领取后 15 天内填写收货地址，15 个工作日内寄出'],
        },
      ),
      offer(
        { kind: 'coupon', title: '城市快充体验', template: 'charging-30', stock: 0, picture: 'charging' },
        { worth: '30 度', terms: ['适用于品牌自营充电站', '本期名额已全部领完'] },
      ),
    ],
  };
  return [
    { ...base, slug: 'new-people', title: '新人福利', startsAt: now - 60 * DAY_MS, endsAt: now + 300 * DAY_MS },
    {
      ...base,
      slug: 'new-people-next',
      title: '新人福利 · 迎春版',
      startsAt: now + 20 * DAY_MS,
      endsAt: now + 90 * DAY_MS,
    },
    {
      ...base,
      slug: 'new-people-last',
      title: '新人福利 · 秋季版',
      startsAt: now - 160 * DAY_MS,
      endsAt: now - 61 * DAY_MS,
    },
  ];
};
