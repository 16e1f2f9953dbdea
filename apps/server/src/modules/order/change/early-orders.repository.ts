import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../kernel/database';
import { orders } from '../order.tables';

/** Paid blind and intention orders of some people. */
export function earlyOrdersOf(db: Db, userIds: readonly string[]): Promise<(typeof orders.$inferSelect)[]> {
  const early = and(
    inArray(orders.userId, [...userIds]),
    inArray(orders.kind, ['blind', 'intention']),
    eq(orders.state, 'intentionPaid'),
  );
  return db.select().from(orders).where(early);
}
