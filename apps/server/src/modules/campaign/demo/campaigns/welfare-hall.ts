import { DAY_MS } from '@voltfront/rules/time';
import type { CampaignInput } from '../../define-campaign';
import { art, chances, FAIR, offer, wheelPrize } from './offer-input';

/** The monthly hall: tasks of the day, a shelf for points, and the wheel. */
export const hall = (now: number): CampaignInput[] => {
  const base = {
    engine: 'offer',
    artwork: art('welfare-centre', '#8a4b12'),
    settings: { look: 'hall', draw: 'welfare-wheel' },
    rules: {
      version: 2,
      sections: [
        {
          title: '任务与奖励',
          paragraphs: [
            '每日任务以服务器时间 00:00 重新计算，当日完成、当日领取，未领取的奖励不累积。',
            '试驾任务每月一次，以门店登记的完成时间为准。',
          ],
        },
        {
          title: '积分兑换',
          paragraphs: [
            '兑换上限按自然月计算。积分在兑换时扣除，兑换成功后不退回。',
            '卡券即时进入卡包；实物请在 15 天内填写收货地址。',
          ],
        },
        {
          title: '转盘抽奖',
          paragraphs: [
            '每天可领取 1 次免费机会，分享福利中心再得 1 次，每天最多抽 3 次。各奖品的概率和剩余数量在活动页公示。',
            '奖品领完后，抽中该奖品时改发 5 积分。',
          ],
        },
        {
          title: '发放与等级',
          paragraphs: ['实物奖品在填写地址后 15 个工作日内寄出。', '兑换价格和任务奖励对所有等级相同。', FAIR],
        },
      ],
    },
    prizes: [
      offer(
        { kind: 'points', title: '每日签到', amount: 10, picture: 'points' },
        { worth: '10 积分', period: 'day', task: { deed: 'checkIn', times: 1 }, terms: ['今日完成签到后领取'] },
      ),
      offer(
        { kind: 'points', title: '发表一条评论', amount: 5, picture: 'points-stack' },
        {
          worth: '5 积分',
          period: 'day',
          task: { deed: 'comment', times: 1 },
          terms: ['今日在社区发表一条评论后领取'],
        },
      ),
      offer(chances('welfare-wheel', 1, 'prize-mystery', '每日免费抽奖'), {
        worth: '1 次机会',
        period: 'day',
        terms: ['每天可领取一次抽奖机会'],
      }),
      offer(chances('welfare-wheel', 1, 'gift', '分享福利中心'), {
        worth: '1 次机会',
        period: 'day',
        task: { deed: 'share', times: 1 },
        terms: ['今日分享本页后领取'],
      }),
      offer(
        { kind: 'points', title: '完成一次试驾', amount: 200, picture: 'drive' },
        { worth: '200 积分', period: 'month', task: { deed: 'drive', times: 1 }, terms: ['本月完成一次试驾后领取'] },
      ),
      offer(
        { kind: 'coupon', title: '门店手冲咖啡', template: 'service-coffee', stock: 600, picture: 'coffee' },
        { worth: '1 杯', price: 180, period: 'month', limit: 2, terms: ['到店出示卡券二维码核销', '每月限兑 2 张'] },
      ),
      offer(
        { kind: 'coupon', title: '城市快充体验券', template: 'charging-30', stock: 400, picture: 'charging' },
        { worth: '30 度', price: 600, period: 'month', limit: 1, terms: ['适用于品牌自营充电站', '每月限兑 1 张'] },
      ),
      offer(
        { kind: 'coupon', title: '周边满减券', template: 'goods-40', stock: 500, picture: 'merchandise' },
        { worth: '40 元', price: 300, period: 'month', limit: 3, terms: ['兑换周边时使用', '每月限兑 3 张'] },
      ),
      offer(
        { kind: 'goods', title: '露营毛毯', stock: 60, claimDays: 15, picture: 'prize-blanket' },
        {
          worth: '1 条',
          price: 2400,
          period: 'month',
          limit: 1,
          terms: ['兑换后 15 天内填写收货地址', '每月限兑 1 件'],
        },
      ),
      offer(
        { kind: 'goods', title: '帆布托特包', stock: 0, claimDays: 15, picture: 'prize-tote' },
        { worth: '1 个', price: 900, period: 'month', limit: 1, terms: ['本月名额已兑完，次月 1 日补货'] },
      ),
    ],
  };
  const wheel: CampaignInput = {
    slug: 'welfare-wheel',
    engine: 'draw',
    title: '福利转盘',
    lead: '每天一次，转出小惊喜',
    startsAt: now - 90 * DAY_MS,
    endsAt: now + 270 * DAY_MS,
    rules: base.rules,
    artwork: base.artwork,
    settings: { look: 'wheel', price: null, dailyLimit: 3, chances: {}, isFed: true, series: null },
    prizes: [
      wheelPrize({ kind: 'points', title: '5 积分', amount: 5, weight: 5400, isConsolation: true, picture: 'points' }),
      wheelPrize({
        kind: 'coupon',
        title: '手冲咖啡',
        template: 'service-coffee',
        weight: 900,
        stock: 300,
        picture: 'coffee',
      }),
      wheelPrize({ kind: 'points', title: '20 积分', amount: 20, weight: 2500, picture: 'points-stack' }),
      wheelPrize({ kind: 'goods', title: '{brand}马克杯', weight: 60, stock: 20, claimDays: 15, picture: 'prize-mug' }),
      wheelPrize({ kind: 'points', title: '66 积分', amount: 66, weight: 800, picture: 'prize-points' }),
      wheelPrize({
        kind: 'coupon',
        title: '快充 30 度',
        template: 'charging-30',
        weight: 300,
        stock: 100,
        picture: 'charging',
      }),
      wheelPrize({ kind: 'points', title: '888 积分', amount: 888, weight: 30, stock: 30, picture: 'prize-packet' }),
      wheelPrize({ kind: 'goods', title: '随行伞', weight: 10, stock: 5, claimDays: 15, picture: 'prize-umbrella' }),
    ],
  };
  return [
    wheel,
    {
      ...base,
      slug: 'welfare-hall',
      title: '福利中心',
      lead: '做任务、换好礼、转好运',
      startsAt: now - 90 * DAY_MS,
      endsAt: now + 270 * DAY_MS,
    },
    {
      ...base,
      slug: 'welfare-hall-last',
      title: '福利中心 · 上一季',
      lead: '做任务、换好礼、转好运',
      startsAt: now - 270 * DAY_MS,
      endsAt: now - 90 * DAY_MS,
    },
  ];
};
