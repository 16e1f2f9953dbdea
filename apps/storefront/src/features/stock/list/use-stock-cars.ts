import { useQuery } from '@tanstack/react-query';
import type { StockCardData } from '@voltfront/contract';
import { SECOND_MS } from '@voltfront/rules/time';
import { type ApiList, apiQuery, type InputOf, useApiList } from '@/api';
import { type Place, placeQuery } from '@/features/place/use-place';
import type { Wish } from '../wish/use-wish';
import { firstPart, useRenewalOnReturn } from './list-parts';
import type { FilterQuery } from './stock-filter';

const KEY = 'GET /api/mporder/v1/stock/cars';

type Input = InputOf<typeof KEY>;

/** Order of the list. */
export type StockSort = NonNullable<Input['sort']>;

export interface StockCarsOptions {
  filter: FilterQuery;
  sort: StockSort;
  /** Undefined while it is being worked out: the list waits for it. */
  wish: Wish | undefined;
  place: Place;
}

/** Number of cars of a list, and of those available. */
export interface ListCounts {
  total: number;
  freeCount: number;
}

/** Stock cars all over the country, in parts. `counts` is undefined until the first one has arrived. */
export function useStockCars({ filter, sort, wish, place }: StockCarsOptions): {
  list: ApiList<StockCardData>;
  counts: ListCounts | undefined;
} {
  const list = useApiList(KEY, { ...filter, sort, ...wish, ...placeQuery(place) }, { enabled: wish !== undefined });
  useRenewalOnReturn(KEY);
  return { list, counts: firstPart(KEY, list) };
}

/** Number of available cars that match a filter, for the button of its sheet; undefined until loaded. */
export function useStockCount(filter: StockCarsOptions['filter'], isActive: boolean): number | undefined {
  return useQuery({ ...apiQuery(KEY, { ...filter, size: 1 }), enabled: isActive, staleTime: 10 * SECOND_MS }).data
    ?.freeCount;
}
