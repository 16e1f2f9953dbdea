import { DAY_MS } from '@voltfront/rules/time';
import type { TestPerson } from '../../testing';
import { iso, type Template } from '../../testing/list-copies';
import type { Shop } from '../order/order.fixture';
import { HandoverShop } from './handover.fixture';

const policies = {
  key: 'GET /api/mporder/v1/staff/insurance/policies' as const,
  id: 'orderNo' as const,
  otherQuery: { state: 'ownPolicyAccepted' },
  isPersonal: true,
  isNewestFirst: true,
  readers: { roles: ['consultant' as const] },
};

const handovers = {
  ...policies,
  key: 'GET /api/mporder/v1/staff/pickup/handovers' as const,
  otherQuery: { state: 'scanned' },
};

/** Lists of the staff of a store, by what fills each of them: a consultant, and the rows to be copied. */
export const handoverLists = { policies, handovers };

const orderOf = (value: string): Template => ({
  table: 'orders',
  column: 'order_no',
  value,
  changes: ({ id }) => ({ draft_id: id }),
});

/** An own policy in the store of a consultant. */
export async function policyToCheck(shop: Shop): Promise<[TestPerson, Record<string, string>, ...Template[]]> {
  const desk = new HandoverShop(shop);
  const person = await shop.server.login();
  const { orderNo } = await desk.order(person, 'arrived');
  const day = (days: number) => iso(shop.server.clock.now() + days * DAY_MS).slice(0, 10);
  const policy = { insurerName: '沿江保险', policyNo: 'PDAA2026310001', startsOn: day(1), endsOn: day(366) };
  const body = { orderNo, ...policy, picture: await desk.picture(person) };
  await shop.server.ask('POST /api/mporder/v1/insurance/ownPolicy', { token: person.token, body });
  const changes: NonNullable<Template['changes']> = ({ at }) => ({ own_sent_at: iso(at) });
  const row = { table: 'insurances', column: 'order_no', value: orderNo, changes };
  return [await desk.consultant(await desk.storeOf(orderNo)), {}, row, orderOf(orderNo)];
}

/** A handover in the store of a consultant. */
export async function waitingHandover(shop: Shop): Promise<[TestPerson, Record<string, string>, ...Template[]]> {
  const desk = new HandoverShop(shop);
  const person = await shop.server.login();
  const { orderNo } = await desk.order(person, 'paidInFull', { isInsured: true });
  await shop.server.ask('POST /api/mporder/v1/pickup/code', { token: person.token, body: { orderNo } });
  const changes: NonNullable<Template['changes']> = ({ id, at }) => ({ code: id, updated_at: iso(at) });
  const row = { table: 'pickups', column: 'order_no', value: orderNo, changes };
  return [await desk.consultant(await desk.storeOf(orderNo)), {}, row, orderOf(orderNo)];
}
