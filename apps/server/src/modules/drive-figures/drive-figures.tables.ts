import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../kernel/columns';
import { personal, pick } from '../../kernel/personal-data';

/** What cars told about finished test drives. */
export const driveFigures = pgTable(
  'drive_figures',
  {
    driveId: text('drive_id').primaryKey(),
    /** As of the drive: an account, or `phone:` and the hash of a phone. */
    userId: text('user_id').notNull(),
    modelId: text('model_id').notNull(),
    /** Latitude and longitude in GCJ-02. */
    route: jsonb('route').$type<[number, number][]>().notNull(),
    /** Tenths of: kilometres, m/s², kWh per 100 km, kilometres. */
    distanceTenths: integer('distance_tenths').notNull(),
    accelerationTenths: integer('acceleration_tenths').notNull(),
    energyTenths: integer('energy_tenths').notNull(),
    assistTenths: integer('assist_tenths').notNull(),
    finishedAt: moment('finished_at').notNull(),
  },
  (t) => [
    index('drive_figures_newest').on(t.modelId, t.finishedAt),
    index('drive_figures_of').on(t.userId, t.finishedAt),
  ],
);

personal(driveFigures, {
  owner: driveFigures.userId,
  exported: {
    title: '试驾数据',
    columns: pick(
      driveFigures,
      'route',
      'distanceTenths',
      'accelerationTenths',
      'energyTenths',
      'assistTenths',
      'finishedAt',
    ),
    newest: driveFigures.finishedAt,
  },
  erased: { delete: true },
});
