import { startOfShanghaiDay } from '@voltfront/rules/reward/reward-days';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import type { CampaignInput } from '../../define-campaign';
import { liveryPoll } from './poll-livery';
import { modelPoll } from './poll-model';
import { sportsPoll } from './poll-sports';

/** Polls that run, are to come, are paused and have ended. */
export const pollCampaigns = (now: number): CampaignInput[] => {
  // At ten in the morning of Shanghai.
  const days = (count: number) => startOfShanghaiDay(now) + 10 * HOUR_MS + count * DAY_MS;
  return [
    modelPoll({ slug: 'x-vote', startsAt: days(-9), each: 7 * DAY_MS }),
    modelPoll({ slug: 'x-vote-last', startsAt: days(-60), each: 7 * DAY_MS }),
    modelPoll({ slug: 'x-vote-next', startsAt: days(4), each: 7 * DAY_MS }),
    sportsPoll({ slug: 'sports-vote', startsAt: days(-6), endsAt: days(8), beside: 'livery-vote' }),
    sportsPoll({ slug: 'sports-vote-next', startsAt: days(20), endsAt: days(34), beside: null }),
    {
      ...sportsPoll({ slug: 'sports-vote-rest', startsAt: days(-3), endsAt: days(5), beside: null }),
      switch: 'paused',
    },
    sportsPoll({ slug: 'sports-vote-last', startsAt: days(-20), endsAt: days(-6), beside: 'livery-vote-last' }),
    liveryPoll({ slug: 'livery-vote', startsAt: days(-6), endsAt: days(8) }),
    liveryPoll({ slug: 'livery-vote-last', startsAt: days(-20), endsAt: days(-6) }),
  ];
};
