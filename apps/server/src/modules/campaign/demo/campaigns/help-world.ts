import type { HelpSettingsData } from '@voltfront/contract';
import { asset } from '../../../../demo/fill';
import type { CampaignInput, PrizeInput } from '../../define-campaign';
import { art, FAIR } from './offer-input';

/** Degrees that the map of dots shows: it begins in the west at 30° W, and reaches from 76° N to 60° S. */
const MAP = { west: -30, width: 360, north: 76, height: 136 };

/** Where a city lies on that map, in per cent to one decimal. */
const stop = (title: string, latitude: number, longitude: number): { title: string; x: number; y: number } => {
  const east = (longitude - MAP.west + MAP.width) % MAP.width;
  const percent = (share: number) => Math.round(share * 1000) / 10;
  return { title, x: percent(east / MAP.width), y: percent((MAP.north - latitude) / MAP.height) };
};

const settings: HelpSettingsData = {
  goal: 8,
  teamHours: 48,
  teams: 2,
  helpsPerDay: 3,
  oncePerStarter: true,
  newcomers: null,
  claimDays: 7,
  map: {
    picture: asset('illustrations/world-dots.webp'),
    stops: [
      stop('上海', 31.2, 121.5),
      stop('新加坡', 1.4, 103.8),
      stop('悉尼', -33.9, 151.2),
      stop('迪拜', 25.2, 55.3),
      stop('开普敦', -33.9, 18.4),
      stop('巴黎', 48.9, 2.4),
      stop('圣保罗', -23.6, -46.6),
      stop('墨西哥城', 19.4, -99.1),
    ],
  },
};

const goods = (at: number, title: string, picture: string, stock: number): PrizeInput => ({
  kind: 'goods',
  title,
  stock,
  claimDays: 30,
  picture: asset(`coupons/${picture}.webp`),
  detail: { for: 'starter', at },
});

/** Friends light eight cities of a map within two days; three steps of it bring prizes. */
export function worldJourney(window: { slug: string; startsAt: number; endsAt: number }): CampaignInput {
  const { slug, startsAt, endsAt } = window;
  return {
    slug,
    engine: 'help',
    title: '{brand}世界行',
    lead: '48 小时，和好友点亮八座城市',
    startsAt,
    endsAt,
    rules: {
      version: 1,
      sections: [
        {
          title: '旅程',
          paragraphs: [
            '登录后开启旅程，从出发起 48 小时内有效；同一时间只能有一段进行中的旅程，活动期间每人最多两段。',
            '途经上海、新加坡、悉尼、迪拜、开普敦、巴黎、圣保罗、墨西哥城八座城市，按顺序点亮。',
          ],
        },
        {
          title: '点亮',
          paragraphs: [
            '每位好友为您点亮一座城市，同一位好友只能为您点亮一次，不能为自己点亮。',
            '每人每天最多为 3 位旅行者点亮，点亮后立得 10 积分。',
          ],
        },
        {
          title: '奖品',
          paragraphs: [
            '点亮 3 座城市可领城市明信片纪念章（3,000 份），5 座可领旅行收纳袋（800 份），8 座可领登机箱（60 份）。每档奖品每人限领一次，以领取时的库存为准。',
            '请在旅程结束后 7 天内领取，并在 30 天内于我的奖品填写收货地址，7 个工作日内寄出，逾期视为放弃。',
          ],
        },
        {
          title: '公平参与',
          paragraphs: [`使用小号互相点亮、购买点亮的，取消资格。${FAIR}`],
        },
      ],
    },
    artwork: art('world', '#1c5f78'),
    settings,
    prizes: [
      goods(3, '城市明信片纪念章', 'prize-pin-city', 3000),
      goods(5, '旅行收纳袋', 'prize-tote', 800),
      goods(8, '登机箱', 'prize-suitcase', 60),
      {
        kind: 'points',
        title: '点亮积分',
        amount: 10,
        picture: asset('coupons/points.webp'),
        detail: { for: 'helper' },
      },
    ],
  };
}
