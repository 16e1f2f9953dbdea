import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../kernel/columns';
import { personal, pick } from '../../kernel/personal-data';

/**
 * All uploaded files. A row is inserted before its file and deleted after it, so that every file
 * has a row.
 */
export const uploadedFiles = pgTable(
  'uploaded_files',
  {
    userId: text('user_id').notNull(),
    /** `/files/{personal|public}/…` */
    path: text('path').notNull(),
    /** The item that it belongs to, such as `tradeIn:{requestId}`; null for none. */
    owner: text('owner'),
    /** When the file is removed; null while its owner exists. */
    removeAt: moment('remove_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.path] }),
    index('uploaded_files_owner').on(table.userId, table.owner),
    index('uploaded_files_remove').on(table.removeAt),
  ],
);

personal(uploadedFiles, {
  owner: uploadedFiles.userId,
  exported: {
    title: '上传的图片',
    columns: pick(uploadedFiles, 'path', 'createdAt', 'removeAt'),
    newest: uploadedFiles.createdAt,
  },
  erased: { by: 'forgetUploads' },
  items: [{ key: 'upload', since: uploadedFiles.createdAt }],
});
