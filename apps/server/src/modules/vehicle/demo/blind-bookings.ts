import type { AssetPath, ModelCode } from '../../../demo/shapes';

/** A blind booking window of the demo; days count from loading. */
export interface DemoBlindBooking {
  windowId: string;
  modelId: ModelCode;
  title: string;
  startsInDays: number;
  endsInDays: number;
  launchInDays: number;
  pauseNote: string | null;
  bookingLimit: number;
  /** Bookings paid before any demo order. */
  paid: number;
}

/** Content about the new car, shown in all windows. */
export const blindContent: {
  films: readonly { title: string; src: AssetPath; poster: AssetPath }[];
  highlights: readonly { title: string; text: string; picture: AssetPath }[];
  benefits: readonly { title: string; text: string }[];
} = {
  films: [
    { title: '零下三十度的清晨，与家族同行', src: 'films/winter.mp4', poster: 'covers/scene-snow-front.webp' },
    { title: '品牌影片：光，先于声音抵达', src: 'films/light.mp4', poster: 'covers/scene-light-gate.webp' },
  ],
  highlights: [
    {
      title: '0.199 Cd，风从身边绕过',
      text: '全封闭底盘、主动格栅与收窄的车尾，让 5 米长的车身只留下一道很轻的风。',
      picture: 'covers/studio-wind.webp',
    },
    {
      title: '800 伏，补能像加油一样快',
      text: '全域高压平台，最高 400 千瓦快充，一杯咖啡的时间再出发。',
      picture: 'covers/scene-city.webp',
    },
    {
      title: '2 秒级的推背',
      text: '性能版碳化硅双电机，四条轮胎的力在千分之一秒里重新分配。',
      picture: 'covers/scene-tunnel.webp',
    },
    {
      title: '一间安静的客厅',
      text: '四门双层玻璃，时速 120 公里时车内仍能轻声说话。',
      picture: 'covers/cabin-seats-sand.webp',
    },
  ],
  benefits: [
    { title: '2,000 抵 5,000', text: '盲订意向金 2,000 元随时可退，上市后转大订可抵 5,000 元购车款。' },
    { title: '按支付顺序排产', text: '前 5,000 位盲订用户优先排产，并获赠与序号一致的编号铭牌。' },
    { title: '上市前先试驾', text: '与媒体同期的封闭场地试驾，城市与场次以短信通知。' },
    { title: '限定选装礼', text: '上市 14 天内转大订，任选一款付费车色。' },
  ],
};

const CS1E = { modelId: 'CS1E', launchInDays: 24, pauseNote: null } as const;

/**
 * The first one is open; each of the model's others shows another state. The last one's model is
 * already on sale.
 */
export const blindBookings: readonly DemoBlindBooking[] = [
  {
    ...CS1E,
    windowId: 'CS1E-first',
    title: '首批盲订',
    startsInDays: -9,
    endsInDays: 21,
    bookingLimit: 5000,
    paid: 3286,
  },
  {
    ...CS1E,
    windowId: 'CS1E-second',
    title: '第二批盲订',
    startsInDays: 3,
    endsInDays: 23,
    bookingLimit: 3000,
    paid: 0,
  },
  {
    ...CS1E,
    windowId: 'CS1E-show',
    title: '车展现场盲订',
    startsInDays: -2,
    endsInDays: 5,
    pauseNote: '现场系统维护中，预计今晚恢复。已支付的盲订不受影响。',
    bookingLimit: 800,
    paid: 412,
  },
  {
    ...CS1E,
    windowId: 'CS1E-owners',
    title: '老车主专场',
    startsInDays: -6,
    endsInDays: 8,
    bookingLimit: 600,
    paid: 600,
  },
  {
    ...CS1E,
    windowId: 'CS1E-preview',
    title: '预览夜专场',
    startsInDays: -30,
    endsInDays: -16,
    bookingLimit: 200,
    paid: 187,
  },
  {
    windowId: 'YLX-first',
    modelId: 'YLX',
    title: '首批盲订',
    startsInDays: -190,
    endsInDays: -150,
    launchInDays: -148,
    pauseNote: null,
    bookingLimit: 4000,
    paid: 3862,
  },
];
