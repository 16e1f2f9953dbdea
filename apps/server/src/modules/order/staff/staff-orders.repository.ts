import { HOUR_MS, SECOND_MS } from '@voltfront/rules/time';
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/database';
import { keyset, type PageRange } from '../../../kernel/list';
import { type OrderRow, selectHistory } from '../order.repository';
import { orderHistory, orders } from '../order.tables';
import type { OrderKind, OrderState } from '../order.types';

/** What a list of orders is narrowed to; times are epoch milliseconds. */
export interface OrderFilter {
  orderNo?: string | undefined;
  /** Customer, where a phone was asked for. */
  userId?: string | undefined;
  /** Beginning of the buyer's name. */
  name?: string | undefined;
  state?: OrderState | undefined;
  kind?: OrderKind | undefined;
  modelId?: string | undefined;
  storeId?: string | undefined;
  from?: number | undefined;
  before?: number | undefined;
}

const newestFirst = keyset(orders.createdAt, orders.orderNo);
const buyerName = sql`(${orders.buyer} ->> 'name')`;
/** A text as the beginning of a `like`. */
const beginning = (text: string) => `${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
const matches = <T>(value: T | undefined, condition: (value: T) => SQL | undefined) =>
  value === undefined ? undefined : condition(value);

function conditions(filter: OrderFilter): SQL | undefined {
  return and(
    matches(filter.orderNo, (value) => eq(orders.orderNo, value)),
    matches(filter.userId, (value) => eq(orders.userId, value)),
    matches(filter.name, (value) => sql`${buyerName} like ${beginning(value)}`),
    matches(filter.state, (value) => eq(orders.state, value)),
    matches(filter.kind, (value) => eq(orders.kind, value)),
    matches(filter.modelId, (value) => eq(orders.modelId, value)),
    matches(filter.storeId, (value) => eq(orders.storeId, value)),
    matches(filter.from, (value) => gte(orders.createdAt, value)),
    matches(filter.before, (value) => lt(orders.createdAt, value)),
  );
}

/** The only store whose orders count; null for none at all, undefined for all. */
type OnlyStore = string | null | undefined;

const inStore = (storeId: OnlyStore) => (storeId === undefined ? sql`true` : sql`o.store_id = ${storeId}`);

/** A page of all customers' orders, newest first. */
export function selectFiltered(db: Db, filter: OrderFilter, { after, limit }: PageRange): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(conditions(filter), newestFirst.after(after)))
    .orderBy(...newestFirst.order)
    .limit(limit);
}

/** An order by its number alone. */
export async function selectByNo(db: Db, orderNo: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.orderNo, orderNo));
  return row;
}

/** History of an order, newest first. */
export const historyOf = (db: Db, row: OrderRow) => selectHistory(db, row);

/** How many orders are in each state, and when the oldest of them came to it; of one store where that is asked for. */
export async function countStates(
  db: Db,
  storeId: OnlyStore,
): Promise<{ state: OrderState; count: number; oldestAt: number }[]> {
  const ofStore = inStore(storeId);
  const read = await db.execute<{ state: OrderState; count: number; oldest: number }>(sql`
    select o.state as state, count(*)::int as count,
      (extract(epoch from min(o.updated_at)) * 1000)::bigint as oldest
    from ${orders} o where ${ofStore} group by 1`);
  return read.rows.map(({ state, count, oldest }) => ({ state, count, oldestAt: Number(oldest) }));
}

/** A span of time, and a store where only its orders count. */
export interface FigureSpan {
  from: number;
  before: number;
  storeId: OnlyStore;
}

const iso = (ms: number) => new Date(ms).toISOString();
const dayOf = (column: SQL) => sql`to_char(${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;

/** What happened to orders by day: made, first paid, delivered. */
export async function countDays(
  db: Db,
  { from, before, storeId }: FigureSpan,
): Promise<{ day: string; what: 'made' | 'paid' | 'delivered'; count: number }[]> {
  const read = await db.execute<{ day: string; what: 'made' | 'paid' | 'delivered'; count: number }>(sql`
    select ${dayOf(sql`h.at`)} as day,
      case when h.state = 'created' then 'made' when h.state = 'delivered' then 'delivered' else 'paid' end as what,
      count(distinct o.order_no)::int as count
    from ${orderHistory} h join ${orders} o on o.user_id = h.user_id and o.order_no = h.order_no
    where h.at >= ${iso(from)}::timestamptz and h.at < ${iso(before)}::timestamptz
      and h.state in ('created', 'intentionPaid', 'depositPaid', 'delivered') and ${inStore(storeId)}
    group by 1, 2 order by 1`);
  return read.rows;
}

const hoursOf = (seconds: number): number => (Number(seconds) * SECOND_MS) / HOUR_MS;

/** How long, in hours, orders that left a state in the span had been in it: half of them at most the median, nine of ten at most the slow one. */
export async function measureStages(
  db: Db,
  { from, before, storeId }: FigureSpan,
): Promise<{ state: OrderState; count: number; median: number; slow: number }[]> {
  const read = await db.execute<{ state: OrderState; count: number; median: number; slow: number }>(sql`
    with moves as (
      select h.state, h.at, lead(h.at) over w as left_at, lead(h.state) over w as next_state
      from ${orderHistory} h join ${orders} o on o.user_id = h.user_id and o.order_no = h.order_no
      where o.updated_at >= ${iso(from)}::timestamptz and ${inStore(storeId)}
      window w as (partition by h.user_id, h.order_no order by h.sequence)
    )
    select state, count(*)::int as count,
      percentile_cont(0.5) within group (order by extract(epoch from left_at - at)) as median,
      percentile_cont(0.9) within group (order by extract(epoch from left_at - at)) as slow
    from moves
    where left_at >= ${iso(from)}::timestamptz and left_at < ${iso(before)}::timestamptz and next_state <> state
    group by 1`);
  return read.rows.map((row) => ({ ...row, median: hoursOf(row.median), slow: hoursOf(row.slow) }));
}
