import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import type { OrderRow } from './order.repository';
import { orders } from './order.tables';
import type { OrderState } from './order.types';

/** Which orders staff look at. */
export interface StaffOrderFilter {
  states: readonly OrderState[];
  modelId?: string | undefined;
  storeId?: string | undefined;
  /** What another module wants of an order, by its number. */
  having?: ((orderNo: PgColumn) => SQL) | undefined;
}

const newestFirst = keyset(orders.createdAt, orders.orderNo);

/** A page of everybody's orders in some states, newest first. */
export function selectOrdersForStaff(db: Db, filter: StaffOrderFilter, page: PageRange): Promise<OrderRow[]> {
  const ofModel = filter.modelId === undefined ? undefined : eq(orders.modelId, filter.modelId);
  const ofStore = filter.storeId === undefined ? undefined : eq(orders.storeId, filter.storeId);
  return db
    .select()
    .from(orders)
    .where(
      and(
        inArray(orders.state, [...filter.states]),
        ofModel,
        ofStore,
        filter.having?.(orders.orderNo),
        newestFirst.after(page.after),
      ),
    )
    .orderBy(...newestFirst.order)
    .limit(page.limit);
}

/** Reads anybody's order by its number. */
export async function selectOrderByNo(db: Db, orderNo: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.orderNo, orderNo));
  return row;
}

/** Reads anybody's order by its number and locks its row until the transaction ends. */
export async function lockOrderByNo(db: Db, orderNo: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.orderNo, orderNo)).for('update');
  return row;
}

/** Orders in some states whose number is greater than `after`, by number: for work that visits all of them. */
export function selectOrdersAfter(
  db: Db,
  states: readonly OrderState[],
  after: string,
  limit: number,
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(inArray(orders.state, [...states]), sql`${orders.orderNo} > ${after}`))
    .orderBy(orders.orderNo)
    .limit(limit);
}
