import { afterAll, beforeAll, expect, it } from 'vitest';
import { HandoverShop } from '../insurance/handover.fixture';
import { addCarers } from '../store';
import { advisers } from './demo/carers';

const ASK = 'POST /api/mporder/v1/care/adviser/request' as const;
const STORE = 'hz-qianjiang';
const CALLERS = Array.from({ length: 40 }, (_, index) => index);

let desk: HandoverShop;
beforeAll(async () => {
  desk = await HandoverShop.open();
  await addCarers(desk.server.database.db, advisers, []);
});
afterAll(() => desk.close());

const counted = async (text: string, values: unknown[]) =>
  Number((await desk.server.database.executeSql(text, values)).rows[0]?.count);

it('of forty requests at once for another adviser one is made', async () => {
  const { token, accountId } = await desk.server.login();
  await desk.server.ask('POST /api/mporder/v1/care/store', { token, body: { storeId: STORE } });
  const answers = await Promise.all(
    CALLERS.map(() => desk.server.call(ASK, { token, body: { reason: 'time', note: '' } })),
  );
  expect(answers.filter(({ name }) => name === 'SUCCESS')).toHaveLength(1);
  expect(await counted('select count(*) from adviser_requests where user_id = $1', [accountId])).toBe(1);
});

it('of forty answers of staff at once one counts', async () => {
  const { token } = await desk.server.login();
  await desk.server.ask('POST /api/mporder/v1/care/store', { token, body: { storeId: STORE } });
  await desk.server.ask(ASK, { token, body: { reason: 'time', note: '' } });
  const consultant = await desk.consultant(STORE);
  const call = { token: consultant.token, query: {} };
  const [request] = (await desk.server.ask('GET /api/mporder/v1/staff/care/requests', call)).items;
  const { requestId = '', others = [] } = request ?? {};
  const answers = await Promise.all(
    CALLERS.map((index) =>
      index % 2 === 0
        ? desk.server.call('POST /api/mporder/v1/staff/care/request/assign', {
            token: consultant.token,
            body: { requestId, adviserId: others[0]?.adviserId ?? '' },
          })
        : desk.server.call('POST /api/mporder/v1/staff/care/request/decline', {
            token: consultant.token,
            body: { requestId, answer: '暂无其他顾问' },
          }),
    ),
  );
  expect(answers.filter(({ name }) => name === 'SUCCESS')).toHaveLength(1);
});

it('of forty ratings of one visit at once one is kept', async () => {
  const person = await desk.server.login();
  const { token } = person;
  const { orderNo } = await desk.order(person, 'paidInFull', { isInsured: true });
  await desk.server.ask('POST /api/mporder/v1/pickup/code', { token, body: { orderNo } });
  await desk.set(orderNo, 'delivered', { isInsured: true });
  const at = new Date(desk.server.clock.now()).toISOString();
  await desk.server.database.executeSql(
    `update pickups set state = 'delivered', delivered_at = $2 where order_no = $1`,
    [orderNo, at],
  );
  const [visit] = (await desk.server.ask('GET /api/mporder/v1/care', { token })).toRate;
  const body = { visitId: visit?.visitId ?? '', stars: 5, note: '' };
  const answers = await Promise.all(
    CALLERS.map(() => desk.server.call('POST /api/mporder/v1/care/rate', { token, body })),
  );
  expect(answers.filter(({ name }) => name === 'SUCCESS')).toHaveLength(1);
  expect(await counted('select count(*) from visit_ratings where user_id = $1', [person.accountId])).toBe(1);
});
