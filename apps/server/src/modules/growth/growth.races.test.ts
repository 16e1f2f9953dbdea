import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runUpkeep } from '../../kernel/upkeep';
import type { TestServer } from '../../testing';
import { balances, earn } from '../points';
import { growth } from '.';
import { bookGrowth } from './book-growth';
import { createGrowthServer } from './growth.fixture';

let server: TestServer;
beforeAll(async () => {
  server = await createGrowthServer();
});
afterAll(() => server.close());

const times = <T>(n: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => make(i)));

const give = (accountId: string, amount: number, ref: string) =>
  earn(server.ctx(), { accountId, unit: 'growth', amount, reason: 'activity', ref });

describe('callers at once', () => {
  it('claim a gift once', async () => {
    const { token, accountId } = await server.login();
    await give(accountId, 6000, 'start');
    const claim = () => server.call('POST /api/mpintegral/v1/growth/benefit/claim', { token, body: { code: 'goods' } });
    const names = (await times(30, claim)).map(({ name }) => name);
    expect(names.filter((name) => name === 'SUCCESS')).toHaveLength(1);
    expect(names.filter((name) => name === 'ALREADY_DONE')).toHaveLength(29);
    const { rows } = await server.database.executeSql(
      'select count(*) as n from coupon_coupons where account_id = $1',
      [accountId],
    );
    expect(Number(rows[0]?.n)).toBe(1);
  });

  it('earn no more than the limits of a source allow', async () => {
    const { accountId } = await server.login();
    await times(20, (i) => bookGrowth(server.ctx(), { accountId, code: 'comment', ref: `${i}` }));
    expect((await balances(server.ctx(), accountId)).growth).toBe(15);
  });

  it('review a year in several processes: each person once, while they go on earning', async () => {
    server.clock.set(Date.parse('2029-06-01T12:00+08:00'));
    const people = [];
    for (let made = 0; made < 12; made += 1) people.push(await server.login());
    for (const { accountId } of people) await give(accountId, 6100, 'then');
    server.clock.set(Date.parse('2031-01-01T00:30+08:00'));
    await Promise.all([
      ...Array.from({ length: 4 }, () => runUpkeep(server.ctx().app, [growth])),
      ...people.map(({ accountId }) => give(accountId, 7, 'now')),
    ]);
    for (const { accountId } of people) expect((await balances(server.ctx(), accountId)).growth).toBe(5000 + 7);
    const { rows } = await server.database.executeSql(
      `select count(*) as n, sum(taken) as taken from growth_review where year = '2030' and taken = 1100`,
      [],
    );
    expect([Number(rows[0]?.n), Number(rows[0]?.taken)]).toEqual([12, 12 * 1100]);
  });
});
