import type { QueryOf, ReplyOf } from '@voltfront/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context';
import { metresSql, selectPage } from './find-cars.repository';
import { measureFrom } from './measure-from';
import { selectFreeByModel, selectModelStock } from './model-stock.repository';
import { presentCards } from './stock.presenter';
import { isFreeSql, isOrdinarySql } from './stock.states';
import { stockCars } from './stock.tables';

const NEAREST = 3;

/** Stock of one model for its page. Counts are of free cars; sale cars are counted apart. */
export async function showModelStock(
  ctx: Ctx,
  query: QueryOf<'GET /api/mporder/v1/stock/model'>,
): Promise<ReplyOf<'GET /api/mporder/v1/stock/model'>> {
  const { point, from } = await measureFrom(ctx, query);
  const view = { point, wish: null };
  const now = ctx.now();
  const cityCode = query.cityCode ?? from.cityCode;
  const { freeCount, cityCount, quickCount, saleCount, fromPriceFen, fromDays } = await selectModelStock(ctx.db, {
    modelId: query.modelId,
    cityCode,
    now,
  });
  const rows = await selectPage(ctx.db, view, {
    where: and(eq(stockCars.modelId, query.modelId), isFreeSql(now), isOrdinarySql),
    key: sql`coalesce(${metresSql(view)}, 0)::bigint`,
    place: null,
    limit: NEAREST,
  });
  const nearest = await presentCards(ctx, rows);
  return { freeCount, cityCount, quickCount, saleCount, fromPriceFen, fromDays, from, nearest };
}

/** Free cars by model, of a city or of the whole country, in one query. */
export const freeStockByModel = (ctx: Ctx, { cityCode }: { cityCode: string | undefined }) =>
  selectFreeByModel(ctx.db, cityCode, ctx.now());
