import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { account } from '../account';
import { balances, earn, points, spend } from '.';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [account, points] });
});
afterAll(() => server.close());

const times = <T>(n: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => make(i)));

describe('callers at once', () => {
  it('check in once a day', async () => {
    const { token, accountId } = await server.login();
    const names = (await times(12, () => server.call('POST /api/mpintegral/v1/checkIn', { token }))).map((a) => a.name);
    expect(names.filter((name) => name === 'SUCCESS')).toHaveLength(1);
    expect(names.filter((name) => name === 'ALREADY_DONE')).toHaveLength(11);
    expect((await balances(server.ctx(), accountId)).points).toBe(5);
  });

  it('spend no more than there is, and the ledger adds up', async () => {
    const accountId = 'race-spend';
    await earn(server.ctx(), { accountId, amount: 50, reason: 'gift', ref: 'start' });
    const results = await Promise.allSettled([
      ...Array.from({ length: 10 }, (_, i) =>
        spend(server.ctx(), { accountId, amount: 10, reason: 'draw', ref: String(i) }),
      ),
      ...Array.from({ length: 3 }, () => earn(server.ctx(), { accountId, amount: 10, reason: 'gift', ref: 'once' })),
    ]);
    const spent = results.slice(0, 10).filter((result) => result.status === 'fulfilled').length;
    const { points: left } = await balances(server.ctx(), accountId);
    expect(left).toBe(60 - spent * 10);
    expect([5, 6]).toContain(spent);
    const { rows } = await server.database.executeSql(
      'select sum(delta) as total, min(balance_after) as lowest from points_entry where account_id = $1',
      [accountId],
    );
    expect([Number(rows[0]?.total), Number(rows[0]?.lowest) >= 0]).toEqual([left, true]);
  });
});
