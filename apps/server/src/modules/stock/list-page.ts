import { and, type SQL } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context';
import { fromCursor, toCursor } from '../../kernel/cursor';
import { type StorePlace, storePlaces } from '../store';
import type { CardRow, Place, Viewpoint } from './find-cars.repository';
import { type PlacedGroup, selectFromGroups, selectGroups } from './groups.repository';
import type { CarGroup, ListOrder } from './list-orders';
import { isForSaleSql, isFreeSql } from './stock.states';
import { stockReads } from './stock-reads';

/** Some of the cars in an order. */
export interface CarList {
  /** Says which cars, as `where` does, for all who ask alike. */
  name: unknown;
  where: SQL | undefined;
  order: ListOrder;
}

/** A page as everybody sees it. */
export interface CarPage {
  rows: readonly CardRow[];
  stores: ReadonlyMap<string, StorePlace>;
  nextCursor: string | null;
  /** Cars of the whole list, and those of them that can be had now. */
  total: number;
  freeCount: number;
}

/** Text that finds the next page. */
export const cursorOf = (place: Place) => toCursor(place.key, place.stockCarId);

/** @throws BAD_INPUT for a cursor we did not make */
export function placeOf(cursor: string | undefined): Place | null {
  const place = fromCursor(cursor);
  return place ? { key: place.key, stockCarId: place.id } : null;
}

/** Cars that anybody can have now, of ordinary stock and of running sales. */
export function carsForSale(ctx: Ctx): Pick<CarList, 'name' | 'where'> {
  const now = ctx.now();
  return { name: 'forSale', where: and(isFreeSql(now), isForSaleSql(now)) };
}

/** The groups of a list with their counts, kept some seconds for everybody. */
export function groupsOf(ctx: Ctx, { name, where, order }: CarList): Promise<CarGroup[]> {
  const key = JSON.stringify([name, order.by, order.alike]);
  return stockReads.groups.read(ctx, key, () => selectGroups(ctx.db, where, order, ctx.now()));
}

/** Where the groups end that surely hold `wanted` cars after `place`; groups with the same key stay together. */
function endOfBatch(placed: readonly PlacedGroup[], from: number, wanted: number, place: Place | null): number {
  let [end, held] = [from, 0];
  while (end < placed.length && (held < wanted || placed[end]?.key === placed[end - 1]?.key)) {
    const group = placed[end];
    // How many cars of the place's own groups come after it is not known.
    if (group && (!place || group.key > place.key)) held += group.count;
    end += 1;
  }
  return end;
}

/** Cars after a place: one statement, another one only when cars were sold since the groups were counted. */
async function readRows(ctx: Ctx, list: CarList, view: Viewpoint, place: Place | null, limit: number) {
  const { where, order } = list;
  const counted = await groupsOf(ctx, list);
  const placed = counted
    .map((group) => ({ ...group, key: order.keyOf(group) }))
    .filter(({ key }) => !place || key >= place.key)
    .sort((a, b) => a.key - b.key);
  const rows: Awaited<ReturnType<typeof selectFromGroups>> = [];
  for (let from = 0; from < placed.length && rows.length < limit; ) {
    const missing = limit - rows.length;
    const end = endOfBatch(placed, from, missing, place);
    const batch = { where, groups: placed.slice(from, end), by: order.by, place, limit: missing };
    rows.push(...(await selectFromGroups(ctx.db, view, batch)));
    from = end;
  }
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  return { rows, total, freeCount: counted.reduce((sum, group) => sum + group.freeCount, 0) };
}

/**
 * One page of a list, shared by all who ask for the same one from the same place and against the same wish. Cars are read
 * group by group, so that a page costs the same however many cars there are.
 * @throws BAD_INPUT for a cursor we did not make
 */
export function readPage(
  ctx: Ctx,
  list: CarList,
  view: Viewpoint,
  { cursor, size }: { cursor?: string | undefined; size: number },
): Promise<CarPage> {
  const place = placeOf(cursor);
  const read = async (): Promise<CarPage> => {
    const { rows, total, freeCount } = await readRows(ctx, list, view, place, size + 1);
    const page = rows.slice(0, size);
    const last = page.at(-1);
    const stores = await storePlaces(ctx, [...new Set(page.map(({ storeId }) => storeId))]);
    return {
      rows: page,
      stores: new Map(stores.map((store) => [store.storeId, store])),
      nextCursor: rows.length > size && last ? cursorOf(last) : null,
      total,
      freeCount,
    };
  };
  const { point, wish } = view;
  const key = [list.name, list.order.name, point, wish?.configuration, place, size];
  return stockReads.pages.read(ctx, JSON.stringify(key), read);
}
