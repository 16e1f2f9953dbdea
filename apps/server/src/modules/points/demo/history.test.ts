import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ demo: true });
});
afterAll(() => server.close());

it('every demo account’s balance is the sum of its entries and of its lots', async () => {
  const { rows } = await server.database.executeSql(
    `select account_id, balance.points, sum(delta) as entries, sum(remaining) as lots, min(balance_after) as lowest
     from points_balance balance join points_entry entry using (account_id) where unit = 'points'
     group by account_id, balance.points`,
  );
  expect(rows.length).toBeGreaterThan(6);
  for (const { account_id, points, entries, lots, lowest } of rows)
    expect({ account_id, entries: Number(entries), lots: Number(lots), lowest: Number(lowest) >= 0 }).toEqual({
      account_id,
      entries: Number(points),
      lots: Number(points),
      lowest: true,
    });
});

it('one has a ledger of several pages and a row of check-ins, another one points that expire soon', async () => {
  const collector = await server.login({ mobile: '13800000002' });
  const list = await server.ask('GET /api/mpintegral/v1/points/entries', { token: collector.token });
  expect([list.items.length, list.nextCursor === null]).toEqual([10, false]);
  const { checkIn } = await server.ask('GET /api/mpintegral/v1/points', { token: collector.token });
  expect(checkIn).toMatchObject({ isDoneToday: false, streakDays: 8 });
  const agent = await server.login({ mobile: '13800000011' });
  const { balance, expiring } = await server.ask('GET /api/mpintegral/v1/points', { token: agent.token });
  // What they began with, and what campaigns of the demo have given since.
  expect(balance).toBeGreaterThanOrEqual(420);
  expect(expiring?.points).toBe(120);
});
