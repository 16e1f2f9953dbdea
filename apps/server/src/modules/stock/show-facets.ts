import type { ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { storePlaces } from '../store';
import { loadModels, loadVersion } from '../vehicle';
import { type FacetScope, selectFacets } from './facets.repository';

type Facets = ReplyOf<'GET /api/mporder/v1/stock/facets'>;
type Rows = Awaited<ReturnType<typeof selectFacets>>;

/** Models and versions in catalogue order. */
async function modelsOf(ctx: Ctx, rows: Rows['versions']): Promise<Facets['models']> {
  const models = await loadModels(ctx);
  return models.flatMap(({ modelId, name, versions }) => {
    const counted = versions.flatMap(({ versionId, versionName }) => {
      const row = rows.find((item) => item.versionId === versionId);
      return row ? [{ versionId, name: versionName, count: row.count }] : [];
    });
    const count = counted.reduce((sum, version) => sum + version.count, 0);
    return count > 0 ? [{ modelId, name, count, versions: counted }] : [];
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

/** What a list can be filtered by, the most frequent first. */
export async function showFacets(ctx: Ctx, scope: FacetScope): Promise<Facets> {
  const { versions, paints, cities, price } = await selectFacets(ctx.db, scope);
  const hasCars = price && price.count > 0 && price.minFen !== null && price.maxFen !== null;
  return {
    models: await modelsOf(ctx, versions),
    paints: await paintsOf(ctx, paints),
    cities: await citiesOf(ctx, cities),
    price: hasCars ? { minFen: price.minFen ?? 0, maxFen: price.maxFen ?? 0 } : null,
  };
}
