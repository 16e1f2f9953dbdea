import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';
import { earn } from '../points';
import { broadcastRules, sendBroadcast } from './send-broadcast';

const PREVIEW = 'POST /api/mpaccount/v1/staff/messages/preview' as const;
const SEND = 'POST /api/mpaccount/v1/staff/messages/send' as const;
const PERSON = 'POST /api/mpaccount/v1/staff/messages/person' as const;
const SENT = 'GET /api/mpaccount/v1/staff/messages' as const;
const NOON = Date.parse('2026-12-01T12:00+08:00');

let server: TestServer;
let operator: TestPerson;
let day = 0;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  day += 1;
  server.clock.set(NOON + day * DAY_MS);
  operator = await server.login({ roles: ['operator'] });
});
afterAll(() => server.close());

const words = { title: '冬季用车提醒', body: '低温天气请提前预热电池。', link: '/pagesMine/messages' };
const preview = (filter: object = {}, kind = 'activity') =>
  server.ask(PREVIEW, { token: operator.token, body: { kind, filter } });
const send = (previewToken: string, changes: object = {}) =>
  server.call(SEND, { token: operator.token, body: { ...words, previewToken, ...changes } });
const messagesOf = async ({ token }: TestPerson) =>
  (await server.ask('GET /api/mpaccount/v1/messages', { token })).items;
const sent = async () => (await server.ask(SENT, { token: operator.token, query: { size: 1 } })).items[0];
const runInSteps = async (broadcastId: string) =>
  server.database.transaction((db) => sendBroadcast({ ...server.ctx(), db }, { broadcastId }));

/** People in a city of their own, whom nothing else of these tests concerns. */
async function people(cityCode: string, n: number) {
  const made: TestPerson[] = [];
  for (let i = 0; i < n; i += 1) {
    const person = await server.login();
    await server.ask('GET /api/mpaccount/v1/profile', { token: person.token });
    await server.database.executeSql('update profiles set city_code = $2 where account_id = $1', [
      person.accountId,
      cityCode,
    ]);
    made.push(person);
  }
  return made;
}

describe('a message to one person', () => {
  const write = (accountId: string, changes: object = {}) =>
    server.call(PERSON, { token: operator.token, body: { ...words, accountId, kind: 'activity', ...changes } });

  it('is in their message centre at once, and its reading is counted', async () => {
    const person = await server.login();
    expect((await write(person.accountId)).data.isDelivered).toBe(true);
    expect(await messagesOf(person)).toMatchObject([{ ...words, kind: 'activity', isRead: false }]);
    expect(await sent()).toMatchObject({ accountId: person.accountId, audience: 1, delivered: 1, read: 0 });
    for (let time = 0; time < 2; time += 1)
      await server.ask('POST /api/mpaccount/v1/messages/read', { token: person.token, body: {} });
    expect(await sent()).toMatchObject({ delivered: 1, read: 1, state: 'done' });
  });

  it('is not delivered where they switched the kind off, and says so', async () => {
    const person = await server.login();
    expect((await write(person.accountId, { kind: 'marketing' })).data.isDelivered).toBe(false);
    expect(await messagesOf(person)).toEqual([]);
    expect((await write(person.accountId, { kind: 'order' })).data.isDelivered).toBe(true);
  });

  it('wants an account, words that are not too long, and a page of the app', async () => {
    const { accountId } = await server.login();
    expect((await write('nobody')).name).toBe('NOT_FOUND');
    const bad = [
      { title: '' },
      { title: 'x'.repeat(31) },
      { body: 'x'.repeat(501) },
      { link: 'https://example.com' },
      { link: '//example.com' },
      { link: '/no such page' },
      { link: '/pagesActivity/webview?url=x' },
    ];
    for (const changes of bad)
      expect([changes, (await write(accountId, changes)).name]).toEqual([changes, 'BAD_INPUT']);
    const agent = await server.login({ roles: ['agent'] });
    const answer = await server.call(PERSON, { token: agent.token, body: { ...words, accountId, kind: 'order' } });
    expect(answer.name).toBe('FORBIDDEN');
  });

  it('is not read by the auditor', async () => {
    const { accountId } = await server.login();
    await write(accountId);
    const auditor = await server.login({ roles: ['auditor'] });
    const { items } = await server.ask(SENT, { token: auditor.token });
    expect(JSON.stringify(items)).not.toContain(words.body);
  });
});

describe('an audience', () => {
  it('is everybody who wants the kind, without cancelled accounts', async () => {
    const [before, marketing] = [await preview(), await preview({}, 'marketing')];
    const [one, gone] = [await server.login(), await server.login()];
    await server.database.executeSql(`update accounts set state = 'cancelled' where id = $1`, [gone.accountId]);
    expect((await preview()).count).toBe(before.count + 1);
    const wanted = { order: true, activity: false, community: true, marketing: true };
    await server.ask('POST /api/appuser/v1/user/notifications/save', { token: one.token, body: wanted });
    expect([(await preview()).count, (await preview({}, 'marketing')).count]).toEqual([
      before.count,
      marketing.count + 1,
    ]);
  });

  it('is masked in its preview', async () => {
    const [person] = await people('610100', 1);
    const { count, sample } = await preview({ cityCode: '610100' });
    const mobile = person?.mobile ?? '';
    expect([count, sample.length]).toEqual([1, 1]);
    expect(sample[0]?.mobile).toBe(`${mobile.slice(0, 3)}***${mobile.slice(-4)}`);
  });

  it('is chosen by group, level, model, city, platform and last use, which add up', async () => {
    const cityCode = '620100';
    const [anna, ben] = (await people(cityCode, 2)) as [TestPerson, TestPerson];
    const count = async (filter: object) => (await preview({ cityCode, ...filter })).count;
    await earn(server.ctx(), { accountId: anna.accountId, unit: 'growth', amount: 100_000, reason: 'gift', ref: 'x' });
    expect([await count({ minLevel: 2 }), await count({ minLevel: 1 }), await count({ minLevel: 9 })]).toEqual([
      1, 2, 0,
    ]);
    expect([await count({ group: 'owners' }), await count({ modelId: 'YL01' })]).toEqual([0, 0]);
    expect([await count({ platform: 'WEB_MOBILE' }), await count({ platform: 'MINI' })]).toEqual([2, 0]);
    await server.database.executeSql(
      `update sessions set last_used_at = now() - interval '9 years' where account_id = $1`,
      [ben.accountId],
    );
    expect([await count({ inactiveDays: 30 }), await count({ inactiveDays: 30, minLevel: 2 })]).toEqual([1, 0]);
  });

  it('gets the message once each, batch by batch, also when the job runs again or fails between batches', async () => {
    const cityCode = '630100';
    const all = await people(cityCode, 5);
    const { previewToken } = await preview({ cityCode });
    const { broadcastId } = (await send(previewToken)).data;
    const batch = broadcastRules.batch;
    broadcastRules.batch = 2;
    try {
      await runInSteps(broadcastId);
      expect(await sent()).toMatchObject({ state: 'sending', delivered: 2 });
      await server.database
        .transaction(async (db) => {
          await sendBroadcast({ ...server.ctx(), db }, { broadcastId });
          throw new Error('killed');
        })
        .catch(() => undefined);
      expect(await sent()).toMatchObject({ state: 'sending', delivered: 2 });
      await runInSteps(broadcastId);
      await server.runJobs();
      await runInSteps(broadcastId);
    } finally {
      broadcastRules.batch = batch;
    }
    expect(await sent()).toMatchObject({ state: 'done', audience: 5, delivered: 5 });
    for (const person of all) expect((await messagesOf(person)).map(({ title }) => title)).toEqual([words.title]);
  });

  it('waits for the morning, and respects what people switched off meanwhile', async () => {
    const cityCode = '640100';
    const [anna, ben] = (await people(cityCode, 2)) as [TestPerson, TestPerson];
    server.clock.set(NOON + day * DAY_MS + 11 * HOUR_MS);
    const { previewToken } = await preview({ cityCode });
    await send(previewToken);
    await server.runJobs();
    expect(await messagesOf(anna)).toEqual([]);
    const wanted = { order: true, activity: false, community: true, marketing: true };
    await server.ask('POST /api/appuser/v1/user/notifications/save', { token: ben.token, body: wanted });
    server.clock.advance(9 * HOUR_MS);
    await server.runJobs();
    expect([(await messagesOf(anna)).length, (await messagesOf(ben)).length]).toEqual([1, 0]);
  });

  it('is refused when it grew by more than a tenth, and halted when it grows before sending begins', async () => {
    const cityCode = '650100';
    await people(cityCode, 10);
    const { previewToken } = await preview({ cityCode });
    await people(cityCode, 1);
    expect((await send(previewToken)).name).toBe('SUCCESS');
    await server.runJobs();
    expect(await sent()).toMatchObject({ state: 'done', delivered: 11 });
    await people(cityCode, 1);
    expect((await send(previewToken)).name).toBe('STATE_CHANGED');
    const later = await preview({ cityCode });
    const moved = await people('650200', 2);
    const { broadcastId } = (await send(later.previewToken)).data;
    for (const { accountId } of moved)
      await server.database.executeSql(`update profiles set city_code = '650100' where account_id = $1`, [accountId]);
    await runInSteps(broadcastId);
    expect(await sent()).toMatchObject({ broadcastId, state: 'halted', delivered: 0 });
  });

  it('is bound to a preview of the same member of staff that is not too old', async () => {
    const { previewToken } = await preview({ cityCode: '660100' });
    const other = await server.login({ roles: ['operator'] });
    const body = { ...words, previewToken };
    expect((await server.call(SEND, { token: other.token, body })).name).toBe('STATE_CHANGED');
    expect((await send(`${previewToken}x`)).name).toBe('STATE_CHANGED');
    expect((await send('made-up')).name).toBe('STATE_CHANGED');
    server.clock.advance(HOUR_MS);
    expect((await send(previewToken)).name).toBe('STATE_CHANGED');
  });
});
