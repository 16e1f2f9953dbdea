import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../kernel/columns';
import { notPersonal, personal, pick } from '../../kernel/personal-data';

/** Places worth driving to, named by the brand. Position in GCJ-02. */
export const coordinates = pgTable(
  'coordinates',
  {
    coordinateId: text('coordinate_id').primaryKey(),
    kind: text('kind').$type<'charging' | 'camp' | 'hotel' | 'viewpoint'>().notNull(),
    name: text('name').notNull(),
    cityName: text('city_name').notNull(),
    address: text('address').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** Paragraphs. */
    story: jsonb('story').$type<string[]>().notNull(),
    /** Paths under /assets, the first one leads. */
    pictures: jsonb('pictures').$type<string[]>().notNull(),
    /** When it is best; and the first and last month in which it is open, 1 to 12. */
    season: text('season').notNull(),
    openFromMonth: integer('open_from_month').notNull().default(1),
    openUntilMonth: integer('open_until_month').notNull().default(12),
    road: text('road').notNull(),
    parking: text('parking').notNull(),
    /** What owners get there; empty without. */
    benefit: text('benefit').notNull().default(''),
    benefitTerms: text('benefit_terms').notNull().default(''),
    visitorCount: integer('visitor_count').notNull().default(0),
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [index('coordinates_around').using('gist', sql`point(${t.longitude}, ${t.latitude})`)],
);

/** Who was there: once per person. */
export const coordinateVisits = pgTable(
  'coordinate_visits',
  {
    userId: text('user_id').notNull(),
    coordinateId: text('coordinate_id').notNull(),
    visitedAt: moment('visited_at').notNull(),
    /** Stored path of an upload. */
    photo: text('photo'),
    /** Shown for the benefit of owners; null for others. */
    benefitCode: text('benefit_code'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.coordinateId] })],
);

/** Places that people want to go to. */
export const coordinateWishes = pgTable(
  'coordinate_wishes',
  {
    userId: text('user_id').notNull(),
    coordinateId: text('coordinate_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.coordinateId] })],
);

notPersonal('places named by the brand', coordinates);
personal(coordinateVisits, {
  owner: coordinateVisits.userId,
  exported: {
    title: '坐标打卡',
    columns: pick(coordinateVisits, 'coordinateId', 'visitedAt', 'photo', 'benefitCode'),
    newest: coordinateVisits.visitedAt,
  },
  erased: { delete: true },
});
personal(coordinateWishes, {
  owner: coordinateWishes.userId,
  exported: {
    title: '想去的坐标',
    columns: pick(coordinateWishes, 'coordinateId', 'createdAt'),
    newest: coordinateWishes.createdAt,
  },
  erased: { delete: true },
});
