import type { ReportedRow } from '../../community';

/** Why demo people report something, in turn. */
export type Reasons = readonly (keyof ReportedRow['reasons'])[];

interface DemoComment {
  id: string;
  authorId: string;
  text: string;
  hoursAgo: number;
  isDeleted?: true;
}

/** An article under which people quarrel. */
export const demoArticle = {
  id: 'reported-thread',
  authorId: 'person-owner',
  title: '停车场里的一次小刮擦',
  text: '回来时发现后保险杠多了一道印子，旁边留了张字条和电话。当晚就联系上了，对方很客气，第二天一起去的门店。',
  cover: '/assets/covers/scene-city.webp',
  daysAgo: 20,
};

/** Comments under it that others report; those that were taken down or deleted are not shown. */
export const demoComments: readonly DemoComment[] = [
  {
    ...{ id: 'reported-advert', authorId: 'person-new', hoursAgo: 30 },
    text: '低价代充电费卡，九折起，需要的看我主页，量大还能再谈。',
  },
  {
    ...{ id: 'reported-rude', authorId: 'person-orders', hoursAgo: 26 },
    text: '就这拍照水平也好意思发出来，真是没眼看。',
  },
  {
    ...{ id: 'reported-rumour', authorId: 'person-new', hoursAgo: 20 },
    text: '听朋友说这批车冬天电池都会坏，厂家一直压着不让说。',
  },
  {
    ...{ id: 'reported-sale', authorId: 'person-new', hoursAgo: 96, isDeleted: true },
    text: '转让全新脚垫一套，原价一半，同城自提。',
  },
  {
    ...{ id: 'reported-insult', authorId: 'person-orders', hoursAgo: 120, isDeleted: true },
    text: '评论区一群水军，谁信谁傻。',
  },
  {
    ...{ id: 'reported-number', authorId: 'person-new', hoursAgo: 72, isDeleted: true },
    text: '这个人的车牌和住址我都知道，想要的可以问我。',
  },
];

/** Something that was reported: by how many, why, and what staff decided. */
export interface DemoReport {
  kind: ReportedRow['kind'];
  targetId: string;
  people: number;
  reasons: Reasons;
  /** Hours since the newest report. */
  hoursAgo: number;
  note?: string;
  state?: 'kept' | 'takenDown';
  decision?: string;
}

const open = (
  kind: DemoReport['kind'],
  targetId: string,
  people: number,
  reasons: Reasons,
  hoursAgo: number,
  note = '',
): DemoReport => ({ kind, targetId, people, reasons, hoursAgo, note });

export const demoReports: readonly DemoReport[] = [
  open('comment', 'reported-advert', 30, ['spam', 'spam', 'falsehood'], 1, '同一段话在好几篇文章下都看到了'),
  open('comment', 'reported-rude', 6, ['abuse'], 3, '没有必要这样说别人'),
  open('comment', 'reported-rumour', 11, ['falsehood', 'falsehood', 'other'], 5, '没有任何来源'),
  open('comment', 'reported-number', 4, ['infringement'], 7, '涉及别人的隐私'),
  open('article', 'trip-hexi', 1, ['infringement'], 2, '第三张照片像是我去年发过的'),
  open('article', 'charge-home', 3, ['spam', 'other'], 9, '文中反复提到某个品牌的充电桩'),
  open('article', 'life-cat', 1, ['other'], 14),
  open('article', 'tech-lidar', 2, ['falsehood'], 18, '探测距离和官网写的不一样'),
  open('article', 'camp-star', 1, ['infringement'], 22),
  open('article', 'winter-range', 5, ['falsehood', 'falsehood', 'spam'], 28, '测试条件没有写清楚'),
  open('article', 'city-parking', 2, ['other', 'abuse'], 33),
  open('article', 'design-ember', 1, ['spam'], 40),
  open('article', 'charge-bill', 2, ['falsehood'], 47, '账单金额算错了'),
  open('article', 'life-market', 1, ['other'], 52),
  open('article', 'winter-tips', 1, ['falsehood'], 58),
  open('article', 'test-brake', 3, ['falsehood', 'infringement', 'other'], 63, '没有写测试场地'),
  open('article', 'ota-diary', 1, ['spam'], 68),
  open('article', 'family-baby', 1, ['infringement'], 74, '照片里有别人家的孩子'),
  open('article', 'trip-coast', 2, ['spam'], 79, '像是民宿的广告'),
  open('article', 'reported-thread', 1, ['abuse'], 85, '下面的评论吵起来了'),
  open('configuration', 'showcase-night', 2, ['other'], 11),
  open('configuration', 'showcase-quiet', 1, ['spam'], 44),
  {
    ...open('article', 'owner-wind', 3, ['falsehood', 'other'], 50, '数据偏乐观'),
    state: 'kept',
  },
  { ...open('article', 'life-wedding', 1, ['other'], 90), state: 'kept' },
  { ...open('configuration', 'showcase-first', 1, ['other'], 70), state: 'kept' },
  {
    ...open('article', 'deleted-sale', 12, ['spam'], 100, '这里不是二手市场'),
    ...{ state: 'takenDown', decision: '社区不支持个人交易信息' },
  },
  {
    ...open('comment', 'reported-sale', 7, ['spam'], 80),
    ...{ state: 'takenDown', decision: '社区不支持个人交易信息' },
  },
  {
    ...open('comment', 'reported-insult', 9, ['abuse', 'abuse', 'falsehood'], 110),
    ...{ state: 'takenDown', decision: '请友善交流，不要攻击其他用户' },
  },
  {
    ...open('configuration', 'showcase-advert', 8, ['spam', 'falsehood'], 121, '让人私下付款'),
    ...{ state: 'takenDown', decision: '含有站外交易与引流信息' },
  },
];
