import { asc, desc, lte } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { pointsRules, pointsSource } from './points.tables';

export type RulesRow = typeof pointsRules.$inferSelect;
export type SourceRow = typeof pointsSource.$inferSelect;

/** The newest rules in force. */
export async function selectRules(db: Db, now: number): Promise<RulesRow | undefined> {
  const inForce = lte(pointsRules.effectiveAt, now);
  const [row] = await db.select().from(pointsRules).where(inForce).orderBy(desc(pointsRules.effectiveAt)).limit(1);
  return row;
}

/** Everything that points are given for, in the order in which it is shown. */
export const selectSources = (db: Db): Promise<SourceRow[]> =>
  db.select().from(pointsSource).orderBy(asc(pointsSource.position), asc(pointsSource.code));
