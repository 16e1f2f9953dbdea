/** The use case of a list. Only this file of the generator knows about cursors and pages. */
export const listUseCase = ({
  key,
  isPublic,
  names: { Many, manyCamel, many, oneCamel },
}) => `import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { ${isPublic ? 'Ctx' : 'ActorCtx'} } from '../../kernel/context';
import { ${isPublic ? 'newestRows, openPage' : 'newestRowsOf, openPage'} } from '../../kernel/list';
import { ${manyCamel} } from './${many}.tables';

const LIST = '${key}';

/** ${isPublic ? 'All' : "The caller's"} ${many.replaceAll('-', ' ')}, newest first, a page at a time. @throws BAD_INPUT for a cursor that does not fit */
export async function list${Many}(ctx: ${isPublic ? 'Ctx' : 'ActorCtx'}, query: QueryOf<typeof LIST>): Promise<ReplyOf<typeof LIST>> {
  const page = openPage(ctx, LIST, query);
  const read = await ${isPublic ? `newestRows(ctx.db, ${manyCamel}, page)` : `newestRowsOf(ctx.db, ${manyCamel}, ctx.actor.accountId, page)`};
  const { rows, nextCursor } = page.cut(read, ({ createdAt, id }) => ({ key: createdAt, id }));
  return { items: rows.map(({ id, title, createdAt }) => ({ ${oneCamel}Id: id, title, createdAt })), nextCursor };
}
`;

/** The list's case in the suite of all lists: one row, which the suite copies. */
export const listCase = ({ key, isPublic, names: { one, manyCamel, oneCamel, table } }) => `  {
    key: '${key}',
    id: '${oneCamel}Id',
    isPersonal: ${!isPublic},
    isNewestFirst: true,
    async fill() {
      const person = await yard.server.login();
      const row = { ${isPublic ? '' : 'accountId: person.accountId, '}id: '${one}', title: '${one}', createdAt: 0 };
      await yard.server.database.db.insert(${manyCamel}).values(row);
      return copiesOf(person, {}, { table: '${table}', column: 'id', value: row.id, changes: created });
    },
  },`;
