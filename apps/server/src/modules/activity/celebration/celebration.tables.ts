import type { CelebrationSettingsData } from '@voltfront/contract';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { notPersonal } from '../../../kernel/personal-data';
import { activities } from '../activity.tables';

/** City celebrations beside a show: what they have beside their activity. */
export const celebrations = pgTable(
  'celebrations',
  {
    activityId: text('activity_id')
      .primaryKey()
      .references(() => activities.id),
    /** The draw of which who checks in gets a chance. */
    slug: text('slug').notNull(),
    cityCode: text('city_code').notNull(),
    cityName: text('city_name').notNull(),
    settings: jsonb('settings').$type<CelebrationSettingsData>().notNull(),
  },
  (t) => [index('celebrations_of').on(t.slug, t.cityCode)],
);

notPersonal('celebrations', celebrations);
