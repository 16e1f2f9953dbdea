import type { QueryOf, ReplyOf } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { openPage } from '../../kernel/list';
import { loadModels } from '../vehicle';
import { findBrochure } from './brochure/brochures';
import { type MaterialRow, selectMaterials } from './material.repository';

type List = ReplyOf<'GET /api/mpmkt/v1/materials'>;
type Filters = ReplyOf<'GET /api/mpmkt/v1/materials/filters'>;

/** Newer material is marked as new. */
const NEW_MS = 14 * DAY_MS;

/** Size and page count of a brochure; known only after it is drawn. */
async function measures(
  ctx: Ctx,
  { sizeBytes, file }: MaterialRow,
): Promise<{ sizeBytes: number; pageCount: number | null }> {
  if (sizeBytes !== null) return { sizeBytes, pageCount: null };
  const brochure = await findBrochure(ctx, file);
  return { sizeBytes: brochure?.body.length ?? 1, pageCount: brochure?.pageCount ?? null };
}

const present = async (ctx: Ctx, row: MaterialRow): Promise<List['items'][number]> => ({
  ...row,
  ...(await measures(ctx, row)),
  isNew: ctx.now() - row.publishedAt < NEW_MS,
});

/** Material of one kind, newest first, page by page. @throws BAD_INPUT for a forged cursor */
export async function listMaterials(ctx: Ctx, query: QueryOf<'GET /api/mpmkt/v1/materials'>): Promise<List> {
  const page = openPage(ctx, 'GET /api/mpmkt/v1/materials', query);
  const read = await selectMaterials(ctx.db, query, ctx.now(), page);
  const { rows, nextCursor } = page.cut(read, (row) => ({ key: row.publishedAt, id: row.materialId }));
  return { items: await Promise.all(rows.map((row) => present(ctx, row))), nextCursor };
}

/** Models and exterior colours of the catalogue, each colour once. From the cached catalogue. */
export async function listMaterialFilters(ctx: Ctx): Promise<Filters> {
  const models = await loadModels(ctx);
  const products = models.flatMap(({ versions }) => versions.flatMap((version) => version.products));
  const paints = new Map<string, Filters['paints'][number]>();
  for (const { groupCode, art, name, swatch } of products) {
    if (groupCode === 'paint' && art !== null && swatch !== null && !paints.has(art))
      paints.set(art, { paint: art, name, swatch });
  }
  return { models: models.map(({ modelId, name }) => ({ modelId, name })), paints: [...paints.values()] };
}
