import type { HelpSettingsData } from '@voltfront/contract';
import { startOfShanghaiDay } from '@voltfront/rules/reward/reward-days';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { asset } from '../../../../demo/fill';
import type { CampaignInput, PrizeInput } from '../../define-campaign';
import { worldJourney } from './help-world';
import { art, FAIR } from './offer-input';

/** Points for whoever helps. */
const thanks = (amount: number): PrizeInput => ({
  kind: 'points',
  title: '助力积分',
  amount,
  picture: asset('coupons/points.webp'),
  detail: { for: 'helper' },
});

const settings: HelpSettingsData = {
  goal: 5,
  teamHours: 24,
  teams: 3,
  helpsPerDay: 3,
  oncePerStarter: false,
  newcomers: { days: 7, helps: 2 },
  claimDays: 7,
  map: null,
};

/** Five friends bring a charging coupon within a day. */
function chargingHelp(window: { slug: string; startsAt: number; endsAt: number; stock: number }): CampaignInput {
  const { slug, startsAt, endsAt, stock } = window;
  return {
    slug,
    engine: 'help',
    title: '好友助力',
    lead: '五位好友，一起点亮 100 元充电券',
    startsAt,
    endsAt,
    rules: {
      version: 1,
      sections: [
        {
          title: '如何参与',
          paragraphs: [
            '登录后发起助力并分享给好友，24 小时内集满 5 份助力即可领取 100 元充电券。',
            '同一时间只能有一个进行中的助力，活动期间每人最多发起 3 次。',
          ],
        },
        {
          title: '如何助力',
          paragraphs: [
            '每位好友对同一次助力只能助力一次，每人每天最多助力 3 次，助力后立得 10 积分。',
            '注册不满 7 天的新用户，一次计为 2 份助力。',
          ],
        },
        {
          title: '奖品领取',
          paragraphs: [
            '充电券限量发放，以领取时的库存为准；每人限领一张，请在助力结束后 7 天内领取。',
            '充电券自领取之日起 90 天内有效，可抵扣电费与服务费。',
          ],
        },
        { title: '公平参与', paragraphs: [FAIR] },
      ],
    },
    artwork: art('help', '#1f6b4a'),
    settings,
    prizes: [
      {
        kind: 'coupon',
        title: '100 元充电券',
        template: 'charging-100-help',
        stock,
        picture: asset('coupons/prize-charging-card.webp'),
        detail: { for: 'starter', at: 5 },
      },
      thanks(10),
    ],
  };
}

/** Campaigns of helpers that run, are to come, are paused, have run out and have ended. */
export const helpCampaigns = (now: number): CampaignInput[] => {
  // At ten in the morning of Shanghai.
  const days = (count: number) => startOfShanghaiDay(now) + 10 * HOUR_MS + count * DAY_MS;
  return [
    chargingHelp({ slug: 'help', startsAt: days(-6), endsAt: days(24), stock: 2000 }),
    chargingHelp({ slug: 'help-next', startsAt: days(5), endsAt: days(35), stock: 1000 }),
    { ...chargingHelp({ slug: 'help-rest', startsAt: days(-3), endsAt: days(7), stock: 500 }), switch: 'paused' },
    chargingHelp({ slug: 'help-gone', startsAt: days(-12), endsAt: days(3), stock: 6 }),
    chargingHelp({ slug: 'help-last', startsAt: days(-45), endsAt: days(-15), stock: 1000 }),
    worldJourney({ slug: 'world', startsAt: days(-6), endsAt: days(30) }),
    worldJourney({ slug: 'world-next', startsAt: days(9), endsAt: days(40) }),
    { ...worldJourney({ slug: 'world-rest', startsAt: days(-4), endsAt: days(12) }), switch: 'paused' },
    worldJourney({ slug: 'world-last', startsAt: days(-60), endsAt: days(-20) }),
  ];
};
