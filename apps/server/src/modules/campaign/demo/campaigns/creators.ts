import { brand } from '@voltfront/brand';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { asset } from '../../../../demo/fill';
import type { CampaignInput } from '../../define-campaign';
import { art } from './offer-input';

const rules: CampaignInput['rules'] = {
  version: 1,
  sections: [
    {
      title: '申请与审核',
      paragraphs: [
        '年满 18 周岁、在任一公开频道持续创作的用户均可申请，每人同时只有一份申请。',
        '我们会在 5 个工作日内完成审核。未通过的申请会说明原因，30 天后可再次提交；审核前可随时撤回。',
      ],
    },
    {
      title: '创作要求',
      paragraphs: [
        '作品须为本人原创，如实表达体验，不得发布未经证实的信息；涉及合作的内容按平台要求标注。',
        '连续三个月未更新，或发布违规内容的，我们可取消共创官身份。',
      ],
    },
    {
      title: '信息使用',
      paragraphs: ['申请资料仅用于资格审核与联系；截图在审核结束 30 天后删除，您可随时通过客服要求删除申请记录。'],
    },
  ],
};

const settings = (openings: number) => ({
  openings,
  againDays: 30,
  reviewDays: 5,
  duties: [
    { title: '真实体验', text: '新车与新功能先行体验，用你的方式记录路上的感受。' },
    { title: '内容共创', text: '每月至少两篇原创内容，题材与形式由你决定。' },
    { title: '共同改进', text: '参加线上讨论，把用户的声音带给产品团队。' },
  ],
  perks: [
    { title: '先行试驾', text: '新车上市前 30 天体验，专属用车支持。' },
    { title: '创作积分', text: '每篇入选作品 500 积分，优秀作品再得 1,000 积分。' },
    { title: '见面会', text: '每季度一次工程师见面会，往返交通由{brand}承担。' },
    { title: '官方展示', text: '作品在社区首页与官方频道同步展示。' },
  ],
  demands: [
    '年满 18 周岁，车主与车迷均可',
    '至少一个公开频道，近 90 天发布 6 篇以上原创内容',
    '内容与出行、汽车、户外或生活方式有关',
    '认同真实、友善的表达方式',
  ],
  stages: ['提交申请', '资格审核', '加入共创官群', '领取首个选题'],
  creators: [
    { name: '山野与车', line: '自驾三十省，拍下每一座垭口的日出', picture: asset('avatars/person-12.webp') },
    { name: '周末出逃计划', line: '两个人一只狗，后备厢就是家', picture: asset('avatars/person-27.webp') },
    { name: '电池笔记', line: '把续航讲成人人听得懂的故事', picture: asset('avatars/person-03.webp') },
    { name: '妈妈的副驾', line: '三个孩子的通勤和旅行日记', picture: asset('avatars/person-22.webp') },
    { name: '城市夜行', line: '只在晚上出门的城市摄影师', picture: asset('avatars/person-30.webp') },
    { name: '木屋电台', line: '从{brand}车里传出来的深夜电台', picture: asset('avatars/person-18.webp') },
  ],
  club: { title: '{brand}共创官 1 群', link: `${brand.hosts.h5}/pages/community/index` },
});

function recruit(slug: string, startsAt: number, endsAt: number, openings: number): CampaignInput {
  return {
    slug,
    engine: 'recruit',
    title: '{brand}共创官招募',
    lead: '说真话的人，值得先出发',
    startsAt,
    endsAt,
    rules,
    artwork: art('koc', '#7a4b1e'),
    settings: settings(openings),
    prizes: [],
  };
}

/** Campaigns that recruit creators: one runs, one is to come, one pauses, one is over. */
export const creatorCampaigns = (now: number): readonly CampaignInput[] => [
  recruit('koc', now - 50 * DAY_MS, now + 30 * DAY_MS + 6 * HOUR_MS, 60),
  recruit('koc-autumn', now - 80 * DAY_MS, now + 10 * DAY_MS, 40),
  recruit('koc-next', now + 9 * DAY_MS, now + 60 * DAY_MS, 60),
  { ...recruit('koc-rest', now - 20 * DAY_MS, now + 20 * DAY_MS, 60), switch: 'paused' },
  recruit('koc-last', now - 200 * DAY_MS, now - 140 * DAY_MS, 30),
];
