import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { broadcastRules, sendBroadcast } from './send-broadcast';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('a message to an audience that 40 jobs send at once reaches each person once', async () => {
  server.clock.set(Date.parse('2026-12-01T12:00+08:00'));
  const operator = await server.login({ roles: ['operator'] });
  await server.database.executeSql(
    `insert into accounts (id, nickname, avatar, roles, state, created_at)
     select 'race-' || n, 'race', '/assets/avatars/1.webp', '[]', 'active', '2026-01-01' from generate_series(1, 300) n`,
  );
  const { token } = operator;
  const body = { kind: 'activity', filter: {} };
  const { previewToken, count } = await server.ask('POST /api/mpaccount/v1/staff/messages/preview', { token, body });
  const words = { title: '通知', body: '内容', link: '' };
  const { broadcastId } = await server.ask('POST /api/mpaccount/v1/staff/messages/send', {
    token,
    body: { ...words, previewToken },
  });
  broadcastRules.batch = 10;
  const run = () => server.database.transaction((db) => sendBroadcast({ ...server.ctx(), db }, { broadcastId }));
  // Some may be refused because too many wait for a connection; the queue repeats such a job.
  await Promise.allSettled(Array.from({ length: 40 }, run));
  await server.runJobs();
  const { rows } = await server.database.executeSql(
    `select count(*)::int as n, count(distinct account_id)::int as people from messages where event_key = $1`,
    [broadcastId],
  );
  const { items } = await server.ask('GET /api/mpaccount/v1/staff/messages', { token });
  expect(rows[0]).toEqual({ n: count, people: count });
  expect(items[0]).toMatchObject({ state: 'done', delivered: count });
});

it('a message that its person reads with 40 calls at once is counted once', async () => {
  const operator = await server.login({ roles: ['operator'] });
  const person = await server.login();
  const body = { accountId: person.accountId, kind: 'order', title: '通知', body: '内容' };
  await server.ask('POST /api/mpaccount/v1/staff/messages/person', { token: operator.token, body });
  const read = () => server.call('POST /api/mpaccount/v1/messages/read', { token: person.token, body: {} });
  await Promise.all(Array.from({ length: 40 }, read));
  const { items } = await server.ask('GET /api/mpaccount/v1/staff/messages', { token: operator.token });
  expect(items[0]).toMatchObject({ accountId: person.accountId, read: 1 });
});
