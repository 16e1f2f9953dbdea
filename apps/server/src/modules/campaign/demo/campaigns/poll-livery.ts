import type { PollSettingsData } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import { asset } from '../../../../demo/fill';
import type { CampaignInput } from '../../define-campaign';
import { art, FAIR } from './offer-input';

const LIVERIES: readonly [key: string, title: string, by: string, text: string][] = [
  ['ember', '圣火', '设计师 林之遥', '从看台最高处也能一眼认出'],
  ['ink', '深海', '设计师 周牧', '领航车的颜色，沉稳而有方向'],
  ['mist', '晨雾', '设计师 许清和', '赛事开始前，城市还没醒'],
  ['pine', '青松', '设计师 顾远', '马拉松沿途的行道树'],
  ['pearl', '白羽', '设计师 沈一诺', '羽毛落下的那一刻'],
  ['carbon', '夜跑', '设计师 贺川', '灯光下的最后一公里'],
];

const views = (paint: string) =>
  ['front_blade', 'side_blade', 'rear_blade'].map((view) => asset(`cars/YL01_${view}_${paint}.webp`));

/** The brand's own poll: one of six liveries for the official car, one vote. */
export function liveryPoll(window: { slug: string; startsAt: number; endsAt: number }): CampaignInput {
  const { slug, startsAt, endsAt } = window;
  const settings: PollSettingsData = {
    look: 'gallery',
    daily: null,
    hidesVotes: false,
    questions: [
      {
        key: 'livery',
        title: '官方用车穿哪一身？',
        lead: '一人一票，投出后不可更改',
        opensAt: startsAt,
        endsAt,
        options: LIVERIES.map(([key, title, by, text]) => ({ key, title, by, text, pictures: views(key) })),
      },
    ],
    drawsAt: endsAt + DAY_MS,
    beside: null,
    modelId: 'YL01',
  };
  return {
    slug,
    engine: 'poll',
    title: '赛事用车涂装投票',
    lead: '六款涂装，选一款开进赛场',
    startsAt,
    endsAt,
    rules: {
      version: 1,
      sections: [
        { title: '如何投票', paragraphs: ['登录后每人限投一票，投出后不可更改。'] },
        {
          title: '获胜与开奖',
          paragraphs: [
            '得票最高的涂装用于赛事官方用车 {YL01}。',
            '投中获胜涂装的用户自动参与抽奖，共 20 台 1:18 车模，投票结束后第 1 天开奖，结果可在我的奖品中查看。',
            '开奖前公布随机种子的校验值，开奖后公布种子，任何人都可以复核。',
          ],
        },
        { title: '奖品领取', paragraphs: ['中奖后 30 天内填写收货地址，逾期视为放弃。'] },
        { title: '公平投票', paragraphs: ['买票、刷票经核实的，剔除该账号的投票并取消抽奖资格。', FAIR] },
      ],
    },
    artwork: art('livery-vote', '#8a3418'),
    settings,
    prizes: [
      {
        kind: 'goods',
        title: '1:18 赛事用车车模',
        stock: 20,
        claimDays: 30,
        picture: asset('coupons/prize-model-car.webp'),
        detail: { for: 'drawOfWinners' },
      },
    ],
  };
}
