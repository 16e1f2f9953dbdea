import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Db } from '../../../kernel/database';
import type { OrderKey } from '../order.types';
import { orderBenefits } from './benefit.tables';

export type BenefitRow = typeof orderBenefits.$inferSelect;

const isOf = (key: OrderKey) => and(eq(orderBenefits.userId, key.userId), eq(orderBenefits.orderNo, key.orderNo));

export async function addBenefits(db: Db, rows: (typeof orderBenefits.$inferInsert)[]): Promise<void> {
  await db.insert(orderBenefits).values(rows);
}

/** Early-bird benefits of an order, in the order shown. */
export function selectBenefits(db: Db, key: OrderKey): Promise<BenefitRow[]> {
  return db.select().from(orderBenefits).where(isOf(key)).orderBy(asc(orderBenefits.position));
}

/** The same for several orders of one customer. */
export function selectBenefitsOf(db: Db, userId: string, orderNos: readonly string[]): Promise<BenefitRow[]> {
  if (orderNos.length === 0) return Promise.resolve([]);
  const ofOrders = and(eq(orderBenefits.userId, userId), inArray(orderBenefits.orderNo, [...orderNos]));
  return db.select().from(orderBenefits).where(ofOrders).orderBy(asc(orderBenefits.position));
}

/** Releases an order's benefits that are for a model other than this one. */
export async function releaseBenefits(db: Db, key: OrderKey, modelId: string): Promise<void> {
  const others = and(isOf(key), isNotNull(orderBenefits.modelId), ne(orderBenefits.modelId, modelId));
  await db.update(orderBenefits).set({ isReleased: true }).where(others);
}
