import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, updatedAt } from '../../kernel/columns';
import { notPersonal, personal, pick } from '../../kernel/personal-data';
import type { Chargers, PictureGroup } from './showroom.types';

/** What the page of a store tells beside the store itself. */
export const storeProfiles = pgTable('store_profiles', {
  storeId: text('store_id').primaryKey(),
  story: text('story').notNull().default(''),
  parking: text('parking').notNull().default(''),
  /** Models that can be seen; those that can be driven are in `test_drive_cars`. */
  onShow: jsonb('on_show').$type<string[]>().notNull().default([]),
  /** Not read any more; it is dropped with the next release. */
  toDrive: jsonb('to_drive').$type<string[]>().notNull().default([]),
  /** Null where cars cannot be charged. */
  chargers: jsonb('chargers').$type<Chargers>(),
  updatedAt: updatedAt(),
});

/** Pictures and films of the stores, in groups; `customer` are those that customers took. */
export const storePictures = pgTable(
  'store_pictures',
  {
    pictureId: text('picture_id').primaryKey(),
    storeId: text('store_id').notNull(),
    group: text('picture_group').$type<PictureGroup>().notNull(),
    /** Place within its group, from 1. */
    place: integer('place').notNull(),
    /** Path under /assets: the picture, or the still of a film. */
    picture: text('picture').notNull(),
    /** Height for a width of 1000. */
    height: integer('height').notNull(),
    caption: text('caption').notNull().default(''),
    /** Path of the film and its length in seconds; null for a picture. */
    film: text('film'),
    filmSeconds: integer('film_seconds'),
  },
  (t) => [index('store_pictures_of').on(t.storeId, t.group, t.place, t.pictureId)],
);

/** Stores that customers marked as favourites. */
export const storeFavourites = pgTable(
  'store_favourites',
  {
    userId: text('user_id').notNull(),
    storeId: text('store_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.storeId] })],
);

notPersonal('places of the shop and their pictures', storeProfiles, storePictures);
personal(storeFavourites, {
  owner: storeFavourites.userId,
  exported: {
    title: '收藏的门店',
    columns: pick(storeFavourites, 'storeId', 'createdAt'),
    newest: storeFavourites.createdAt,
  },
  erased: { delete: true },
});
