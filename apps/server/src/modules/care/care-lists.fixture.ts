import type { TestPerson } from '../../testing';
import type { ListCase } from '../../testing/list.suite';
import { copiesOf, iso, type Template } from '../../testing/list-copies';
import { HandoverShop } from '../insurance/handover.fixture';
import type { Shop } from '../order/order.fixture';

const requests = {
  key: 'GET /api/mporder/v1/staff/care/requests' as const,
  id: 'requestId' as const,
  otherQuery: { state: 'declined' },
  isPersonal: true,
  isNewestFirst: true,
  readers: { roles: ['consultant' as const] },
};

const ratings = {
  ...requests,
  key: 'GET /api/mporder/v1/staff/care/ratings' as const,
  id: 'ratingId',
  otherQuery: { stars: 1 },
};

type Filling = [TestPerson, Record<string, string>, ...Template[]];

/** A request for another adviser in the store of a consultant. */
async function waitingRequest(shop: Shop): Promise<Filling> {
  const person = await shop.server.login();
  const { token, accountId } = person;
  await shop.paidOrder(person);
  const body = { reason: 'time' as const, note: '' };
  const care = await shop.server.ask('POST /api/mporder/v1/care/adviser/request', { token, body });
  const { rows } = await shop.server.database.executeSql('select request_id from adviser_requests where user_id = $1', [
    accountId,
  ]);
  const changes: NonNullable<Template['changes']> = ({ at }) => ({ created_at: iso(at) });
  const row = { table: 'adviser_requests', column: 'request_id', value: String(rows[0]?.request_id), changes };
  return [await new HandoverShop(shop).consultant(care.stores[0]?.storeId ?? ''), {}, row];
}

/** A rating of a visit to the store of a consultant. */
async function givenRating(shop: Shop): Promise<Filling> {
  const desk = new HandoverShop(shop);
  const person = await shop.server.login();
  const { token } = person;
  const { orderNo } = await desk.order(person, 'paidInFull', { isInsured: true });
  await shop.server.ask('POST /api/mporder/v1/pickup/code', { token, body: { orderNo } });
  await desk.set(orderNo, 'delivered', { isInsured: true });
  const at = iso(shop.server.clock.now());
  const handedOver = `update pickups set state = 'delivered', delivered_at = $2 where order_no = $1`;
  await shop.server.database.executeSql(handedOver, [orderNo, at]);
  const [visit] = (await shop.server.ask('GET /api/mporder/v1/care', { token })).toRate;
  const visitId = visit?.visitId ?? '';
  await shop.server.ask('POST /api/mporder/v1/care/rate', { token, body: { visitId, stars: 4, note: '' } });
  const changes: NonNullable<Template['changes']> = ({ id, at: createdAt }) => ({
    visit_id: id,
    created_at: iso(createdAt),
  });
  const { rows } = await shop.server.database.executeSql('select rating_id from visit_ratings where user_id = $1', [
    person.accountId,
  ]);
  const row = { table: 'visit_ratings', column: 'rating_id', value: String(rows[0]?.rating_id), changes };
  return [await desk.consultant(await desk.storeOf(orderNo)), {}, row];
}

/** Lists of the staff of a store. */
export const careLists = (shop: () => Shop): ListCase[] => [
  { ...requests, fill: async () => copiesOf(shop().server, ...(await waitingRequest(shop()))) },
  { ...ratings, fill: async () => copiesOf(shop().server, ...(await givenRating(shop()))) },
];
