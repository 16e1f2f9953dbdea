import type { GrantedRole } from '@voltfront/contract/permissions';
import type { FilledList, ListCase } from '../../testing/list.suite';
import { copiesOf, iso } from '../../testing/list-copies';
import type { Shop } from './order.fixture';

/** A list of staff, filled with copies of an order in a state. */
async function fill(shop: Shop, state: string, role: GrantedRole, query: FilledList['query']): Promise<FilledList> {
  const { orderNo: value } = await shop.order(await shop.server.login());
  const reader = await shop.server.login({ roles: [role] });
  const place: Record<string, string> = query.storeId === undefined ? {} : { store_id: String(query.storeId) };
  const changes = ({ id, at }: { id: string; at: number }) => ({
    state,
    draft_id: id,
    created_at: iso(at),
    ...place,
  });
  return copiesOf(shop.server, reader, query, { table: 'orders', column: 'order_no', value, changes });
}

/** Lists in which staff see everybody's orders. */
export const staffOrderLists = (shop: () => Shop): ListCase[] => [
  {
    key: 'GET /api/mporder/v1/staff/production/orders',
    id: 'orderNo',
    otherQuery: { stage: 'locked' },
    isPersonal: false,
    isNewestFirst: true,
    readers: { roles: ['operator'] },
    fill: () => fill(shop(), 'inProduction', 'operator', { stage: 'inProduction' }),
  },
  {
    key: 'GET /api/mporder/v1/staff/handovers/inspections',
    id: 'orderNo',
    otherQuery: { storeId: 'another-store' },
    isPersonal: false,
    isNewestFirst: true,
    readers: { roles: ['auditor'] },
    fill: () => fill(shop(), 'arrived', 'auditor', { storeId: 'sz-nanshan' }),
  },
];
