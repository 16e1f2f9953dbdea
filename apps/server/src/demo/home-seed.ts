import type { HomeSeed } from '../modules/home';
import { homeBanners, homeCampaigns } from './data/home';
import { asset, daysFrom, fillDeep } from './fill';

/** Scenes and campaigns of the brand home as rows. */
export function homeSeed(now: number): HomeSeed {
  return {
    banners: fillDeep(homeBanners).map((banner, position) => ({
      ...banner,
      picture: asset(banner.picture),
      position,
      startsAt: daysFrom(now, -30),
      endsAt: daysFrom(now, 365),
    })),
    campaigns: fillDeep(homeCampaigns).map(({ startDay, endDay, ...campaign }, position) => ({
      ...campaign,
      picture: asset(campaign.picture),
      position,
      startsAt: daysFrom(now, startDay),
      endsAt: daysFrom(now, endDay),
    })),
  };
}
