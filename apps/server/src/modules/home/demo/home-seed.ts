import { asset, daysFrom, fillDeep } from '../../../demo/fill';
import type { HomeSeed } from '..';
import { homeBanners, homeTeasers } from './data';

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
