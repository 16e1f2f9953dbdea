import type { QueryOf, ReplyOf, StockCardData } from '@voltfront/contract';
import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context';
import { fromCursor, toCursor } from '../../kernel/cursor';
import { countCars, matchSql, metresSql, type Place, selectPage, type Viewpoint } from './find-cars.repository';
import { type MeasuringPoint, measureFrom } from './measure-from';
import { presentCards } from './stock.presenter';
import { at, isOrdinarySql } from './stock.states';
import { stockCars } from './stock.tables';
import { findWish } from './wish';

type StockQuery = QueryOf<'GET /api/mporder/v1/stock/cars'>;
type SaleQuery = QueryOf<'GET /api/mporder/v1/stock/sale/cars'>;
type Page = ReplyOf<'GET /api/mporder/v1/stock/cars'>;

/** More metres than the earth has between two places; a step between two sort keys. */
const STEP = 100_000_000;
/** More milliseconds than a moment of this century has. */
const TIME_STEP = 10_000_000_000_000;

/** Text that finds the next page. */
export const cursorOf = (place: Place) => toCursor(place.key, place.stockCarId);

/** @throws BAD_INPUT for a cursor we did not make */
export function placeOf(cursor: string | undefined): Place | null {
  const place = fromCursor(cursor);
  return place ? { key: place.key, stockCarId: place.id } : null;
}

function filterOf(query: StockQuery | SaleQuery): SQL | undefined {
  const { modelId, versionId, paint, cityCode, storeId, kind } = query;
  const { minPriceFen, maxPriceFen, maxDays, minSavingFen } = query;
  return and(
    modelId ? eq(stockCars.modelId, modelId) : undefined,
    versionId ? eq(stockCars.versionId, versionId) : undefined,
    paint ? eq(stockCars.paintCode, paint) : undefined,
    cityCode ? eq(stockCars.cityCode, cityCode) : undefined,
    storeId ? eq(stockCars.storeId, storeId) : undefined,
    kind ? eq(stockCars.kind, kind) : undefined,
    minPriceFen === undefined ? undefined : gte(stockCars.priceFen, minPriceFen),
    maxPriceFen === undefined ? undefined : lte(stockCars.priceFen, maxPriceFen),
    maxDays === undefined ? undefined : lte(stockCars.readyInDays, maxDays),
    minSavingFen ? sql`${stockCars.listPriceFen} - ${stockCars.priceFen} >= ${minSavingFen}::bigint` : undefined,
  );
}

const near = (view: Viewpoint): SQL => sql`coalesce(${metresSql(view)}, 0)`;

function stockKey(sort: StockQuery['sort'], view: Viewpoint): SQL {
  if (sort === 'price') return sql`${stockCars.priceFen}::bigint`;
  if (sort === 'priceDesc') return sql`-${stockCars.priceFen}::bigint`;
  if (sort === 'days') return sql`${stockCars.readyInDays}::bigint * ${STEP}::bigint + ${near(view)}`;
  if (sort === 'match' && view.wish) return sql`(100 - ${matchSql(view)})::bigint * ${STEP}::bigint + ${near(view)}`;
  return sql`${near(view)}::bigint`;
}

const millis = (column: typeof stockCars.saleEndsAt | typeof stockCars.saleStartsAt) =>
  sql`(extract(epoch from ${column}) * 1000)::bigint`;

/** Running by end, not started by start, sold ones of running sales, over from the newest on. */
function windowKey(now: number): SQL {
  const [starts, ends] = [millis(stockCars.saleStartsAt), millis(stockCars.saleEndsAt)];
  const step = sql`${TIME_STEP}::bigint`;
  return sql`case
    when ${stockCars.saleEndsAt} <= ${at(now)} then 4 * ${step} - ${ends}
    when ${stockCars.status} = 'sold' then 2 * ${step} + ${ends}
    when ${stockCars.saleStartsAt} > ${at(now)} then ${step} + ${starts}
    else ${ends} end`;
}

function saleKey(sort: SaleQuery['sort'], view: Viewpoint, now: number): SQL {
  if (sort === 'saving') return sql`(${stockCars.priceFen} - ${stockCars.listPriceFen})::bigint`;
  if (sort === 'price') return sql`${stockCars.priceFen}::bigint`;
  if (sort === 'distance') return sql`${near(view)}::bigint`;
  return windowKey(now);
}

function phaseSql(phase: SaleQuery['phase'], now: number): SQL | undefined {
  if (phase === 'notStarted') return sql`${stockCars.saleStartsAt} > ${at(now)}`;
  if (phase === 'over') return sql`${stockCars.saleEndsAt} <= ${at(now)}`;
  if (!phase) return undefined;
  return sql`${stockCars.saleStartsAt} <= ${at(now)} and ${stockCars.saleEndsAt} > ${at(now)}`;
}

async function pageOfCars(
  ctx: Ctx,
  query: { cursor?: string | undefined; size: number },
  view: Viewpoint & Pick<MeasuringPoint, 'from'>,
  list: { where: SQL | undefined; key: SQL },
): Promise<Page> {
  const rows = await selectPage(ctx.db, view, { ...list, place: placeOf(query.cursor), limit: query.size + 1 });
  const page = rows.slice(0, query.size);
  const last = page.at(-1);
  const items: StockCardData[] = await presentCards(ctx, page);
  const nextCursor = rows.length > query.size && last ? cursorOf(last) : null;
  return { items, nextCursor, total: await countCars(ctx.db, list.where), from: view.from, now: ctx.now() };
}

/** Ordinary stock that is not sold, held cars included; near ones first unless sorted otherwise. @throws BAD_INPUT */
export async function listStock(ctx: Ctx, query: StockQuery): Promise<Page> {
  const view = { ...(await measureFrom(ctx, query)), wish: await findWish(ctx, query) };
  const where = and(eq(stockCars.status, 'onSale'), isOrdinarySql, filterOf(query));
  return pageOfCars(ctx, query, view, { where, key: stockKey(query.sort, view) });
}

/** Cars of official sales with sold ones; withdrawn ones are left out. @throws BAD_INPUT */
export async function listSale(ctx: Ctx, query: SaleQuery): Promise<Page> {
  const now = ctx.now();
  const view = { ...(await measureFrom(ctx, query)), wish: await findWish(ctx, query) };
  const inSale = sql`${stockCars.saleStartsAt} is not null and ${stockCars.status} <> 'withdrawn'`;
  const where = and(inSale, phaseSql(query.phase, now), filterOf(query));
  return pageOfCars(ctx, query, view, { where, key: saleKey(query.sort, view, now) });
}
