import type { DemoTopic } from './types';

/** Topics that articles belong to. */
export const topics: readonly DemoTopic[] = [
  { topicId: 'road', name: '在路上', intro: '长途、环线、说走就走，把路书留给后来的人。' },
  { topicId: 'owner', name: '车主故事', intro: '一台车怎样走进一个人的生活。' },
  { topicId: 'charge', name: '补能日记', intro: '家充、超充、排队与不排队的时刻。' },
  { topicId: 'design', name: '设计笔记', intro: '比例、光线、材质，以及它们为什么是这样。' },
  { topicId: 'tech', name: '技术说', intro: '工程师把复杂的事情讲清楚。' },
  { topicId: 'family', name: '家庭座舱', intro: '后排才是一家人的客厅。' },
  { topicId: 'city', name: '城市日常', intro: '通勤、停车、买菜，一天里的小确幸。' },
  { topicId: 'camp', name: '露营计划', intro: '一块平地，一盏灯，一晚好觉。' },
  { topicId: 'winter', name: '冬季测试', intro: '零下的数据最诚实。' },
  { topicId: 'ota', name: '版本更新', intro: '每一次升级改了什么，好不好用。' },
  { topicId: 'event', name: '现场', intro: '活动、聚会、发布会的第一手记录。' },
];
