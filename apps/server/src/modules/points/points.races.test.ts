import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runUpkeep } from '../../kernel/upkeep';
import { createTestServer, type TestServer } from '../../testing';
import { account } from '../account';
import { balances, earn, giveBack, points, spend, takeBack } from '.';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [account, points] });
});
afterAll(() => server.close());

const times = <T>(n: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => make(i)));

type Taken = Awaited<ReturnType<typeof takeBack>>;

/** Twenty calls that begin at once. */
const times20 = <T>(make: (i: number) => Promise<T>) => Array.from({ length: 20 }, (_, i) => make(i));

/** What the ledger of an account adds up to. */
async function sums(accountId: string) {
  const { rows } = await server.database.executeSql(
    `select sum(delta) as entries, sum(remaining) as lots, min(balance_after) as lowest,
       count(*) filter (where reason = 'expiry') as expiries,
       (select points from points_balance where account_id = $1) as balance
     from points_entry where account_id = $1`,
    [accountId],
  );
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]));
}

describe('callers at once', () => {
  it('check in once a day', async () => {
    const { token, accountId } = await server.login();
    const names = (await times(40, () => server.call('POST /api/mpintegral/v1/checkIn', { token }))).map((a) => a.name);
    expect(names.filter((name) => name === 'SUCCESS')).toHaveLength(1);
    expect(names.filter((name) => name === 'ALREADY_DONE')).toHaveLength(39);
    expect((await balances(server.ctx(), accountId)).points).toBe(5);
  });

  it('spend no more than there is, and the ledger adds up', async () => {
    const accountId = 'race-spend';
    await earn(server.ctx(), { accountId, amount: 50, reason: 'gift', ref: 'start' });
    const results = await Promise.allSettled([
      ...Array.from({ length: 40 }, (_, i) =>
        spend(server.ctx(), { accountId, amount: 10, reason: 'draw', ref: String(i) }),
      ),
      ...Array.from({ length: 3 }, () => earn(server.ctx(), { accountId, amount: 10, reason: 'gift', ref: 'once' })),
    ]);
    const spent = results.slice(0, 40).filter((result) => result.status === 'fulfilled').length;
    const { points: left } = await balances(server.ctx(), accountId);
    expect(left).toBe(60 - spent * 10);
    expect([5, 6]).toContain(spent);
    const { rows } = await server.database.executeSql(
      'select sum(delta) as total, min(balance_after) as lowest from points_entry where account_id = $1',
      [accountId],
    );
    expect([Number(rows[0]?.total), Number(rows[0]?.lowest) >= 0]).toEqual([left, true]);
  });

  it('spend while points expire and upkeep runs twice: what expired is spent by nobody', async () => {
    const accountId = 'race-expiry';
    await earn(server.ctx(), { accountId, amount: 50, reason: 'gift', ref: 'old' });
    const old = server.clock.now();
    server.clock.advance(300 * DAY_MS);
    await earn(server.ctx(), { accountId, amount: 30, reason: 'gift', ref: 'new' });
    server.clock.set(old + 735 * DAY_MS);
    const upkeep = () => runUpkeep(server.ctx().app, [points]);
    const results = await Promise.allSettled([
      upkeep(),
      upkeep(),
      ...Array.from({ length: 40 }, (_, i) =>
        spend(server.ctx(), { accountId, amount: 10, reason: 'draw', ref: `${i}` }),
      ),
    ]);
    expect(results.slice(2).filter((result) => result.status === 'fulfilled')).toHaveLength(3);
    expect(await sums(accountId)).toEqual({ balance: 0, entries: 0, lots: 0, lowest: 0, expiries: 1 });
  });

  it('make up for yesterday once, however often and at once they ask', async () => {
    const { token, accountId } = await server.login();
    await earn(server.ctx(), { accountId, amount: 100, reason: 'gift', ref: 'start' });
    await server.ask('POST /api/mpintegral/v1/checkIn', { token });
    server.clock.advance(2 * DAY_MS);
    const answers = await times(40, () => server.call('POST /api/mpintegral/v1/checkIn/restore', { token }));
    expect(answers.filter(({ name }) => name === 'SUCCESS')).toHaveLength(1);
    expect((await balances(server.ctx(), accountId)).points).toBe(85);
  });

  it('give points back once for one refund, and in all no more than was spent', async () => {
    const accountId = 'race-back';
    await earn(server.ctx(), { accountId, amount: 50, reason: 'gift', ref: 'start' });
    await spend(server.ctx(), { accountId, amount: 30, reason: 'draw', ref: 'x' });
    const back = (because: string) =>
      giveBack(server.ctx(), { accountId, reason: 'draw', ref: 'x', amount: 10, because }).then(({ booked }) => booked);
    expect((await times(20, () => back('refund-1'))).filter((booked) => booked > 0)).toHaveLength(1);
    const others = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => back(`refund-${i + 2}`)));
    expect(others.filter((result) => result.status === 'fulfilled')).toHaveLength(2);
    expect(await sums(accountId)).toMatchObject({ balance: 50, entries: 50, lots: 50 });
  });

  it('take points of an order back once, while they are spent', async () => {
    const accountId = 'race-take-back';
    await earn(server.ctx(), { accountId, amount: 100, reason: 'orderLocked', ref: 'VO1' });
    const results = await Promise.allSettled([
      ...times20((i) => spend(server.ctx(), { accountId, amount: 10, reason: 'draw', ref: `${i}` })),
      ...times20(() => takeBack(server.ctx(), { accountId, reason: 'orderLocked', ref: 'VO1' })),
    ]);
    const taken = results
      .slice(20)
      .map((result) => (result.status === 'fulfilled' ? (result.value as Taken).taken : 0));
    expect(taken.filter((points) => points > 0).length).toBeLessThanOrEqual(1);
    expect(await sums(accountId)).toMatchObject({ balance: 0, entries: 0, lots: 0, lowest: 0 });
  });

  it('of staff move no more than a day allows, and take no more than there is', async () => {
    const { token } = await server.login({ roles: ['operator'] });
    const [rich, poor] = [await server.login(), await server.login()];
    const change = (accountId: string, direction: string, amount: number) =>
      server.call('POST /api/mpintegral/v1/staff/points/change', {
        token,
        body: { accountId, direction, amount, reason: 'goodwill', note: 'x' },
      });
    await earn(server.ctx(), { accountId: poor.accountId, amount: 50, reason: 'gift', ref: 'x' });
    const takes = await times(20, () => change(poor.accountId, 'take', 10));
    expect(takes.filter(({ name }) => name === 'SUCCESS')).toHaveLength(5);
    const gives = await times(40, () => change(rich.accountId, 'give', 1000));
    expect(gives.filter(({ name }) => name === 'SUCCESS')).toHaveLength(19);
    expect((await balances(server.ctx(), rich.accountId)).points).toBe(19_000);
    expect(await sums(poor.accountId)).toMatchObject({ balance: 0, entries: 0, lots: 0, lowest: 0 });
  });
});
