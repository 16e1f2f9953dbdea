import type { PollSettingsData } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import { asset } from '../../../../demo/fill';
import type { CampaignInput } from '../../define-campaign';
import { art, FAIR } from './offer-input';

type Options = PollSettingsData['questions'][number]['options'];
type Row = [key: string, title: string, text: string, picture: string];

const options = (rows: readonly Row[]): Options =>
  rows.map(([key, title, text, picture]) => ({ key, title, text, by: '', pictures: [asset(`${picture}.webp`)] }));

const PAINTS = options([
  ['mist', '雾屿蓝', '清晨海面的一层薄雾', 'cars/YLX_front_turbine_mist'],
  ['pine', '松林绿', '雨后松针上的光', 'cars/YLX_front_turbine_pine'],
  ['ember', '熔岩橙', '日落前最后十分钟', 'cars/YLX_front_turbine_ember'],
  ['ink', '墨海蓝', '离岸二十海里的深色', 'cars/YLX_front_turbine_ink'],
]);

const WHEELS = options([
  ['turbine', '涡扇 21 寸', '十二片扇叶，转起来像涡轮', 'cars/YLX_side_turbine_pearl'],
  ['blade', '双五辐 21 寸', '轻量锻造，单只减重 1.8 千克', 'cars/YLX_side_blade_pearl'],
  ['aero', '低风阻 20 寸', '封闭盘面，续航多 12 公里', 'cars/YLX_side_aero_pearl'],
  ['shadow', '曜黑双五辐 21 寸', '同一造型，全黑饰面', 'cars/YLX_side_blade_carbon'],
]);

const NAMES = options([
  ['voyage', '远航版', '去更远的地方', 'covers/place-coast-road'],
  ['aurora', '极光版', '高纬度的夜', 'covers/place-aurora'],
  ['plateau', '高原版', '海拔四千米以上', 'covers/place-plateau'],
  ['milky-way', '银河版', '把车停在星空下', 'covers/place-milky-way'],
]);

const QUESTIONS = [
  { key: 'paint', title: '新车漆，选哪一款？', lead: '得票最高的车漆将进入明年的选装单', options: PAINTS },
  { key: 'wheel', title: '新轮毂，选哪一款？', lead: '四款造型都已通过强度测试', options: WHEELS },
  { key: 'name', title: '限量版叫什么名字？', lead: '名字会刻在一千台车的门槛上', options: NAMES },
];

/** A poll about the new model: three questions, one after the other, `each` for so long (ms). */
export function modelPoll({ slug, startsAt, each }: { slug: string; startsAt: number; each: number }): CampaignInput {
  const endsAt = startsAt + QUESTIONS.length * each;
  const drawsAt = endsAt + 2 * DAY_MS;
  const settings: PollSettingsData = {
    look: 'questions',
    daily: null,
    hidesVotes: true,
    questions: QUESTIONS.map((question, index) => ({
      ...question,
      opensAt: startsAt + index * each,
      endsAt: startsAt + (index + 1) * each,
    })),
    drawsAt,
    beside: null,
    modelId: 'YLX',
  };
  return {
    slug,
    engine: 'poll',
    title: '{YLX} 由你定',
    lead: '三个问题，一票一票把它定下来',
    startsAt,
    // The winners are shown, and the draw is done, while the page still says so.
    endsAt,
    rules: {
      version: 1,
      sections: [
        {
          title: '投票时间',
          paragraphs: ['三个问题依次开放，每题开放 7 天，到期自动截止，以服务器时间为准。', '每题截止后公布该题结果。'],
        },
        {
          title: '投票方式',
          paragraphs: ['登录后每人每题限投一票，投出后不可更改。', '投票后可查看该题各选项的实时得票比例。'],
        },
        {
          title: '结果使用',
          paragraphs: ['投票结果作为产品团队的参考，量产方案以{brand}正式发布为准。'],
        },
        {
          title: '奖励与开奖',
          paragraphs: [
            '三题全部投完，即得 100 积分，并自动参与 500 元选装券抽取，共 50 张。',
            '最后一题截止后第 2 天开奖，结果可在我的奖品中查看。开奖前公布随机种子的校验值，开奖后公布种子，任何人都可以复核。',
          ],
        },
        { title: '公平投票', paragraphs: ['买票、刷票经核实的，剔除该账号的全部票数并取消抽奖资格。', FAIR] },
      ],
    },
    artwork: art('x-vote', '#0f5a6b'),
    settings,
    prizes: [
      {
        kind: 'points',
        title: '100 积分',
        amount: 100,
        picture: asset('coupons/prize-points.webp'),
        detail: { for: 'complete' },
      },
      {
        kind: 'coupon',
        title: '500 元选装券',
        template: 'option-500-voted',
        stock: 50,
        picture: asset('coupons/option-off.webp'),
        detail: { for: 'drawOfComplete' },
      },
    ],
  };
}
