import { brand } from '@voltfront/brand';
import type { CollectSettingsData } from '@voltfront/contract';
import { asset } from '../../../../demo/fill';
import type { CampaignInput, PrizeInput } from '../../define-campaign';
import { art, FAIR } from './offer-input';

/** One card for each sign, the last being the rarest. */
const SIGNS = [...brand.name.slice(0, 2), '周', '年', '庆'];
const WEIGHTS = [2900, 2600, 2300, 1800, 400];
const TEXTS = ['心有所向', '水到渠成', '周而复始', '年年有余', '与你同庆'];

const items = SIGNS.map((title, index) => ({
  key: `card-${index + 1}`,
  title,
  text: TEXTS[index] ?? '',
  picture: null,
  set: 'word',
  rank: null,
}));

const quiz: CollectSettingsData['quiz'] = [
  { question: '电池从 10% 充到 80%，哪种方式最快？', options: ['家用插座', '直流快充', '交流慢充'], right: 2 },
  { question: '高速上续航变短，最主要的原因是？', options: ['风阻增大', '音响功率', '轮胎颜色'], right: 1 },
  { question: '冬天出发前，怎样更省电？', options: ['提前插枪预热', '一直开窗', '关闭车灯'], right: 1 },
  { question: '单踏板模式松开踏板时，车会？', options: ['加速', '回收能量并减速', '熄火'], right: 2 },
  { question: '长期停放，电量保持在多少最合适？', options: ['0%', '50% 左右', '100%'], right: 2 },
  { question: '空中升级时，车辆应当？', options: ['高速行驶', '停放并保持电量', '打开前备箱'], right: 2 },
  { question: '儿童安全座椅应当装在？', options: ['副驾驶', '后排', '后备箱'], right: 2 },
];

const drawn = (title: string, picture: string, stock: number): PrizeInput => ({
  kind: 'goods',
  title,
  stock,
  claimDays: 30,
  picture: asset(`coupons/${picture}.webp`),
  detail: { for: 'draw' },
});

/** The days of a campaign of cards. */
export interface CardWindow {
  slug: string;
  startsAt: number;
  endsAt: number;
  /** Last moment to compose, and when prizes are drawn. */
  composeUntil: number;
  drawsAt: number;
  /** Code of the reminder of its start. */
  code: string | null;
}

const settingsOf = ({ composeUntil, drawsAt, code }: CardWindow): CollectSettingsData => ({
  look: 'cards',
  sets: [{ key: 'word', title: '周年卡' }],
  items,
  pools: [
    {
      key: 'all',
      title: '周年卡池',
      odds: items.map(({ key: item }, index) => ({ item, weight: WEIGHTS[index] ?? 0 })),
    },
  ],
  tasks: ['checkIn', 'store', 'invite', 'quiz'],
  itemsPerDay: 4,
  recipes: [
    {
      key: 'word',
      title: '合成周年卡',
      needs: { takes: items.length, rank: null, set: 'word', isDistinct: true },
      gives: [],
      enters: true,
    },
  ],
  keepsLast: false,
  givesPerDay: 5,
  asksPerDay: 5,
  takesPerDay: 10,
  linkHours: 24,
  composeUntil,
  drawsAt,
  quiz,
  warmUp:
    code === null
      ? null
      : {
          code,
          remindItems: 1,
          review: [
            { figure: '12.6 亿', text: '公里，车主今年一起开过的路' },
            { figure: '41 座', text: '城市有了我们的门店' },
            { figure: '9 次', text: '空中升级，车越开越新' },
            { figure: '1,284', text: '条车主建议被写进新功能' },
          ],
        },
});

/** Five cards make a word; who has them all enters a draw. */
export function anniversaryCards(window: CardWindow): CampaignInput {
  const { slug, startsAt, endsAt } = window;
  return {
    slug,
    engine: 'collect',
    title: `${brand.name}周年庆`,
    lead: `集齐“${SIGNS.join(' ')}”，一起抽周年大奖`,
    startsAt,
    endsAt,
    rules: {
      version: 1,
      sections: [
        {
          title: '任务与上限',
          paragraphs: [
            '每日签到、逛一逛门店、邀请一位新朋友、答对当日一题，各可领取一张随机卡，每天最多 4 张。',
            '每日一题只有一次作答机会；当日完成未领取的，次日失效。',
          ],
        },
        {
          title: '赠送与求助',
          paragraphs: [
            '可以把卡送给好友，也可以向好友求一张，各每天最多 5 次，链接 24 小时内有效，先到先得。',
            '送出而无人收下的卡自动退回。',
          ],
        },
        {
          title: '合成与开奖',
          paragraphs: [
            '每种卡各一张合成周年卡，立得 88 积分并获得一次抽奖资格，每人限一次，请在合成截止时间前完成。',
            '开奖以活动开始前公示的随机种子计算，所有有资格的人机会均等，开奖后公开种子，任何人都可以验算。',
          ],
        },
        {
          title: '奖品与发放',
          paragraphs: [
            '旅行登机箱 10 只，1:18 车模 50 台，随行杯 200 只。中奖后通过消息通知，并在我的奖品中展示。',
            `请在 30 天内填写收货地址，7 个工作日内寄出，逾期视为放弃。${FAIR}`,
          ],
        },
      ],
    },
    artwork: art('anniversary-cards', '#a83428'),
    settings: settingsOf(window),
    prizes: [
      {
        kind: 'points',
        title: '88 积分',
        amount: 88,
        picture: asset('coupons/points-stack.webp'),
        detail: { for: 'entry' },
      },
      drawn('旅行登机箱', 'prize-suitcase', 10),
      drawn('1:18 车模', 'prize-model-car', 50),
      drawn('随行杯', 'prize-thermos', 200),
    ],
  };
}
