import type { MaterialKindData } from '@voltfront/contract';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { count, moment } from '../../kernel/columns';
import { personal, pick } from '../../kernel/personal-data';

/** Downloadable material. Lists are sorted newest first and filtered by kind, model and paint. */
export const contentMaterial = pgTable(
  'content_material',
  {
    materialId: text('material_id').primaryKey(),
    kind: text('kind').$type<MaterialKindData>().notNull(),
    title: text('title').notNull(),
    modelId: text('model_id'),
    paint: text('paint'),
    cover: text('cover').notNull(),
    file: text('file').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** File size; null for brochures, which the server draws. */
    sizeBytes: integer('size_bytes'),
    durationS: integer('duration_s'),
    publishedAt: moment('published_at').notNull(),
    downloadCount: count('download_count').notNull().default(0),
  },
  (table) => [
    index('content_material_newest').on(table.kind, table.publishedAt, table.materialId),
    index('content_material_model').on(table.kind, table.modelId, table.publishedAt, table.materialId),
    index('content_material_paint').on(table.kind, table.paint, table.publishedAt, table.materialId),
    index('content_material_both').on(table.kind, table.modelId, table.paint, table.publishedAt, table.materialId),
  ],
);

/** Who downloaded what on which day; deleted when the day can no longer be counted. */
export const contentMaterialDownload = pgTable(
  'content_material_download',
  {
    accountId: text('account_id').notNull(),
    materialId: text('material_id').notNull(),
    /** Shanghai day, `YYYY-MM-DD`. */
    day: text('day').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.materialId, table.day] }),
    index('content_material_download_day').on(table.day),
  ],
);

personal(contentMaterialDownload, {
  owner: contentMaterialDownload.accountId,
  exported: {
    title: '素材下载',
    columns: pick(contentMaterialDownload, 'materialId', 'day'),
    newest: contentMaterialDownload.day,
  },
  erased: { delete: true },
  items: [{ key: 'checkIn', since: contentMaterialDownload.day }],
});
