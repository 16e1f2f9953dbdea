import type { ListCase } from '../../testing/list.suite';
import { copiesOf, iso } from '../../testing/list-copies';
import { seedOwnArticle } from '../community/test-data';
import type { Shop } from '../order/order.fixture';

const REPORT = 'POST /api/mpmkt/v1/community/report' as const;

/** The list of what customers reported. */
export const reportLists = (shop: () => Shop): ListCase[] => [
  {
    key: 'GET /api/mpmkt/v1/staff/reports',
    id: 'itemId',
    otherQuery: { kind: 'configuration' },
    isPersonal: false,
    isNewestFirst: true,
    readers: { roles: ['auditor'] },
    async fill() {
      const { server } = shop();
      const [author, reporter] = [await server.login(), await server.login()];
      const ctx = server.ctx();
      const id = await server.database.transaction((db) => seedOwnArticle({ ...ctx, db }, author.accountId));
      const body = { kind: 'article' as const, id, reason: 'spam' as const };
      await server.ask(REPORT, { token: reporter.token, body });
      const { rows } = await server.database.executeSql('select id from community_reported where target_id = $1', [id]);
      const changes = ({ id: copy, at }: { id: string; at: number }) => ({ target_id: copy, newest_at: iso(at) });
      const staff = await server.login({ roles: ['operator'] });
      const row = { table: 'community_reported', column: 'id', value: String(rows[0]?.id), changes };
      return copiesOf(server, staff, { state: 'open', kind: 'article' }, row);
    },
  },
];
