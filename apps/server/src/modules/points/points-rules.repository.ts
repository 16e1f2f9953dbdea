import { asc } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { pointsRules, pointsSource } from './points.tables';

export type RulesRow = typeof pointsRules.$inferSelect;
export type SourceRow = typeof pointsSource.$inferSelect;

/** Every version of the rules, the oldest first. */
export const selectRules = (db: Db): Promise<RulesRow[]> =>
  db.select().from(pointsRules).orderBy(asc(pointsRules.effectiveAt));

/** Everything that points are given for, in the order in which it is shown. */
export const selectSources = (db: Db): Promise<SourceRow[]> =>
  db.select().from(pointsSource).orderBy(asc(pointsSource.position), asc(pointsSource.code));
