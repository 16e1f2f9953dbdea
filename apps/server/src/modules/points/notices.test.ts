import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runUpkeep } from '../../kernel/upkeep';
import { createTestServer, type TestServer } from '../../testing';
import { earn, points } from '.';

const REMINDER = 'POST /api/mpintegral/v1/checkIn/reminder' as const;
const SHOW = 'GET /api/mpintegral/v1/checkIn/reminder' as const;
const DAY_MS = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const upkeep = async () => {
  await runUpkeep(server.app.services, [points]);
  await server.runJobs();
};
const bodies = async (token: string) =>
  (await server.ask('GET /api/mpaccount/v1/messages', { token })).items.map(({ body }) => body);

describe('points that expire within a week', () => {
  it('are announced once for each end', async () => {
    server.clock.set(Date.parse('2027-03-01T12:00+08:00'));
    const { token, accountId } = await server.login();
    await earn(server.ctx(), { accountId, amount: 40, reason: 'gift', ref: 'first' });
    server.clock.advance(3 * DAY_MS);
    await earn(server.ctx(), { accountId, amount: 7, reason: 'gift', ref: 'second' });
    server.clock.set(Date.parse('2029-02-22T12:00+08:00'));
    await server.database.executeSql('update sessions set last_used_at = $1', [
      new Date(server.clock.now()).toISOString(),
    ]);
    await upkeep();
    expect(await bodies(token)).toEqual([]);
    server.clock.advance(DAY_MS);
    await upkeep();
    await upkeep();
    expect(await bodies(token)).toEqual(['40 积分将于 3月2日 00:00 到期，请及时使用。']);
    server.clock.set(Date.parse('2029-03-02T12:00+08:00'));
    await upkeep();
    expect((await bodies(token))[0]).toBe('7 积分将于 3月5日 00:00 到期，请及时使用。');
  });
});

describe('the reminder of the check-in', () => {
  it('is a person’s own switch', async () => {
    const [anna, ben] = [await server.login(), await server.login()];
    expect(await server.ask(REMINDER, { ...anna, body: { isSet: true } })).toEqual({ isSet: true });
    expect(await server.ask(REMINDER, { ...anna, body: { isSet: true } })).toEqual({ isSet: true });
    expect([await server.ask(SHOW, anna), await server.ask(SHOW, ben)]).toEqual([{ isSet: true }, { isSet: false }]);
    await server.ask(REMINDER, { ...anna, body: { isSet: false } });
    expect(await server.ask(SHOW, anna)).toEqual({ isSet: false });
  });

  it('comes in the evening, once a day, to those who have not checked in', async () => {
    server.clock.set(Date.parse('2029-04-01T12:00+08:00'));
    const [carl, dora, emil] = [await server.login(), await server.login(), await server.login()];
    for (const { token } of [carl, dora]) {
      await server.ask(REMINDER, { token, body: { isSet: true } });
      await server.ask('POST /api/mpintegral/v1/checkIn', { token });
    }
    server.clock.set(Date.parse('2029-04-02T19:59+08:00'));
    await upkeep();
    await server.ask('POST /api/mpintegral/v1/checkIn', { token: dora.token });
    expect(await bodies(carl.token)).toEqual([]);
    server.clock.set(Date.parse('2029-04-02T20:00+08:00'));
    await upkeep();
    await upkeep();
    expect(await bodies(carl.token)).toEqual(['已连续签到 1 天，今日签到可得 6 积分。']);
    expect([await bodies(dora.token), await bodies(emil.token)]).toEqual([[], []]);
    server.clock.set(Date.parse('2029-04-03T21:00+08:00'));
    await upkeep();
    expect((await bodies(carl.token))[0]).toBe('今日签到可得 5 积分。');
    server.clock.set(Date.parse('2029-04-04T22:00+08:00'));
    await upkeep();
    expect(await bodies(carl.token)).toHaveLength(2);
  });
});
