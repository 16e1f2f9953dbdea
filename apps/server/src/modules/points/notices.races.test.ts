import { afterAll, beforeAll, expect, it } from 'vitest';
import { runUpkeep } from '../../kernel/upkeep';
import { createTestServer, type TestServer } from '../../testing';
import { earn, points } from '.';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('several processes at once announce what expires once, and remind each person once', async () => {
  server.clock.set(Date.parse('2030-03-01T12:00+08:00'));
  const { accountId, token } = await server.login();
  await earn(server.ctx(), { accountId, amount: 40, reason: 'gift', ref: 'start' });
  await server.ask('POST /api/mpintegral/v1/checkIn/reminder', { token, body: { isSet: true } });
  server.clock.set(Date.parse('2032-02-26T20:30+08:00'));
  await Promise.all(Array.from({ length: 8 }, () => runUpkeep(server.ctx().app, [points])));
  const { rows } = await server.database.executeSql(
    `select data->>'handler' as handler from jobs.job where data->'payload'->>'accountId' = $1
       and data->>'handler' not like 'event:AccountCreated/%' order by 1`,
    [accountId],
  );
  expect(rows).toEqual([
    { handler: 'event:CheckInReminderDue/tellMissedCheckIn' },
    { handler: 'event:PointsExpiring/tellExpiringPoints' },
  ]);
});
