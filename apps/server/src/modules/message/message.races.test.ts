import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { deliverMessage } from './deliver-message';
import { sendMessage } from './send-message';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const params = { orderNo: 'VO1', model: '01', amountFen: 500_000 };
const many = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, make));

it('an event that is handled by many at once makes one message, which is sent once', async () => {
  server.clock.set(Date.parse('2026-12-01T12:00+08:00'));
  const { accountId, token } = await server.login({ platform: 'MINI' });
  await server.database.executeSql(
    `insert into platform_identities (platform, open_id, account_id, created_at) values ('MINI', $1, $1, now())`,
    [accountId],
  );
  const answers = [{ templateId: 'demo-order', isAccepted: true }];
  const headers = { 'x-volt-platform': 'MINI' };
  for (let i = 0; i < 5; i += 1)
    await server.ask('POST /api/appuser/v1/user/subscriptions/save', { token, headers, body: { answers } });
  let sent = 0;
  server.app.services.subscriptionMessages = { send: async () => Boolean(++sent) };
  const event = { accountId, template: 'order.paid', eventKey: 'p1', params };
  await many(() => server.database.transaction((db) => sendMessage({ ...server.ctx(), db }, event)));
  const { items } = await server.ask('GET /api/mpaccount/v1/messages', { token, headers });
  expect(items).toHaveLength(1);
  const key = { accountId, messageId: items[0]?.messageId ?? '', channel: 'subscription' as const };
  await many(() => deliverMessage(server.ctx(), key));
  await server.runJobs();
  expect(sent).toBe(1);
});
