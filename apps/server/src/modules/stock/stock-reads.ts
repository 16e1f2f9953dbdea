import type { ReplyOf } from '@voltfront/contract';
import { SECOND_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { createSharedReads } from '../../kernel/shared-reads';
import type { CarGroup } from './list-orders';
import type { CarPage } from './list-page';
import type { ModelStock } from './model-stock.repository';
import type { StoreFacts } from './stock-stores.repository';

/** How long people may see the same page and the same counts; what they did themselves is never older than their call. */
const PAGE_MS = 3 * SECOND_MS;
const COUNTS_MS = 5 * SECOND_MS;

/** What everybody sees of the stock alike. */
export const stockReads = {
  groups: createSharedReads<CarGroup[]>(COUNTS_MS, 100),
  pages: createSharedReads<CarPage>(PAGE_MS),
  facets: createSharedReads<ReplyOf<'GET /api/mporder/v1/stock/facets'>>(COUNTS_MS),
  /** Of one model, by model and city. */
  model: createSharedReads<ModelStock>(PAGE_MS),
  /** By id; of one model or of all. */
  stores: createSharedReads<Map<string, StoreFacts>>(PAGE_MS),
  /** Free cars by model, by city. */
  free: createSharedReads<Record<string, number>>(PAGE_MS),
};

/** Call it in the transaction of every change of who has a car: this process then reads what it shows anew. */
export function stockChanged(ctx: Ctx): void {
  for (const reads of Object.values(stockReads)) reads.forget(ctx);
}
