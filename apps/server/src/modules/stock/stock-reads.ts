import type { ReplyOf } from '@voltfront/contract';
import { SECOND_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { createSharedReads } from '../../kernel/shared-reads';
import type { CarGroup } from './list-orders';
import type { CarPage } from './list-page';
import type { ModelStock } from './model-stock.repository';
import type { StoreFacts } from './stock-stores.repository';

/** How long pages and counts are cached; a caller's own changes are always shown immediately. */
const PAGE_MS = 3 * SECOND_MS;
const COUNTS_MS = 5 * SECOND_MS;

/** Cached stock data, the same for everybody. */
export const stockReads = {
  groups: createSharedReads<CarGroup[]>(COUNTS_MS, 100),
  pages: createSharedReads<CarPage>(PAGE_MS),
  facets: createSharedReads<ReplyOf<'GET /api/mporder/v1/stock/facets'>>(COUNTS_MS),
  /** One model's stock, by model and city. */
  model: createSharedReads<ModelStock>(PAGE_MS),
  /** Stores by id, for one model or all. */
  stores: createSharedReads<Map<string, StoreFacts>>(PAGE_MS),
  /** Available cars by model, per city. */
  free: createSharedReads<Record<string, number>>(PAGE_MS),
};

/**
 * Call it in every transaction that changes a car's availability: this process then empties its
 * caches.
 */
export function stockChanged(ctx: Ctx): void {
  for (const reads of Object.values(stockReads)) reads.forget(ctx);
}
