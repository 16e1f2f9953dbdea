import type { HomeSeed } from '../modules/home';
import { homeBanners, homeTeasers } from './data/home';
import { asset, daysFrom, fillDeep } from './fill';

/** Scenes and teasers of the brand home as rows. */
export function homeSeed(now: number): HomeSeed {
  return {
    banners: fillDeep(homeBanners).map((banner, position) => ({
      ...banner,
      picture: asset(banner.picture),
      position,
      startsAt: daysFrom(now, -30),
      endsAt: daysFrom(now, 365),
    })),
    teasers: fillDeep(homeTeasers).map(({ startDay, endDay, ...teaser }, position) => ({
      ...teaser,
      picture: asset(teaser.picture),
      position,
      startsAt: daysFrom(now, startDay),
      endsAt: daysFrom(now, endDay),
    })),
  };
}
