import { and, eq, type SQL, sql } from 'drizzle-orm';
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
