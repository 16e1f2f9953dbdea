/** The table of a list: own rows begin with the account, and both end in the order of the list. */
export const tables = ({ isPublic, names: { manyCamel, many, table } }) =>
  isPublic
    ? `import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn } from '../../kernel/columns';

/** ${words(many)}, for everybody. */
export const ${manyCamel} = pgTable(
  '${table}',
  { id: idColumn(), title: text('title').notNull(), createdAt: createdAt() },
  (table) => [index('${table}_newest').on(table.createdAt, table.id)],
);
`
    : `import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../../kernel/columns';
import { personal, pick } from '../../kernel/personal-data';

/** ${words(many)} of customers. */
export const ${manyCamel} = pgTable(
  '${table}',
  { accountId: text('account_id').notNull(), id: text('id').notNull(), title: text('title').notNull(), createdAt: createdAt() },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('${table}_newest').on(table.accountId, table.createdAt, table.id),
  ],
);

personal(${manyCamel}, {
  owner: ${manyCamel}.accountId,
  exported: {
    title: '${words(many)}',
    columns: pick(${manyCamel}, 'title', 'createdAt'),
    newest: ${manyCamel}.createdAt,
  },
  erased: { delete: true },
});
`;

const words = (many) => many.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
