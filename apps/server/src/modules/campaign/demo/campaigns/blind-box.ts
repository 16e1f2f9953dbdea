import { DAY_MS } from '@voltfront/rules/time';
import { asset } from '../../../../demo/fill';
import type { CampaignInput, PrizeInput } from '../../define-campaign';

const figure = (name: string, picture: string, weight: number, more: Partial<PrizeInput> = {}): PrizeInput => ({
  kind: 'goods',
  title: name,
  picture: asset(`coupons/prize-figure-${picture}.webp`),
  weight,
  stock: 400,
  claimDays: 60,
  ...more,
});

const SERIES: PrizeInput[] = [
  figure('山野旅人', '1', 1980, { stock: 1200, isConsolation: true }),
  figure('城市夜行', '2', 1980),
  figure('海岸拾光', '3', 1980),
  figure('雪原探险', '4', 1980),
  figure('星空露营', '5', 1980),
  figure('隐藏款 · 流光', 'hidden', 100, { stock: 20, detail: { isHidden: true } }),
];

const artwork = {
  wide: asset('campaigns/blind-box.webp'),
  tall: asset('campaigns/blind-box-tall.webp'),
  accent: '#0f5f63',
};

const rules: CampaignInput['rules'] = {
  version: 1,
  sections: [
    {
      title: '如何获得机会',
      paragraphs: [
        '使用 299 积分可开 1 次盲盒，积分在开盒时扣除，开出后不退回。',
        '好友接受您的邀请并完成试驾，您获得 1 次机会；好友完成提车，您再获得 3 次机会。',
        '每人每天最多开 5 次。机会仅在本期活动内有效，活动结束后自动失效。',
      ],
    },
    {
      title: '概率与库存',
      paragraphs: [
        '每款的概率和剩余数量在活动页公示。某款领完后，抽中该款时改发“山野旅人”；“山野旅人”领完即全部售罄，不再开盒。',
        '每次结果由活动开始前生成的随机种子决定，与点选哪一只盒子、用积分还是机会无关。种子的校验值在活动期间公示，种子在活动结束后公布，任何人都可以复核。',
      ],
    },
    {
      title: '发货与兑换',
      paragraphs: [
        '开出后 60 天内可申请发货。一次寄出 3 只及以上免邮费，不足 3 只收取 200 积分。确认后 15 个工作日内寄出，寄出前可修改地址；西藏、新疆暂不支持配送。',
        '重复的款式可换回 100 积分，每款至少保留 1 只；兑换后不可撤销。',
      ],
    },
    {
      title: '其他说明',
      paragraphs: ['借助脚本、虚假账号等方式参与的，取消资格并收回未寄出的奖品。奖品不可折现，不可转让。'],
    },
  ],
};

const settings = {
  look: 'boxes',
  price: 299,
  dailyLimit: 5,
  chances: { driven: 1, delivered: 3 },
  series: { name: '旅途系列', turnPoints: 100, postage: 200, freePostageFrom: 3, notSentTo: ['54', '65'] },
};

/** Blind boxes around a moment: one runs, one is to come, one is sold out, one has ended. */
export const blindBoxes = (now: number): CampaignInput[] => {
  const base = { engine: 'draw', lead: '六款旅途伙伴，遇见哪一位？', rules, artwork, settings };
  return [
    {
      ...base,
      slug: 'blind-box',
      title: '{brand}盲盒 · 旅途系列',
      startsAt: now - 20 * DAY_MS,
      endsAt: now + 40 * DAY_MS,
      prizes: SERIES,
    },
    {
      ...base,
      slug: 'blind-box-winter',
      title: '{brand}盲盒 · 冬日系列',
      startsAt: now + 5 * DAY_MS,
      endsAt: now + 50 * DAY_MS,
      prizes: SERIES,
    },
    {
      ...base,
      slug: 'blind-box-city',
      title: '{brand}盲盒 · 城市系列',
      startsAt: now - 30 * DAY_MS,
      endsAt: now + 10 * DAY_MS,
      prizes: [
        figure('城市夜行', '2', 9000, { stock: 6, isConsolation: true }),
        figure('隐藏款 · 流光', 'hidden', 1000, { stock: 0, detail: { isHidden: true } }),
      ],
    },
    {
      ...base,
      slug: 'blind-box-spring',
      title: '{brand}盲盒 · 春日系列',
      startsAt: now - 220 * DAY_MS,
      endsAt: now - 160 * DAY_MS,
      prizes: [
        figure('山野旅人', '1', 3000, { stock: 1200, isConsolation: true, claimDays: 15 }),
        figure('星空露营', '5', 2000, { claimDays: 365 }),
        {
          kind: 'experience',
          title: '门店手冲咖啡',
          picture: asset('coupons/prize-cup.webp'),
          weight: 5000,
          stock: 300,
          claimDays: 365,
        },
      ],
    },
  ];
};
