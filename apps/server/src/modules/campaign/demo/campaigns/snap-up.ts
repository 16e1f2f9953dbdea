import { SHANGHAI_OFFSET_MS } from '@voltfront/rules/format/shanghai-time';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { asset } from '../../../../demo/fill';
import type { CampaignInput } from '../../define-campaign';

/** Full hour of a day in Shanghai, so many days from now. */
const hourOf = (now: number, days: number, hour: number): number =>
  Math.floor((now + SHANGHAI_OFFSET_MS) / DAY_MS + days) * DAY_MS - SHANGHAI_OFFSET_MS + hour * HOUR_MS;

const CITIES = ['310100', '330100', '440100', '510100', '110100'];
const RIGHTS = ['首任车主终身质保', '三年免费充电额度 1,000 度', '交付含脚垫与充电桩基础安装'];

/** A car with its usual choices; what differs comes last. */
const car = (code: string, session: string, more: Record<string, unknown>) => ({
  code,
  session,
  modelId: 'YL01',
  versionId: 'YL01-pro',
  productCodes: ['paint-mist', 'wheel-aero', 'interior-black'],
  stock: 12,
  stockCity: '上海',
  cities: CITIES,
  arrivalDays: 14,
  rights: RIGHTS,
  pictures: [
    asset('covers/place-bridge.webp'),
    asset('covers/cabin-black.webp'),
    asset('covers/detail-tail-lamp.webp'),
  ],
  ...more,
});

const pearl = { productCodes: ['paint-pearl', 'wheel-blade', 'interior-sand', 'pkg-pilot'] };
const ink = { productCodes: ['paint-ink', 'wheel-blade', 'interior-grey', 'pkg-nappa'] };
const X = { modelId: 'YLX', versionId: 'YLX-pro' };
const NINE = { modelId: 'YL09', versionId: 'YL09-pro' };
const outdoors = [
  asset('covers/place-camp.webp'),
  asset('covers/cabin-sand-screen.webp'),
  asset('covers/detail-snow-nose.webp'),
];
const lounge = [
  asset('covers/place-garden-house.webp'),
  asset('covers/cabin-lounge-sand.webp'),
  asset('covers/cabin-seats-sand.webp'),
];

const rules: CampaignInput['rules'] = {
  version: 1,
  sections: [
    {
      title: '预约与抢购',
      paragraphs: [
        '每场开始前 5 分钟停止预约。开抢后前 10 分钟仅限已预约的用户抢购，之后向所有人开放。',
        '人数较多时需要排队，请留在页面，系统会按先后顺序自动继续。抢到后为您保留 5 分钟填写订单，离开或超时自动释放。',
      ],
    },
    {
      title: '限购与支付',
      paragraphs: [
        '每人每期限购一台，不与其他优惠券同享。提交订单后 30 分钟内支付定金 5,000 元，逾期订单关闭，车辆回到抢购。',
        '已抢光的车型可设置回流提醒，有车释放时通知您。',
      ],
    },
    {
      title: '配置与交付',
      paragraphs: [
        '抢购车辆为固定配置，不支持更改。锁定前可以申请退款，定金原路退回。',
        '交付城市以页面所列为准，预计到店时间自支付定金起计算。',
      ],
    },
  ],
};

/** Flash sales around a moment: the market and the dated edition run, one is to come, one has ended. */
export const flashSales = (now: number): CampaignInput[] => {
  const at = (days: number, hour: number) => hourOf(now, days, hour);
  const market = { look: 'market', bookUntilMinutes: 5, bookedFirstMinutes: 10 };
  const base = { engine: 'snapUp', rules, prizes: [], lead: '固定配置 · 限量现车 · 一口价' };
  const wide = {
    wide: asset('campaigns/snap-up.webp'),
    tall: asset('campaigns/snap-up-tall.webp'),
    accent: '#a8321f',
  };
  const august = {
    wide: asset('campaigns/snap-up-august.webp'),
    tall: asset('campaigns/snap-up-august-tall.webp'),
    accent: '#1f5a86',
  };
  return [
    {
      ...base,
      slug: 'snap-up',
      title: '{brand}限时抢购',
      startsAt: at(-10, 10),
      endsAt: at(40, 0),
      artwork: wide,
      settings: {
        ...market,
        sessions: [
          { code: 'last', startsAt: at(-2, 20), endsAt: at(-1, 0) },
          { code: 'now', startsAt: at(-1, 10), endsAt: at(30, 22) },
          { code: 'next', startsAt: at(3, 20), endsAt: at(32, 22) },
        ],
        cars: [
          car('mist', 'now', { flashFen: 24_980_000, stock: 20 }),
          car('camp', 'now', { ...X, flashFen: 18_480_000, stock: 16, stockCity: '杭州', pictures: outdoors }),
          car('family', 'now', {
            ...NINE,
            ...ink,
            flashFen: 33_580_000,
            stock: 3,
            stockCity: '广州',
            pictures: lounge,
          }),
          car('pearl', 'next', { ...pearl, flashFen: 27_280_000, stock: 10, arrivalDays: 20 }),
          car('lounge', 'next', { ...NINE, flashFen: 31_580_000, stock: 5, stockCity: '成都', pictures: lounge }),
          car('first', 'last', { ...pearl, flashFen: 27_480_000, stock: 8 }),
          car('trail', 'last', { ...X, flashFen: 17_980_000, stock: 5, stockCity: '杭州', pictures: outdoors }),
        ],
      },
    },
    {
      ...base,
      slug: 'snap-up-august',
      title: '{brand}八月限时抢购',
      lead: '八月四场 · 错过不补',
      startsAt: at(-8, 10),
      endsAt: at(45, 0),
      artwork: august,
      settings: {
        ...market,
        look: 'dated',
        sessions: [
          { code: 'one', startsAt: at(-6, 10), endsAt: at(-5, 22) },
          { code: 'two', startsAt: at(-1, 10), endsAt: at(35, 22) },
          { code: 'three', startsAt: at(5, 10), endsAt: at(38, 22) },
          { code: 'four', startsAt: at(12, 10), endsAt: at(42, 22) },
        ],
        cars: [
          car('dawn', 'one', { flashFen: 25_180_000, stock: 6 }),
          car('sea', 'two', { ...pearl, flashFen: 27_480_000, stock: 12, arrivalDays: 10 }),
          car('hills', 'two', { ...X, flashFen: 18_280_000, stock: 4, stockCity: '杭州', pictures: outdoors }),
          car('journey', 'three', { ...NINE, flashFen: 31_680_000, stock: 8, stockCity: '成都', pictures: lounge }),
          car('night', 'three', { ...ink, flashFen: 26_580_000, stock: 10 }),
          car('wild', 'four', { ...X, flashFen: 17_880_000, stock: 20, stockCity: '杭州', pictures: outdoors }),
        ],
      },
    },
    {
      ...base,
      slug: 'snap-up-winter',
      title: '{brand}冬季限时抢购',
      startsAt: at(10, 10),
      endsAt: at(60, 0),
      artwork: wide,
      settings: {
        ...market,
        sessions: [{ code: 'snow', startsAt: at(14, 10), endsAt: at(55, 22) }],
        cars: [car('snow', 'snow', { ...X, flashFen: 17_680_000, stock: 10, stockCity: '北京', pictures: outdoors })],
      },
    },
    {
      ...base,
      slug: 'snap-up-spring',
      title: '{brand}春日限时抢购',
      startsAt: at(-200, 10),
      endsAt: at(-170, 0),
      artwork: august,
      settings: {
        ...market,
        look: 'dated',
        sessions: [{ code: 'spring', startsAt: at(-198, 10), endsAt: at(-196, 22) }],
        cars: [
          car('bloom', 'spring', { ...pearl, flashFen: 27_380_000, stock: 10 }),
          car('picnic', 'spring', { ...X, flashFen: 17_980_000, stock: 6, stockCity: '杭州', pictures: outdoors }),
        ],
      },
    },
  ];
};
