import { startOfShanghaiDay } from '@voltfront/rules/reward/reward-days';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import type { CampaignInput } from '../../define-campaign';
import { anniversaryCards } from './collect-cards';
import { pinAlbum } from './collect-pins';

/** The printed code that leads to the anniversary which is to come. */
export const ANNIVERSARY_CODE = 'YEAR2027';

/** Campaigns of collectors that run, are to come, are paused and have ended. */
export const collectCampaigns = (now: number): CampaignInput[] => {
  // At ten in the morning of Shanghai.
  const days = (count: number) => startOfShanghaiDay(now) + 10 * HOUR_MS + count * DAY_MS;
  const cards = (slug: string, from: number, to: number, code: string | null = null) =>
    anniversaryCards({
      slug,
      startsAt: days(from),
      endsAt: days(to),
      composeUntil: days(to - 1),
      drawsAt: days(to - 1) + 10 * HOUR_MS,
      code,
    });
  return [
    pinAlbum({ slug: 'pin', startsAt: days(-6), endsAt: days(30) }),
    pinAlbum({ slug: 'pin-next', startsAt: days(6), endsAt: days(40) }),
    { ...pinAlbum({ slug: 'pin-rest', startsAt: days(-3), endsAt: days(9) }), switch: 'paused' },
    pinAlbum({ slug: 'pin-last', startsAt: days(-50), endsAt: days(-15) }),
    cards('anniversary', -5, 9),
    cards('anniversary-next', 7, 21, ANNIVERSARY_CODE),
    { ...cards('anniversary-rest', -4, 8), switch: 'paused' },
    cards('anniversary-last', -40, -20),
  ];
};
