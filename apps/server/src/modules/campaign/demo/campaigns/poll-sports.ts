import type { PollSettingsData } from '@voltfront/contract';
import { asset } from '../../../../demo/fill';
import type { CampaignInput } from '../../define-campaign';
import { art, FAIR } from './offer-input';

const EVENTS: readonly [key: string, title: string, text: string][] = [
  ['basketball', '篮球', '五个人，一个回合'],
  ['badminton', '羽毛球', '球速超过高铁'],
  ['table-tennis', '乒乓球', '看得见的旋转'],
  ['swimming', '游泳', '百分之一秒的距离'],
  ['running', '田径', '起跑枪响之后'],
  ['football', '足球', '九十分钟的呐喊'],
  ['volleyball', '排球', '球不落地，就没结束'],
  ['cycling', '公路自行车', '集团里的呼吸'],
  ['archery', '射箭', '七十米外的十环'],
  ['rowing', '赛艇', '八支桨，一个节拍'],
  ['weights', '举重', '把杠铃举过头顶的三秒'],
  ['tennis', '网球', '最后一局的耐心'],
];

export interface SportsPoll {
  slug: string;
  startsAt: number;
  endsAt: number;
  /** The brand's own poll of the same occasion. */
  beside: string | null;
}

/** Cheering for sports events: some votes a day, all of which may go to one event. */
export function sportsPoll({ slug, startsAt, endsAt, beside }: SportsPoll): CampaignInput {
  const settings: PollSettingsData = {
    look: 'cheer',
    daily: { votes: 3, shareVotes: 1 },
    hidesVotes: false,
    questions: [
      {
        key: 'event',
        title: '你最想为哪个项目应援？',
        lead: '每天三票，可以全部投给一个项目',
        opensAt: startsAt,
        endsAt,
        options: EVENTS.map(([key, title, text]) => ({
          key,
          title,
          text,
          by: '',
          pictures: [asset(`coupons/sport-${key}.webp`)],
        })),
      },
    ],
    drawsAt: null,
    beside,
    modelId: null,
  };
  return {
    slug,
    engine: 'poll',
    title: '亚洲赛事应援',
    lead: '每天三票，为热爱的项目加热度',
    startsAt,
    endsAt,
    rules: {
      version: 1,
      sections: [
        {
          title: '如何投票',
          paragraphs: [
            '登录后每人每天 3 票，可以全部投给同一个项目；每天 0 点（北京时间）恢复，当天未用的票数不累计。',
            '每天首次分享活动，当天多得 1 票。',
          ],
        },
        { title: '投票奖励', paragraphs: ['每天的第一票得 10 积分，即时到账。'] },
        { title: '排名', paragraphs: ['排名按得票数实时计算，得票相同的名次并列；活动结束后的排名为最终排名。'] },
        { title: '公平投票', paragraphs: ['买票、刷票经核实的，剔除该账号的全部票数。', FAIR] },
      ],
    },
    artwork: art('sports-vote', '#1d4fa3'),
    settings,
    prizes: [
      {
        kind: 'points',
        title: '10 积分',
        amount: 10,
        picture: asset('coupons/prize-points.webp'),
        detail: { for: 'firstOfDay' },
      },
    ],
  };
}
