import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, fen, idColumn, moment } from '../../kernel/columns';
import { personal, pick } from '../../kernel/personal-data';

/** Configurations that people published for others to copy. */
export const showcaseCars = pgTable(
  'showcase_cars',
  {
    id: idColumn(),
    accountId: text('account_id').notNull(),
    modelId: text('model_id').notNull(),
    versionId: text('version_id').notNull(),
    productCodes: jsonb('product_codes').$type<string[]>().notNull(),
    /** The same for the same version and options. */
    fingerprint: text('fingerprint').notNull(),
    /** On the day it was published: what a budget narrows by. */
    totalFen: fen('total_fen').notNull(),
    words: text('words').notNull(),
    cityName: text('city_name').notNull(),
    likeCount: integer('like_count').notNull().default(0),
    copyCount: integer('copy_count').notNull().default(0),
    /** When staff took it down; nobody sees it since. */
    hiddenAt: moment('hidden_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('showcase_cars_once').on(t.accountId, t.fingerprint),
    index('showcase_cars_newest').on(t.createdAt, t.id),
    index('showcase_cars_hottest').on(t.likeCount, t.id),
    index('showcase_cars_newest_of_model').on(t.modelId, t.createdAt, t.id),
    index('showcase_cars_hottest_of_model').on(t.modelId, t.likeCount, t.id),
    index('showcase_cars_own').on(t.accountId, t.createdAt, t.id),
    check('showcase_cars_counts', sql`${t.likeCount} >= 0 and ${t.copyCount} >= 0`),
  ],
);

/** Likes: one for each person and configuration. */
export const showcaseLikes = pgTable(
  'showcase_likes',
  { accountId: text('account_id').notNull(), carId: text('car_id').notNull(), createdAt: createdAt() },
  (t) => [primaryKey({ columns: [t.accountId, t.carId] }), index('showcase_likes_of_car').on(t.carId)],
);

/** Who copied what: a later order of the same car earns points for whoever published it. */
export const showcaseCopies = pgTable(
  'showcase_copies',
  {
    accountId: text('account_id').notNull(),
    carId: text('car_id').notNull(),
    /** What was copied: without options that were no longer sold. */
    fingerprint: text('fingerprint').notNull(),
    /** The order that it became. */
    orderNo: text('order_no'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.carId] }),
    index('showcase_copies_of_person').on(t.accountId, t.fingerprint, t.createdAt),
    index('showcase_copies_of_car').on(t.carId),
  ],
);

personal(showcaseCars, {
  owner: showcaseCars.accountId,
  exported: {
    title: '晒出的配置',
    columns: pick(showcaseCars, 'modelId', 'versionId', 'words', 'cityName', 'likeCount', 'copyCount', 'createdAt'),
    newest: showcaseCars.createdAt,
  },
  erased: { delete: true },
});
personal(showcaseLikes, {
  owner: showcaseLikes.accountId,
  exported: {
    title: '点赞的配置',
    columns: pick(showcaseLikes, 'carId', 'createdAt'),
    newest: showcaseLikes.createdAt,
  },
  erased: { delete: true },
});
personal(showcaseCopies, {
  owner: showcaseCopies.accountId,
  exported: {
    title: '抄过的配置',
    columns: pick(showcaseCopies, 'carId', 'orderNo', 'createdAt'),
    newest: showcaseCopies.createdAt,
  },
  erased: { delete: true },
});
