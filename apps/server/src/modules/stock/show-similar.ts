import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { loadVersion } from '../vehicle';
import type { Viewpoint } from './find-cars.repository';
import { byMatch } from './list-orders';
import { carsForSale, readPage } from './list-page';
import { measureFrom } from './measure-from';
import { presentShared } from './present-shared';
import { loadCar } from './show-car';
import { findWish, toMatchConfiguration } from './wish';

const SIMILAR = 3;

/**
 * The three available cars most similar to this one; nearest first among equals. Their
 * `matchPercent` is against the caller's wish if there is one, else against this car.
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
  const list = { ...carsForSale(ctx), order: byMatch(like) };
  const page = await readPage(ctx, list, { point, wish }, { after: null, limit: SIMILAR + 1 });
  const rows = page.rows.filter(({ stockCarId }) => stockCarId !== row.stockCarId).slice(0, SIMILAR);
  return { items: await presentShared(ctx, { ...page, rows }) };
}
