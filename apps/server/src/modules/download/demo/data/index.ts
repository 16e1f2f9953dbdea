/** Days count from loading; negative ones are in the past. */
export interface DemoVersion {
  version: string;
  minimumVersion: string;
  releasedDay: number;
  notes: readonly string[];
}

/** Public versions, oldest first. */
export const versions: readonly DemoVersion[] = [
  {
    version: '1.0.0',
    minimumVersion: '1.0.0',
    releasedDay: -46,
    notes: ['远程控制与数字钥匙上线', '在线预约保养与救援', '订单进度、社区与积分，一个 App 就够'],
  },
];

/** Oldest supported system version of each platform. */
export const requirements = {
  ios: '需要 iOS 14.0 或更高版本',
  android: '需要 Android 8.0 或更高版本',
  harmony: '需要 HarmonyOS 5.0 或更高版本',
} as const;

/** Sizes stated by the stores, in bytes. */
export const storeSizes = { ios: 168_400_000, harmony: 92_600_000 } as const;

export interface DemoRound {
  roundId: string;
  version: string;
  builtDay: number;
  startDay: number;
  endDay: number;
  seats: number;
  used: number;
  isListed: boolean;
  isPublic: boolean;
  focus: readonly string[];
}

/** Trial rounds, one for every state that a customer can see. */
export const rounds: readonly DemoRound[] = [
  {
    roundId: 'trial-spring',
    version: '1.1.0',
    builtDay: -3,
    startDay: -2,
    endDay: 12,
    seats: 500,
    used: 312,
    isListed: false,
    isPublic: true,
    focus: [
      '配置页打开更快了吗？请在弱网下试一试',
      '订单时间线改版：交付前的每一步是否清楚',
      '数字钥匙分享给家人时，提示是否看得懂',
    ],
  },
  {
    roundId: 'trial-owners',
    version: '1.2.0',
    builtDay: -1,
    startDay: -1,
    endDay: 20,
    seats: 60,
    used: 18,
    isListed: true,
    isPublic: false,
    focus: ['全新的用车首页与远程控制', '露营模式的定时开启与关闭', '充电地图里的排队人数是否准确'],
  },
  {
    roundId: 'trial-full',
    version: '1.1.1',
    builtDay: -6,
    startDay: -5,
    endDay: 9,
    seats: 100,
    used: 100,
    isListed: false,
    isPublic: false,
    focus: ['社区发布页支持长图与视频'],
  },
  {
    roundId: 'trial-winter',
    version: '1.0.9',
    builtDay: -40,
    startDay: -38,
    endDay: -8,
    seats: 300,
    used: 287,
    isListed: false,
    isPublic: false,
    focus: ['低温环境下的远程预热'],
  },
  {
    roundId: 'trial-first',
    version: '1.0.0',
    builtDay: -80,
    startDay: -75,
    endDay: 30,
    seats: 200,
    used: 164,
    isListed: false,
    isPublic: false,
    focus: ['登录与绑定手机'],
  },
];

/** Demo people on the list of the owners' trial round. */
export const testers = ['person-owner', 'person-employee', 'person-operator'] as const;

/** Downloads of the last days, by platform. */
export const downloads = { ios: 4_218, android: 6_905, harmony: 2_364 } as const;
