import { z } from 'zod';
import { At, Id, PicturePath } from './common';
import { defineEndpoints } from './define';
import { Position } from './stock-queries';
import { CityCode, ModelSummary } from './vehicle';

/** A scene of the home page. */
export const HomeBanner = z.object({
  bannerId: Id,
  title: z.string(),
  /** A line under the title. */
  text: z.string(),
  /** Words of its button; empty for none. */
  action: z.string(),
  picture: PicturePath,
  /** In-app address or own web page. */
  link: z.string(),
});

/** A card that leads to another page for a time: now, or from within a week. */
export const HomeTeaser = z.object({
  teaserId: Id,
  title: z.string(),
  text: z.string(),
  picture: PicturePath,
  link: z.string(),
  startsAt: At,
  endsAt: At,
});

export const HomeArticle = z.object({
  articleId: Id,
  title: z.string(),
  cover: PicturePath,
  authorName: z.string(),
  publishedAt: At,
  likeCount: z.int(),
});

/** A store as the home page shows it. Degrees in GCJ-02. */
export const HomeStore = z.object({
  storeId: Id,
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  hours: z.string(),
  picture: PicturePath,
  services: z.array(z.string()),
  cityName: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** From the position of the caller, one decimal; null when only the city is known. */
  distanceKm: z.number().nullable(),
});

export const home = defineEndpoints({
  'GET /api/mpmkt/v1/home': {
    summary: 'Blocks of the brand home that are the same for everybody; a block without data is an empty list.',
    auth: 'public',
    reply: z.object({
      banners: z.array(HomeBanner),
      models: z.array(ModelSummary),
      teasers: z.array(HomeTeaser),
      articles: z.array(HomeArticle).max(3),
    }),
  },
  'GET /api/mpmkt/v1/home/store': {
    summary: 'The store nearest to a position, or the first of the city of the network address.',
    auth: 'public',
    query: Position,
    reply: z.object({
      store: HomeStore.nullable(),
      /** What distances count from; `isGuess` when the network address says nothing. */
      from: z.object({ kind: z.enum(['position', 'city']), cityCode: CityCode.nullable(), isGuess: z.boolean() }),
    }),
  },
});
