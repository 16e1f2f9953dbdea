import { startOfShanghaiDay } from '@voltfront/rules/reward/reward-days';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { asset } from '../../../../demo/fill';
import type { CampaignInput } from '../../define-campaign';
import { art, FAIR, wheelPrize } from './offer-input';
import { voiceSettings } from './voice-stations';

/** The draw of merchandise that four stamps open. */
const GIFTS = 'voice-gifts';

const rules: CampaignInput['rules'] = {
  version: 1,
  sections: [
    {
      title: '如何参与',
      paragraphs: [
        '在视频号、朋友圈、抖音、小红书发布与{brand}有关的原创内容，回到活动页提交，审核通过后点亮该频道的印章。',
        '四个频道顺序不限，每个频道的印章只点亮一次；之后的投稿仍可入选优秀作品，但不再发放印章和积分。',
      ],
    },
    {
      title: '内容要求',
      paragraphs: [
        '投稿须为本人原创，带上指定话题，公开可见至少 7 天；朋友圈须对所有人可见并保留一小时以上。',
        '搬运、拼接他人内容，或含有不实、违法信息的，不予通过。',
      ],
    },
    {
      title: '投稿与审核',
      paragraphs: [
        '每人每个频道每周（周一至周日）最多投稿 2 次；同一链接只计一次，不论由谁提交。',
        '我们会在 3 个工作日内完成审核并登记阅读量；未通过的投稿会说明原因，可修改后重新提交，最多 2 次。',
        '审核前可撤回投稿，撤回后不计入当周次数。',
      ],
    },
    {
      title: '奖励',
      paragraphs: [
        '每点亮一枚印章得 200 积分；集齐四枚可领取一次限定周边抽奖机会，数量有限，领完即止，请在活动结束后 14 天内领取。',
        '公开期内删除或隐藏作品的，收回对应印章及尚未使用的奖励。',
      ],
    },
    {
      title: '内容授权',
      paragraphs: ['投稿即同意{brand}在官方渠道展示您的作品与昵称；作品的著作权仍归您所有，您可随时联系客服停止展示。'],
    },
    { title: '公平参与', paragraphs: [FAIR] },
  ],
};

function voice(window: { slug: string; startsAt: number; endsAt: number; stock: number }): CampaignInput {
  const { slug, startsAt, endsAt, stock } = window;
  return {
    slug,
    engine: 'voice',
    title: '一起为{brand}发声',
    lead: '四个频道，四枚印章，说说你的故事',
    startsAt,
    endsAt,
    rules,
    artwork: art('voice', '#0b6470'),
    settings: voiceSettings,
    prizes: [
      {
        kind: 'points',
        title: '发声积分',
        amount: 200,
        picture: asset('coupons/points.webp'),
        detail: { for: 'stamp' },
      },
      {
        kind: 'chances',
        title: '限定周边抽奖',
        amount: 1,
        stock,
        picture: asset('coupons/prize-mystery.webp'),
        detail: { for: 'allStamps', chancesOf: GIFTS },
      },
    ],
  };
}

function giftDraw(startsAt: number, endsAt: number): CampaignInput {
  const goods = { kind: 'goods', claimDays: 30 } as const;
  return {
    slug: GIFTS,
    engine: 'draw',
    title: '发声有礼 · 周边抽奖',
    lead: '每一次都有礼物',
    startsAt,
    endsAt,
    rules: {
      version: 1,
      sections: [
        {
          title: '如何抽奖',
          paragraphs: [
            '集齐四枚发声印章后领取一次机会，打开一只盒子，必得一件周边。',
            '每款的概率和剩余数量在本页公示。某款领完后，抽中该款时改发帆布袋。结果由活动开始前生成的随机种子决定，活动结束后任何人都可以复核。',
          ],
        },
        { title: '领取', paragraphs: ['抽中后 30 天内填写收货地址，15 个工作日内寄出。', FAIR] },
      ],
    },
    artwork: art('voice', '#0b6470'),
    settings: { look: 'boxes', price: null, dailyLimit: null, chances: {}, isFed: true, series: null },
    prizes: [
      wheelPrize({ ...goods, title: '发声帆布袋', picture: 'prize-tote', weight: 5000, isConsolation: true }),
      wheelPrize({ ...goods, title: '随行保温杯', picture: 'prize-thermos', weight: 3000, stock: 300 }),
      wheelPrize({ ...goods, title: '降噪耳机', picture: 'prize-headphones', weight: 500, stock: 30 }),
      wheelPrize({ ...goods, title: '1:18 车模', picture: 'prize-model-car', weight: 1500, stock: 120 }),
    ],
  };
}

/** Campaigns of posts that run, are to come, are paused, have no prize left and have ended; and their draw. */
export const voiceCampaigns = (now: number): CampaignInput[] => {
  // At ten in the morning of Shanghai.
  const days = (count: number) => startOfShanghaiDay(now) + 10 * HOUR_MS + count * DAY_MS;
  return [
    voice({ slug: 'voice', startsAt: days(-12), endsAt: days(30), stock: 500 }),
    voice({ slug: 'voice-next', startsAt: days(6), endsAt: days(40), stock: 300 }),
    { ...voice({ slug: 'voice-rest', startsAt: days(-5), endsAt: days(20), stock: 300 }), switch: 'paused' },
    voice({ slug: 'voice-gone', startsAt: days(-25), endsAt: days(5), stock: 1 }),
    voice({ slug: 'voice-last', startsAt: days(-70), endsAt: days(-30), stock: 100 }),
    giftDraw(days(-70), days(70)),
  ];
};
