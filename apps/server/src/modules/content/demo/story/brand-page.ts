import type { AssetPath } from '../../../../demo/shapes';

/** One year of the timeline. */
export interface DemoYear {
  year: number;
  title: string;
  text: string;
  picture: AssetPath;
}

/** Years ago and what happened then, oldest first; the newest is this year. */
export const years: readonly (Omit<DemoYear, 'year'> & { yearsAgo: number })[] = [
  {
    yearsAgo: 8,
    title: '十一张桌子',
    text: '第一支团队在一间旧厂房里开工，写下四百条清单。',
    picture: 'covers/still-key.webp',
  },
  {
    yearsAgo: 6,
    title: '第一台骡车',
    text: '800 伏电气架构第一次驱动四个轮子，在试验场跑了 217 公里。',
    picture: 'covers/drawn-chassis.webp',
  },
  {
    yearsAgo: 5,
    title: '风洞里的九十七轮',
    text: '设计语言“少一条线”定稿，首款车风阻系数进入 0.2 以内。',
    picture: 'covers/studio-wind.webp',
  },
  {
    yearsAgo: 4,
    title: '海边的工厂',
    text: '四个车间投产，屋顶光伏同日并网。',
    picture: 'covers/still-workshop.webp',
  },
  {
    yearsAgo: 3,
    title: '{YL01} 亮相',
    text: '旗舰猎装轿跑首次公开，四十一个月的工作第一次见到日光。',
    picture: 'scenes/dusk_YL01_mist.webp',
  },
  {
    yearsAgo: 2,
    title: '第一位车主',
    text: '首批交付，第 100 座自营超充站启用；{YLX} 加入。',
    picture: 'covers/line-up-pair.webp',
  },
  {
    yearsAgo: 1,
    title: '一家人的车',
    text: '{YL09} 交付，6 座与 7 座同时上市；自营超充站达到 700 座。',
    picture: 'scenes/showroom_YL09_pine.webp',
  },
  {
    yearsAgo: 0,
    title: '{CS1E} 盲订开启',
    text: '纯电轿车 {CS1E} 开启盲订，自营超充站突破 1,000 座。',
    picture: 'scenes/city_CS1E_mist.webp',
  },
];

/** Figures of the brand, each with its source. */
export const figures = [
  { value: '6,200', unit: '人', label: '研发与制造团队', source: '年度报告，截至上一财年末' },
  { value: '1,840', unit: '项', label: '授权专利', source: '年度报告，截至上一财年末' },
  { value: '1,260', unit: '万公里', label: '累计路试里程', source: '整车试验中心统计' },
  { value: '1,068', unit: '座', label: '自营超充站', source: '补能网络运营平台，上季度末' },
] as const;

/** Prizes, newest first. */
export const awards = [
  { yearsAgo: 0, title: '年度纯电轿跑设计奖', issuer: '东方汽车设计周' },
  { yearsAgo: 1, title: '中大型 MPV 主动安全优秀奖', issuer: '华北汽车安全论坛' },
  { yearsAgo: 1, title: '绿色工厂示范单位', issuer: '滨海制造协会' },
  { yearsAgo: 2, title: '用户口碑年度新品牌', issuer: '城市出行研究院' },
] as const;

/** Video at the top of the page; name below `films/`, poster below the assets. */
export const openingFilm = { name: 'light', poster: 'scenes/dusk_YL01_mist.webp', title: '{brand}：{slogan}' } as const;

/** First sentence of the page. */
export const intro = '我们相信好车不靠声量。它在清晨安静地启动，在雨夜稳稳地停下，在多年以后仍让人愿意回头看一眼。';
