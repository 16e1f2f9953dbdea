import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { freeOfModel } from './car-conditions.repository';
import { byDistance } from './list-orders';
import { readPage } from './list-page';
import { measureFrom } from './measure-from';
import { selectFreeByModel, selectModelStock } from './model-stock.repository';
import { presentShared } from './present-shared';
import { stockReads } from './stock-reads';

const NEAREST = 3;

/** Stock of a model for its screen. Only available cars are counted; sale cars separately. */
export async function showModelStock(
  ctx: Ctx,
  query: QueryOf<'GET /api/mporder/v1/stock/model'>,
): Promise<ReplyOf<'GET /api/mporder/v1/stock/model'>> {
  const { point, from } = await measureFrom(ctx, query);
  const { modelId } = query;
  const view = { point, wish: null };
  const now = ctx.now();
  const cityCode = query.cityCode ?? from.cityCode;
  const { freeCount, cityCount, quickCount, saleCount, fromPriceFen, fromDays } = await stockReads.model.read(
    ctx,
    JSON.stringify([modelId, cityCode]),
    () => selectModelStock(ctx.db, { modelId, cityCode, now }),
  );
  const where = freeOfModel(modelId, now);
  const list = { name: ['free', modelId], where, order: byDistance(view) };
  const nearest = await presentShared(ctx, await readPage(ctx, list, view, { after: null, limit: NEAREST }));
  return { freeCount, cityCount, quickCount, saleCount, fromPriceFen, fromDays, from, nearest };
}

/**
 * Available cars by model, in a city or the whole country, cached for some seconds for everybody.
 */
export const freeStockByModel = (ctx: Ctx, { cityCode }: { cityCode: string | undefined }) =>
  stockReads.free.read(ctx, cityCode ?? '', () => selectFreeByModel(ctx.db, cityCode, ctx.now()));
