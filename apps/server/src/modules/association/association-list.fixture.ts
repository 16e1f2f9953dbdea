import type { ListCase } from '../../testing/list.suite';
import { copiesOf, iso } from '../../testing/list-copies';
import type { Yard } from '../stock/stock.fixture';

/** The case of the list of requests of members. */
export const bindingList = (yard: () => Yard): ListCase => ({
  key: 'GET /api/mpmkt/v1/staff/association/bindings',
  id: 'bindingId',
  otherQuery: { state: 'inReview' },
  isPersonal: false,
  readers: { roles: ['operator'] },
  isNewestFirst: true,
  async fill() {
    const { server } = yard();
    const operator = await server.login({ roles: ['operator'] });
    await server.database.executeSql(
      `insert into associations (id, name, rights, contract_until, position) values ('list', 'list', '[]', now(), 0)`,
    );
    await server.database.executeSql(
      `insert into association_bindings
         (account_id, id, association_id, state, number_hash, masked_number, reason, created_at, updated_at)
       values ($1, 'list-binding', 'list', 'refused', 'x', '***1234', '', now() - interval '9 days', now())`,
      [operator.accountId],
    );
    const changes = ({ at }: { at: number }) => ({ created_at: iso(at) });
    const source = { table: 'association_bindings', column: 'id', value: 'list-binding', changes };
    return copiesOf(server, operator, { state: 'refused' }, source);
  },
});
