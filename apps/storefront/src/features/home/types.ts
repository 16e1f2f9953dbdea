import type { ReplyOf } from '@/api';

/** The blocks of the home page. */
export type HomeData = ReplyOf<'GET /api/mpmkt/v1/home'>;

/** A scene, a teaser, an article of it. */
export type HomeBannerData = HomeData['banners'][number];
export type HomeTeaserData = HomeData['teasers'][number];
export type HomeArticleData = HomeData['articles'][number];
