import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../kernel/columns';
import { personal } from '../../kernel/personal-data';

/** Every file that somebody sent. A row is there before its file and goes after it: no file is without one. */
export const uploadedFiles = pgTable(
  'uploaded_files',
  {
    userId: text('user_id').notNull(),
    /** `/files/{personal|public}/…` */
    path: text('path').notNull(),
    /** What it is a part of, such as `tradeIn:{requestId}`; null while it is of nothing. */
    owner: text('owner'),
    /** When the file is removed; null as long as its owner is there. */
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
    columns: { path: uploadedFiles.path, createdAt: uploadedFiles.createdAt, removeAt: uploadedFiles.removeAt },
    newest: uploadedFiles.createdAt,
  },
  erased: { by: 'forgetUploads' },
  items: [{ key: 'upload', since: uploadedFiles.createdAt }],
});
