import type { Ctx } from '../../kernel/context';
import type { ListPosition, PageRange } from '../../kernel/list';
import { storePlaces } from '../store';
import { type CarCondition, forSaleNow } from './car-conditions.repository';
import type { CardRow, Viewpoint } from './find-cars.repository';
import { type PlacedGroup, selectFromGroups, selectGroups } from './groups.repository';
import type { CarGroup, ListOrder } from './list-orders';
import { type CardFacts, cardFactsOf } from './stock.presenter';
import { stockReads } from './stock-reads';

/** A filtered and sorted list of cars. */
export interface CarList {
  /** Cache key of the condition `where`. */
  name: unknown;
  where: CarCondition;
  order: ListOrder;
}

/** A page without personal data. */
export interface CarPage {
  /** With their sort keys. */
  rows: readonly (CardRow & { key: number })[];
  /** Card data by car. */
  facts: ReadonlyMap<string, CardFacts>;
  /** Number of cars in the whole list, and how many of them are available now. */
  total: number;
  freeCount: number;
}

/** A car's position in its list. */
export const positionOf = ({ key, stockCarId }: { key: number; stockCarId: string }): ListPosition => ({
  key,
  id: stockCarId,
});

/** Cars that anybody can order now, of ordinary stock and running sales. */
export function carsForSale(ctx: Ctx): Pick<CarList, 'name' | 'where'> {
  return { name: 'forSale', where: forSaleNow(ctx.now()) };
}

/** A list's groups with their counts, cached for some seconds for everybody. */
export function groupsOf(ctx: Ctx, { name, where, order }: CarList): Promise<CarGroup[]> {
  const key = JSON.stringify([name, order.by, order.alike]);
  return stockReads.groups.read(ctx, key, () => selectGroups(ctx.db, where, order, ctx.now()));
}

/**
 * Index after the groups that certainly hold `wanted` cars after `position`; groups with the same key
 * stay together.
 */
function endOfBatch(
  placed: readonly PlacedGroup[],
  from: number,
  wanted: number,
  position: ListPosition | null,
): number {
  let [end, held] = [from, 0];
  while (end < placed.length && (held < wanted || placed[end]?.key === placed[end - 1]?.key)) {
    const group = placed[end];
    // For groups at the cursor's own key it is unknown how many cars follow, so they are not
    // counted.
    if (group && (!position || group.key > position.key)) held += group.count;
    end += 1;
  }
  return end;
}

/**
 * Cars after a cursor: one statement, and another only when cars were sold since the groups were
 * counted.
 */
async function readRows(ctx: Ctx, list: CarList, view: Viewpoint, position: ListPosition | null, limit: number) {
  const { where, order } = list;
  const counted = await groupsOf(ctx, list);
  const placed = counted
    .map((group) => ({ ...group, key: order.keyOf(group) }))
    .filter(({ key }) => !position || key >= position.key)
    .sort((a, b) => a.key - b.key);
  const rows: Awaited<ReturnType<typeof selectFromGroups>> = [];
  for (let from = 0; from < placed.length && rows.length < limit; ) {
    const missing = limit - rows.length;
    const end = endOfBatch(placed, from, missing, position);
    const batch = { where, groups: placed.slice(from, end), by: order.by, position, limit: missing };
    rows.push(...(await selectFromGroups(ctx.db, view, batch)));
    from = end;
  }
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  return { rows, total, freeCount: counted.reduce((sum, group) => sum + group.freeCount, 0) };
}

/** Card data of some cars; all stores are read in one query. */
async function factsOf(ctx: Ctx, rows: readonly CardRow[]): Promise<Map<string, CardFacts>> {
  const places = await storePlaces(ctx, [...new Set(rows.map(({ storeId }) => storeId))]);
  const stores = new Map(places.map((position) => [position.storeId, position]));
  const entries = rows.map(async (row) => [row.stockCarId, await cardFactsOf(ctx, row, stores)] as const);
  return new Map(await Promise.all(entries));
}

/**
 * One page of a list, cached and shared by all callers with the same filter, viewpoint and wish.
 * Cars are read group by group, so that the cost of a page does not depend on the number of cars.
 */
export function readPage(ctx: Ctx, list: CarList, view: Viewpoint, { after, limit }: PageRange): Promise<CarPage> {
  const read = async (): Promise<CarPage> => {
    const { rows, total, freeCount } = await readRows(ctx, list, view, after, limit);
    return { rows, facts: await factsOf(ctx, rows), total, freeCount };
  };
  const { point, wish } = view;
  const key = [list.name, list.order.name, point, wish?.configuration, after, limit];
  return stockReads.pages.read(ctx, JSON.stringify(key), read);
}
