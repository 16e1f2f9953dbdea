import type { FilledList, ListCase } from '../testing/list.suite';
import { copiesOf, iso } from '../testing/list-copies';
import { earn } from './points';
import type { Yard } from './stock/stock.fixture';

const created = ({ at }: { at: number }) => ({ created_at: iso(at) });

/** Lists of the room for customers: everybody who may see customers reads the same. */
export function staffLists(parts: {
  yard: () => Yard;
  fillCardBag: (tab: 'unused') => Promise<FilledList>;
}): ListCase[] {
  const server = () => parts.yard().server;
  const { fillCardBag } = parts;
  return [
    {
      key: 'GET /api/mpintegral/v1/staff/points/entries',
      id: 'entryId',
      isPersonal: false,
      isNewestFirst: true,
      readers: { roles: ['auditor'] },
      async fill() {
        const [staff, { accountId }] = [await server().login({ roles: ['operator'] }), await server().login()];
        await earn(server().ctx(), { accountId, amount: 5, reason: 'gift', ref: 'list' });
        const { rows } = await server().database.executeSql('select id from points_entry where account_id = $1', [
          accountId,
        ]);
        const changes = (copy: { id: string; at: number }) => ({ ref: copy.id, ...created(copy) });
        const row = { table: 'points_entry', column: 'id', value: String(rows[0]?.id), changes };
        return copiesOf(server(), staff, { accountId }, row);
      },
    },
    {
      key: 'GET /api/mpintegral/v1/staff/coupons',
      id: 'couponId',
      isPersonal: false,
      readers: { roles: ['auditor'] },
      async fill() {
        const bag = await fillCardBag('unused');
        const { accountId } = bag.person;
        return { ...bag, person: await server().login({ roles: ['operator'] }), query: { ...bag.query, accountId } };
      },
    },
    {
      key: 'GET /api/mpintegral/v1/staff/coupons/templates',
      id: 'templateId',
      isPersonal: false,
      isNewestFirst: true,
      readers: { roles: ['auditor'] },
      async fill() {
        await fillCardBag('unused');
        const staff = await server().login({ roles: ['operator'] });
        return copiesOf(
          server(),
          staff,
          {},
          { table: 'coupon_templates', column: 'id', value: 'list-unused', changes: created },
        );
      },
    },
    {
      key: 'GET /api/mpaccount/v1/staff/messages',
      id: 'broadcastId',
      isPersonal: false,
      isNewestFirst: true,
      readers: { roles: ['auditor'] },
      async fill() {
        const staff = await server().login({ roles: ['operator'] });
        const body = { accountId: staff.accountId, kind: 'order', title: '通知', body: '内容' };
        const call = { token: staff.token, body };
        const { broadcastId } = await server().ask('POST /api/mpaccount/v1/staff/messages/person', call);
        return copiesOf(
          server(),
          staff,
          {},
          { table: 'message_broadcasts', column: 'id', value: broadcastId, changes: created },
        );
      },
    },
  ];
}
