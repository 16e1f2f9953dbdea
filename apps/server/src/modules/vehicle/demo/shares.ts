/** Configurations that demo people shared, newest first: the adviser has more than one page. */
export interface DemoShare {
  shareId: string;
  personId: 'person-agent' | 'person-orders';
  versionId: string;
  /** Options that differ from the standard ones. */
  codes: readonly string[];
  message: string;
  daysAgo: number;
  isWithdrawn?: boolean;
}

const adviser = 'person-agent' as const;
const friend = 'person-orders' as const;

export const shares: readonly DemoShare[] = [
  {
    shareId: 'demoFriend1',
    personId: friend,
    versionId: 'YL01-pro',
    codes: ['battery-long', 'paint-ember', 'wheel-turbine', 'interior-sand', 'pkg-winter'],
    message: '纠结了两周，最后选了熔岩橙，帮我看看这套怎么样？',
    daysAgo: 1,
  },
  {
    shareId: 'demoGone01',
    personId: friend,
    versionId: 'YL01-max',
    codes: ['paint-pine', 'wheel-turbine', 'interior-red', 'pkg-founders'],
    message: '松林绿真的好看，可惜好像下架了',
    daysAgo: 6,
  },
  {
    shareId: 'demoOver31',
    personId: friend,
    versionId: 'YLX-pro',
    codes: ['paint-pearl'],
    message: '给家里看的第二辆车',
    daysAgo: 31,
  },
  {
    shareId: 'demoTaken1',
    personId: friend,
    versionId: 'YL09-pro',
    codes: ['paint-ink'],
    message: '七座方案',
    daysAgo: 3,
    isWithdrawn: true,
  },
  {
    shareId: 'demoAdvis1',
    personId: adviser,
    versionId: 'YL01-pro',
    codes: ['paint-pearl', 'wheel-blade', 'pkg-sound'],
    message: '按您说的通勤与周末出游需求配的，预算内最均衡的一套，您先看看。',
    daysAgo: 0,
  },
  ...(
    [
      ['YL01-max', ['paint-ink', 'interior-sand']],
      ['YL01-pro', ['battery-long', 'paint-carbon', 'wheel-blade']],
      ['YLX-core', ['paint-mist']],
      ['YLX-pro', ['paint-ember', 'wheel-blade']],
      ['YLX-max', ['paint-ink', 'wheel-turbine', 'interior-white']],
      ['YL09-pro', ['paint-pine', 'interior-sand']],
      ['YL09-max', ['paint-pearl', 'wheel-blade']],
      ['YL01-pro', ['paint-pine', 'interior-white']],
      ['YLX-pro', ['paint-carbon', 'interior-red']],
      ['YL09-pro', ['paint-carbon']],
      ['YL01-max', ['paint-ember', 'wheel-turbine']],
      ['YLX-max', ['paint-pine']],
    ] as const
  ).map(([versionId, codes], at) => ({
    shareId: `demoAdvi${String(at + 10)}`,
    personId: adviser,
    versionId,
    codes,
    message: '',
    daysAgo: at + 1,
  })),
];

/** Wish list of the demo account with orders, oldest first. */
export const wishes: readonly { versionId: string; codes: readonly string[]; daysAgo: number }[] = [
  { versionId: 'YL09-pro', codes: ['paint-pearl', 'interior-sand'], daysAgo: 40 },
  { versionId: 'YLX-max', codes: ['paint-ember', 'wheel-turbine'], daysAgo: 21 },
  { versionId: 'YL01-max', codes: ['paint-ink', 'interior-red'], daysAgo: 9 },
  { versionId: 'YL01-pro', codes: ['battery-long', 'paint-ember', 'wheel-turbine', 'interior-sand'], daysAgo: 2 },
];
