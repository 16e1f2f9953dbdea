import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import type { Ownership } from '../../kernel/ownership';
import { orders } from './order.tables';

/** An account is an owner while it has a delivered order, and only then. */
export const ownership: Ownership = {
  isOwner(accountId: PgColumn): SQL<boolean> {
    const delivered = new QueryBuilder()
      .select({ one: sql`1` })
      .from(orders)
      .where(and(eq(orders.userId, accountId), eq(orders.state, 'delivered')));
    return sql<boolean>`exists ${delivered}`;
  },
};

/** Condition on an account in a column: it ordered a model, paid for it and did not get the money back. */
export function hasOrderOf(accountId: PgColumn, modelId: string): SQL {
  const ordered = new QueryBuilder()
    .select({ one: sql`1` })
    .from(orders)
    .where(
      and(
        eq(orders.userId, accountId),
        eq(orders.modelId, modelId),
        notInArray(orders.state, ['created', 'expired', 'cancelled', 'refunded']),
      ),
    );
  return sql`exists ${ordered}`;
}
