import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import { pointsBalance } from './points.tables';

/** Condition on an account in a column: it has at least so much growth value. */
export function hasGrown(accountId: PgColumn, growth: number): SQL {
  const grown = new QueryBuilder()
    .select({ one: sql`1` })
    .from(pointsBalance)
    .where(and(eq(pointsBalance.accountId, accountId), gte(pointsBalance.growth, growth)));
  return sql`exists ${grown}`;
}
