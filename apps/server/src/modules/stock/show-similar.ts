import type { QueryOf, ReplyOf } from '@voltfront/contract';
import { and, ne, sql } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context';
import { loadVersion } from '../vehicle';
import { matchSql, metresSql, selectPage, type Viewpoint } from './find-cars.repository';
import { measureFrom } from './measure-from';
import { loadCar } from './show-car';
import { presentCards } from './stock.presenter';
import { isForSaleSql, isFreeSql } from './stock.states';
import { stockCars } from './stock.tables';
import { findWish, toMatchConfiguration } from './wish';

const SIMILAR = 3;
const STEP = 100_000_000;

/**
 * The three free cars most like this one; near ones first among equals. Their `matchPercent` is against the caller's wish
 * when there is one, else against this car.
 * @throws NOT_FOUND
 */
export async function showSimilar(
  ctx: Ctx,
  query: QueryOf<'GET /api/mporder/v1/stock/similar'>,
): Promise<ReplyOf<'GET /api/mporder/v1/stock/similar'>> {
  const row = await loadCar(ctx, query.stockCarId);
  const { point } = await measureFrom(ctx, query);
  const configuration = toMatchConfiguration(await loadVersion(ctx, row.versionId), row.productCodes);
  const like: Viewpoint = { point, wish: { configuration, against: 'configuration', name: '' } };
  const wish = (await findWish(ctx, query)) ?? like.wish;
  const now = ctx.now();
  const rows = await selectPage(
    ctx.db,
    { point, wish },
    {
      where: and(ne(stockCars.stockCarId, row.stockCarId), isFreeSql(now), isForSaleSql(now)),
      key: sql`(100 - ${matchSql(like)})::bigint * ${STEP}::bigint + coalesce(${metresSql(like)}, 0)`,
      place: null,
      limit: SIMILAR,
    },
  );
  return { items: await presentCards(ctx, rows) };
}
