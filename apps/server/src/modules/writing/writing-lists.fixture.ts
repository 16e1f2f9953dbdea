import type { ListCase } from '../../testing/list.suite';
import { copiesOf, iso } from '../../testing/list-copies';
import type { Shop } from '../order/order.fixture';
import { insertWriting } from './writing.repository';

/** Lists of articles by customers: the own ones, and those that staff decide about. */
export const writingLists = (shop: () => Shop): ListCase[] => {
  const add = async (id: string, accountId: string, title: string) => {
    const { db } = shop().server.database;
    const now = shop().server.clock.now();
    const written = { title, text: '正文', pictures: [], revision: 1, steps: [] };
    const times = { submittedAt: now, createdAt: now, updatedAt: now };
    return (await insertWriting(db, { id, accountId, state: 'reviewing', ...written, ...times })).id;
  };
  return [
    {
      key: 'GET /api/mpmkt/v1/community/writings',
      id: 'writingId',
      otherQuery: { state: 'draft' },
      isPersonal: true,
      isNewestFirst: true,
      async fill() {
        const person = await shop().server.login();
        const value = await add('list-own-writing', person.accountId, 'own');
        const changes = ({ at }: { at: number }) => ({ updated_at: iso(at) });
        return copiesOf(shop().server, person, {}, { table: 'writings', column: 'id', value, changes });
      },
    },
    {
      key: 'GET /api/mpmkt/v1/staff/writings',
      id: 'writingId',
      otherQuery: { state: 'refused' },
      isPersonal: false,
      isNewestFirst: true,
      readers: { roles: ['auditor'] },
      async fill() {
        const { accountId } = await shop().server.login();
        const value = await add('list-writing', accountId, 'listed');
        const changes = ({ at }: { at: number }) => ({ submitted_at: iso(at) });
        const staff = await shop().server.login({ roles: ['operator'] });
        const row = { table: 'writings', column: 'id', value, changes };
        return copiesOf(shop().server, staff, { words: 'listed' }, row);
      },
    },
  ];
};
