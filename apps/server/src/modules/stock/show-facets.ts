import type { ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { storePlaces } from '../store';
import { loadModels, loadVersion } from '../vehicle';
import { type FacetQuery, selectFacets } from './facets.repository';
import { quickStoreIds } from './list-quick';
import { stockReads } from './stock-reads';

type Facets = ReplyOf<'GET /api/mporder/v1/stock/facets'>;
type Rows = Awaited<ReturnType<typeof selectFacets>>;

/** Models and versions in catalogue order; chosen ones are always included, even without cars. */
async function modelsOf(ctx: Ctx, rows: Rows, chosen: FacetQuery): Promise<Facets['models']> {
  const models = await loadModels(ctx);
  return models.flatMap(({ modelId, name, versions }) => {
    const count = rows.models.find((item) => item.modelId === modelId)?.count ?? 0;
    const counted = versions.flatMap(({ versionId, versionName }) => {
      const own = rows.versions.find((item) => item.versionId === versionId)?.count ?? 0;
      return own > 0 || versionId === chosen.versionId ? [{ versionId, name: versionName, count: own }] : [];
    });
    return count > 0 || modelId === chosen.modelId ? [{ modelId, name, count, versions: counted }] : [];
  });
}

async function paintsOf(ctx: Ctx, rows: Rows['paints']): Promise<Facets['paints']> {
  const paints = await Promise.all(
    rows.map(async ({ paintCode, versionId, count }) => {
      const { products } = await loadVersion(ctx, versionId);
      const product = products.find(({ productCode }) => productCode === paintCode);
      return { productCode: paintCode, name: product?.name ?? paintCode, swatch: product?.swatch ?? null, count };
    }),
  );
  return paints.sort((a, b) => b.count - a.count || a.productCode.localeCompare(b.productCode));
}

async function citiesOf(ctx: Ctx, rows: Rows['cities']): Promise<Facets['cities']> {
  const places = await storePlaces(
    ctx,
    rows.map(({ storeId }) => storeId),
  );
  const named = rows.map(({ cityCode, count }) => {
    const place = places.find((item) => item.cityCode === cityCode);
    return { cityCode, cityName: place?.cityName ?? '', count };
  });
  return named.sort((a, b) => b.count - a.count || a.cityCode.localeCompare(b.cityCode));
}

async function readFacets(ctx: Ctx, query: FacetQuery): Promise<Facets> {
  const storeIds = query.scope === 'quick' && query.storeId ? await quickStoreIds(ctx, query.storeId) : undefined;
  const rows = await selectFacets(ctx.db, { ...query, storeIds }, ctx.now());
  const { paints, cities, price } = rows;
  const hasCars = price && price.count > 0 && price.minFen !== null && price.maxFen !== null;
  return {
    models: await modelsOf(ctx, rows, query),
    paints: await paintsOf(ctx, paints),
    cities: await citiesOf(ctx, cities),
    price: hasCars ? { minFen: price.minFen ?? 0, maxFen: price.maxFen ?? 0 } : null,
  };
}

/**
 * Filter options of a list under the chosen filters, the most frequent first; cached for some
 * seconds for everybody. @throws NOT_FOUND for an unknown store
 */
export const showFacets = (ctx: Ctx, query: FacetQuery): Promise<Facets> =>
  stockReads.facets.read(ctx, JSON.stringify(query), () => readFacets(ctx, query));
