import type { ListCase } from '../../testing/list.suite';
import { copiesOf } from '../../testing/list-copies';
import type { Shop } from '../order/order.fixture';

/** Stores as operators look for them; each of them reads the same list. */
export const storeDeskLists = (shop: () => Shop): ListCase[] => [
  {
    key: 'GET /api/mporder/v1/staff/stores',
    id: 'storeId',
    otherQuery: { kind: 'service' },
    isPersonal: false,
    readers: { roles: ['auditor'] },
    async fill() {
      const staff = await shop().server.login({ roles: ['operator'] });
      const row = { table: 'stores', column: 'store_id', value: 'sh-jingan' };
      return copiesOf(shop().server, staff, { words: '静安' }, row);
    },
  },
];
