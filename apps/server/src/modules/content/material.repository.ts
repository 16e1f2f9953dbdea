import type { MaterialKindData } from '@voltfront/contract';
import { and, eq, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import { contentMaterial, contentMaterialDownload } from './material.tables';

export type MaterialRow = typeof contentMaterial.$inferSelect;

/** Filters of a list. */
export interface MaterialFilter {
  kind: MaterialKindData;
  modelId?: string | undefined;
  paint?: string | undefined;
}

const { publishedAt, materialId, kind, modelId, paint } = contentMaterial;

const newestFirst = keyset(publishedAt, materialId);

/** Published material, newest first. */
export function selectMaterials(
  db: Db,
  filter: MaterialFilter,
  now: number,
  { after, limit }: PageRange,
): Promise<MaterialRow[]> {
  const where = and(
    eq(kind, filter.kind),
    filter.modelId ? eq(modelId, filter.modelId) : undefined,
    filter.paint ? eq(paint, filter.paint) : undefined,
    lte(publishedAt, now),
    newestFirst.after(after),
  );
  return db
    .select()
    .from(contentMaterial)
    .where(where)
    .orderBy(...newestFirst.order)
    .limit(limit);
}

export async function selectMaterial(db: Db, id: string): Promise<MaterialRow | undefined> {
  const [row] = await db.select().from(contentMaterial).where(eq(materialId, id));
  return row;
}

/**
 * Records a person's download on a day; false when it was already recorded. Of several concurrent
 * callers one gets true.
 */
export async function insertDownload(db: Db, row: typeof contentMaterialDownload.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(contentMaterialDownload)
    .values(row)
    .onConflictDoNothing()
    .returning({ day: contentMaterialDownload.day });
  return rows.length > 0;
}

/** Increments a material's counter; returns its value. */
export async function raiseDownloads(db: Db, id: string): Promise<number> {
  const [row] = await db
    .update(contentMaterial)
    .set({ downloadCount: sql`${contentMaterial.downloadCount} + 1` })
    .where(eq(materialId, id))
    .returning({ count: contentMaterial.downloadCount });
  return row?.count ?? 0;
}

/** Deletes downloads before a day (`YYYY-MM-DD`). */
export async function deleteDownloads(db: Db, before: string): Promise<void> {
  await db.delete(contentMaterialDownload).where(lt(contentMaterialDownload.day, before));
}
