import type { ModelCode } from '../../../demo/shapes';
import { activityPage, articlePage, type DemoPage, link } from './types';

/** Ways that every model's community page has. */
const entries = (modelId: ModelCode) => [
  link(
    '车型主页',
    `cars/${modelId}_front_${WHEELS[modelId]}_mist.webp`,
    `/pagesActivity/carAggregated?modelId=${modelId}`,
  ),
  link('预约试驾', 'coupons/drive.webp', `/pagesActivity/testDrive/index?modelId=${modelId}`),
  link('参数配置', 'covers/still-chip.webp', `/pagesDetail/carConfig?modelId=${modelId}`),
  link('附近门店', 'stores/front-01.webp', '/pagesStore/storeList'),
  link('白皮书', 'covers/still-safety.webp', '/pagesCommunity/whitePaper'),
];

const WHEELS: Record<ModelCode, string> = { YL01: 'blade', YLX: 'aero', YL09: 'aero', CS1E: 'blade' };

interface Story {
  modelId: ModelCode;
  text: string;
  picture: string;
  banners: ReturnType<typeof link>[];
  activityIds: string[];
  topics: string[];
  isPublished?: boolean;
}

const pageOf = ({ modelId, text, picture, banners, activityIds, topics, isPublished = true }: Story): DemoPage => ({
  kind: 'community',
  slug: modelId,
  title: `{${modelId}} 专区`,
  text,
  picture,
  isPublished,
  blocks: [
    { type: 'banners', title: '焦点', settings: { items: banners } },
    { type: 'entries', title: '常用', settings: { items: entries(modelId) } },
    { type: 'vehicle', title: '了解车型', settings: {} },
    { type: 'activities', title: '车友活动', settings: { cardIds: activityIds } },
    {
      type: 'banners',
      title: '上一季回顾',
      settings: { items: [link('夏夜试驾回顾', 'covers/place-bridge-night.webp', articlePage('event-open'))] },
      fromDay: -90,
      toDay: -30,
    },
    { type: 'topics', title: '大家在聊', settings: { names: topics } },
    { type: 'articles', title: '车主与官方', settings: {} },
  ],
});

/** A page for each model's community; that of the model on blind booking is still being prepared. */
export const communityPages: readonly DemoPage[] = [
  pageOf({
    modelId: 'YL01',
    text: '车主的路书、用电账和改装笔记，都在这里',
    picture: 'scenes/dusk_YL01_mist.webp',
    banners: [
      link('十五分钟到底能充多少', 'covers/scene-charge.webp', articlePage('charge-15min')),
      link('沿着河西走廊一路向西', 'covers/scene-desert.webp', articlePage('trip-hexi')),
      link('一条线画了九个月', 'scenes/studio_YL01_ember.webp', articlePage('design-line')),
    ],
    activityIds: ['act-family-day', 'act-camp', 'act-night-ride', 'act-photo'],
    topics: ['在路上', '车主故事', '补能日记', '技术说', '版本更新', '设计笔记', '家庭座舱'],
  }),
  pageOf({
    modelId: 'YLX',
    text: '城市里灵活，野外也不含糊',
    picture: 'scenes/desert_YLX_pearl.webp',
    banners: [
      link('零下三十度的答卷', 'covers/scene-snow-front.webp', articlePage('winter-test')),
      link('第一次露营，什么都不用带', 'covers/place-camp.webp', articlePage('camp-first')),
    ],
    activityIds: ['act-camp', 'act-picnic'],
    topics: ['露营计划', '在路上', '车主故事', '冬季测试', '补能日记'],
  }),
  pageOf({
    modelId: 'YL09',
    text: '一家人的客厅，开在路上',
    picture: 'scenes/showroom_YL09_pine.webp',
    banners: [link('第三排，坐得下爷爷的长腿', 'covers/cabin-lounge-sand.webp', articlePage('life-third-row'))],
    activityIds: ['act-family-day', 'act-latte'],
    topics: ['家庭座舱', '冬季测试', '补能日记'],
  }),
  pageOf({
    modelId: 'CS1E',
    text: '新车社区正在筹备',
    picture: 'scenes/city_CS1E_mist.webp',
    banners: [link('看看新车配色投票', 'covers/paints-CS1E.webp', activityPage('act-photo'))],
    activityIds: [],
    topics: ['设计笔记'],
    isPublished: false,
  }),
];
