import { sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { stockCars, stockSaleReminders } from './stock.tables';

/** What may change about a car while people look at a list, and what one of them keeps of it. */
export interface LiveCar extends Record<string, unknown> {
  status: 'onSale' | 'sold' | 'withdrawn';
  heldBy: string | null;
  heldUntil: number | null;
  /** The person wants to be reminded of the start of its sale. */
  isReminded: boolean;
}

/** Some cars as they stand now, by id, with the marks of a person, in one statement. */
export async function selectLive(
  db: Db,
  accountId: string,
  stockCarIds: readonly string[],
): Promise<Map<string, LiveCar>> {
  if (stockCarIds.length === 0) return new Map();
  const { rows } = await db.execute<LiveCar & { id: string }>(
    sql`select car.stock_car_id as id, car.status, car.held_by as "heldBy",
        (extract(epoch from car.held_until) * 1000)::bigint as "heldUntil", own.account_id is not null as "isReminded"
      from ${stockCars} as car
      left join ${stockSaleReminders} as own
        on own.account_id = ${accountId} and own.stock_car_id = car.stock_car_id
      where car.stock_car_id = any(${sql.param([...stockCarIds])}::text[])`,
  );
  return new Map(rows.map(({ id, ...live }) => [id, live]));
}
