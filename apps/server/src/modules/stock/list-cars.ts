import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { type ListPage, openPage } from '../../kernel/list';
import { inSale, ordinaryOnSale } from './car-conditions.repository';
import type { Viewpoint } from './find-cars.repository';
import {
  byDays,
  byDistance,
  byFallingPrice,
  byMatch,
  byPrice,
  bySaving,
  byWindow,
  type ListOrder,
} from './list-orders';
import { type CarList, positionOf, readPage } from './list-page';
import { type MeasuringPoint, measureFrom } from './measure-from';
import { presentShared } from './present-shared';
import { findWish } from './wish';

type StockQuery = QueryOf<'GET /api/mporder/v1/stock/cars'>;
type SaleQuery = QueryOf<'GET /api/mporder/v1/stock/sale/cars'>;
type Page = ReplyOf<'GET /api/mporder/v1/stock/cars'>;

/** The filter as a cache key. */
function namesOf(query: StockQuery | SaleQuery): unknown[] {
  const { modelId, versionId, paint, cityCode, storeId, kind } = query;
  const { minPriceFen, maxPriceFen, maxDays, minSavingFen } = query;
  return [modelId, versionId, paint, cityCode, storeId, kind, minPriceFen, maxPriceFen, maxDays, minSavingFen];
}

function stockOrder(sort: StockQuery['sort'], view: Viewpoint): ListOrder {
  if (sort === 'price') return byPrice;
  if (sort === 'priceDesc') return byFallingPrice;
  if (sort === 'days') return byDays(view);
  return sort === 'match' ? byMatch(view) : byDistance(view);
}

function saleOrder(sort: SaleQuery['sort'], view: Viewpoint, now: number): ListOrder {
  if (sort === 'saving') return bySaving;
  if (sort === 'price') return byPrice;
  return sort === 'distance' ? byDistance(view) : byWindow(now);
}

async function showPage(ctx: Ctx, list: CarList, view: Viewpoint & MeasuringPoint, page: ListPage): Promise<Page> {
  const { rows: read, facts, total, freeCount } = await readPage(ctx, list, view, page);
  const { rows, nextCursor } = page.cut(read, positionOf);
  const items = await presentShared(ctx, { rows, facts });
  return { items, nextCursor, total, freeCount, from: view.from, now: ctx.now() };
}

async function viewOf(ctx: Ctx, query: StockQuery | SaleQuery): Promise<Viewpoint & MeasuringPoint> {
  return { ...(await measureFrom(ctx, query)), wish: await findWish(ctx, query) };
}

/**
 * Ordinary stock that is not sold, including held cars; nearest first unless sorted otherwise.
 * @throws BAD_INPUT
 */
export async function listStock(ctx: Ctx, query: StockQuery): Promise<Page> {
  const page = openPage(ctx, 'GET /api/mporder/v1/stock/cars', query);
  const view = await viewOf(ctx, query);
  const where = ordinaryOnSale(query);
  const list: CarList = { name: ['stock', namesOf(query)], where, order: stockOrder(query.sort, view) };
  return showPage(ctx, list, view, page);
}

/** Cars of official sales including sold ones, without withdrawn ones. @throws BAD_INPUT */
export async function listSale(ctx: Ctx, query: SaleQuery): Promise<Page> {
  const page = openPage(ctx, 'GET /api/mporder/v1/stock/sale/cars', query);
  const now = ctx.now();
  const view = await viewOf(ctx, query);
  const where = inSale(query.phase, query, now);
  const name = ['sale', query.phase, namesOf(query)];
  const list: CarList = { name, where, order: saleOrder(query.sort, view, now) };
  return showPage(ctx, list, view, page);
}
