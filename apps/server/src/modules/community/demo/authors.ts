import type { DemoAuthor } from './types';

type Row = [id: string, nickname: string, avatar: string, bio: string, mark: 'official' | 'owner' | ''];

const ROWS: readonly Row[] = [
  ['official', '{brand}官方', 'view-road', '品牌消息、产品动态与车主故事都在这里', 'official'],
  ['official-tech', '{brand}技术', 'view-aurora', '工程师写给车主看的技术笔记', 'official'],
  ['official-service', '{brand}服务', 'view-sea', '充电、保养、交付，有问题先看这里', 'official'],
  ['author-lin', '林间小路', 'person-10', '杭州，{YL01} 车主，周末不在城里', 'owner'],
  ['author-he', '河西走廊的风', 'person-12', '自驾里程 18 万公里，正在补齐中国公路地图', 'owner'],
  ['author-gu', '顾南舟', 'person-20', '建筑师，喜欢一切有比例的东西', 'owner'],
  ['author-mo', '莫莫爸爸', 'person-07', '两个孩子的司机兼搬运工', 'owner'],
  ['author-tang', '糖炒栗子', 'person-03', '用车做饭，用车看星星', 'owner'],
  ['author-su', '苏打绿茶', 'person-02', '插画师，第一台车是 {YLX}', 'owner'],
  ['author-chen', '陈工不加班', 'person-30', '电气工程师，爱拆数据', 'owner'],
  ['author-qi', '七号公路', 'person-04', '摄影师，车顶常年绑着脚架', 'owner'],
  ['author-bei', '北纬四十五', 'person-46', '哈尔滨，冬天比夏天开得多', 'owner'],
  ['author-yu', '渔火', 'person-24', '住在海边，钓鱼比开会准时', 'owner'],
  ['author-fan', '饭团与猫', 'animal-cat', '副驾归猫，后备厢归人', 'owner'],
  ['author-jia', '嘉木', 'person-36', '茶山来的，一年三万公里', 'owner'],
  ['author-song', '宋一鹿', 'animal-deer', '大学老师，通勤五十公里', ''],
  ['author-wei', '未央', 'person-34', '{CS1E} 盲订用户，等车中', ''],
  ['author-zhou', '周末修理铺', 'person-32', '什么都想拆开看看', 'owner'],
  ['author-ning', '宁静海', 'view-moonlit', '天文爱好者，追过三次日食', 'owner'],
  ['author-duo', '朵朵妈', 'person-06', '上海，{YL09} 首批车主', 'owner'],
  ['author-kai', '阿凯在路上', 'person-45', '川藏线跑了六趟', 'owner'],
  ['author-lan', '蓝胖子', 'animal-whale', '程序员，等 OTA 像等发薪', 'owner'],
  ['author-hua', '花自在', 'person-25', '花店老板娘，车是流动花房', 'owner'],
  ['author-xun', '寻味老郑', 'person-41', '哪里好吃开哪里', ''],
  // A demo person: log in as them to see and delete the article under review.
  ['person-owner', '山野慢车道', 'animal-fox', '{YL01} 车主，山路爱好者', 'owner'],
];

/** People and accounts that write articles and comments. */
export const authors: readonly DemoAuthor[] = ROWS.map(([authorId, nickname, avatar, bio, mark]) => ({
  authorId,
  nickname,
  avatar: `avatars/${avatar}.webp`,
  bio,
  isOwner: mark === 'owner',
  isOfficial: mark === 'official',
}));
