import { DAY_MS } from '@voltfront/rules/time';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runUpkeep } from '../../kernel/upkeep';
import { createTestServer, type TestServer } from '../../testing';
import { account } from '../account';
import { balances, earn, giveBack, points, spend } from '.';

const MONTH_MS = 30 * DAY_MS;
const START = Date.parse('2026-12-01T10:00+08:00');

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [account, points] });
});
afterAll(() => server.close());

let made = 0;
let accountId: string;
beforeEach(() => {
  made += 1;
  accountId = `lots-${made}`;
  server.clock.set(START);
});

const gain = (amount: number, ref: string) => earn(server.ctx(), { accountId, amount, reason: 'gift', ref });
const use = (amount: number, ref: string) => spend(server.ctx(), { accountId, amount, reason: 'draw', ref });
const back = (amount: number, ref: string, because: string) =>
  giveBack(server.ctx(), { accountId, reason: 'draw', ref, amount, because });
const balance = async () => (await balances(server.ctx(), accountId)).points;
const rows = async (sql: string) => (await server.database.executeSql(sql, [accountId])).rows;

/** Every lot with what it holds, by the ref of its entry. */
async function lots(): Promise<Record<string, number>> {
  const found = await rows(`select ref, remaining from points_entry where account_id = $1 and remaining > 0`);
  return Object.fromEntries(found.map(({ ref, remaining }) => [String(ref), Number(remaining)]));
}

const upkeep = () => runUpkeep(server.ctx().app, [points]);

describe('points go the oldest first', () => {
  it('and a spending says which entries it used', async () => {
    await gain(10, 'first');
    server.clock.advance(DAY_MS);
    await gain(20, 'second');
    await use(15, 'x');
    expect(await lots()).toEqual({ second: 15 });
    const uses = await rows(
      `select earned.ref, points_use.amount from points_use
       join points_entry earned on earned.account_id = points_use.account_id and earned.id = lot_id
       where points_use.account_id = $1 order by earned.created_at`,
    );
    expect(uses.map(({ ref, amount }) => [ref, Number(amount)])).toEqual([
      ['first', 10],
      ['second', 5],
    ]);
  });

  it('expire at midnight in Shanghai after 24 months, and not before', async () => {
    await gain(10, 'first');
    server.clock.set(Date.parse('2026-12-02T00:00+08:00'));
    await gain(20, 'second');
    server.clock.set(Date.parse('2028-12-01T23:59:59+08:00'));
    expect(await balance()).toBe(30);
    server.clock.set(Date.parse('2028-12-02T00:00:00+08:00'));
    expect(await balance()).toBe(20);
    await expect(use(21, 'x')).rejects.toMatchObject({ rowName: 'LIMIT_REACHED', data: { balance: 20 } });
    await use(20, 'y');
    const entries = await rows(
      `select reason, delta, balance_after from points_entry where account_id = $1 order by created_at, id`,
    );
    expect(entries.map(({ reason, delta, balance_after }) => [reason, Number(delta), Number(balance_after)])).toEqual([
      ['gift', 10, 10],
      ['gift', 20, 30],
      ['expiry', -10, 20],
      ['draw', -20, 0],
    ]);
  });

  it('upkeep takes them out, once', async () => {
    await gain(10, 'first');
    server.clock.advance(25 * MONTH_MS);
    await upkeep();
    await upkeep();
    expect(await rows(`select points from points_balance where account_id = $1`)).toEqual([
      { points: expect.anything() },
    ]);
    expect(await balance()).toBe(0);
    expect(await rows(`select ref from points_entry where account_id = $1 and reason = 'expiry'`)).toEqual([
      { ref: '2028-12-02' },
    ]);
  });
});

describe('an account whose lots and balance contradict each other', () => {
  it('keeps its rows as they are, and the upkeep goes on with the others', async () => {
    const broken = accountId;
    await gain(10, 'first');
    await server.database.executeSql(`update points_balance set points = 3 where account_id = '${broken}'`);
    accountId = `${broken}-other`;
    await gain(10, 'first');
    server.clock.advance(25 * MONTH_MS);
    await upkeep();
    expect((await rows('select points::int from points_balance where account_id = $1'))[0]).toEqual({ points: 0 });
    accountId = broken;
    expect((await rows('select points::int from points_balance where account_id = $1'))[0]).toEqual({ points: 3 });
    expect(await rows(`select ref from points_entry where account_id = $1 and reason = 'expiry'`)).toEqual([]);
    await server.database.executeSql(`delete from points_balance where account_id = '${broken}'`);
  });
});

describe('points that go back', () => {
  it('return to the lots they came from, what expires last first', async () => {
    await gain(10, 'first');
    server.clock.advance(DAY_MS);
    await gain(20, 'second');
    await use(25, 'x');
    expect(await back(18, 'x', 'refund-1')).toEqual({ booked: 18, balance: 23 });
    expect(await lots()).toEqual({ second: 20, first: 3 });
  });

  it('can be spent for 30 days more when they expired meanwhile', async () => {
    await gain(10, 'first');
    await use(10, 'x');
    server.clock.set(Date.parse('2029-01-15T10:00+08:00'));
    expect(await back(10, 'x', 'refund-1')).toEqual({ booked: 10, balance: 10 });
    server.clock.set(Date.parse('2029-02-14T23:59+08:00'));
    expect(await balance()).toBe(10);
    server.clock.set(Date.parse('2029-02-15T00:00+08:00'));
    expect(await balance()).toBe(0);
  });

  it('go back once for one reason, and never more than was spent', async () => {
    await gain(30, 'first');
    await use(10, 'x');
    expect((await back(4, 'x', 'a')).booked).toBe(4);
    expect((await back(4, 'x', 'a')).booked).toBe(0);
    await expect(back(7, 'x', 'b')).rejects.toThrow('1 points more than were spent');
    await expect(back(1, 'unknown', 'b')).rejects.toThrow('nothing was spent');
    expect((await back(6, 'x', 'b')).balance).toBe(30);
    expect(await lots()).toEqual({ first: 30 });
  });
});

describe('a balance from before there were lots', () => {
  /** Takes away what an older server does not write. */
  const forgetLots = () =>
    server.database.executeSql(`update points_entry set remaining = null, expires_at = null where account_id = '${accountId}';
      delete from points_use where account_id = '${accountId}';
      update points_balance set has_lots = false, next_expiry_at = null where account_id = '${accountId}'`);

  it('is divided when it moves: what is left was earned last, and expires as if it had been a lot', async () => {
    server.clock.set(Date.parse('2024-02-29T10:00+08:00'));
    await gain(10, 'first');
    server.clock.set(Date.parse('2026-03-10T10:00+08:00'));
    await use(5, 'x').catch(() => undefined);
    await gain(20, 'second');
    const [{ at } = {}] = await rows(
      `select expires_at::text as at from points_entry where account_id = $1 and ref = 'second'`,
    );
    await forgetLots();
    await use(1, 'y');
    expect(await lots()).toEqual({ second: 19 });
    expect(
      await rows(`select expires_at::text as at from points_entry where account_id = $1 and ref = 'second'`),
    ).toEqual([{ at }]);
  });

  it('is divided by the upkeep too', async () => {
    await gain(10, 'first');
    await forgetLots();
    await upkeep();
    expect(await lots()).toEqual({ first: 10 });
  });

  it('is divided anew when a server of the version before booked meanwhile', async () => {
    await gain(10, 'first');
    await server.database.executeSql(
      `update points_balance set points = points + 7 where account_id = '${accountId}';
       insert into points_entry (account_id, id, unit, delta, balance_after, reason, ref, day, created_at)
       values ('${accountId}', 'zz', 'points', 7, 17, 'gift', 'older', '2026-12-01', '2026-12-01T12:00+08:00')`,
    );
    expect((await use(17, 'x')).balance).toBe(0);
  });
});

describe('any sequence of earning, spending, expiring and giving back', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('earn' as const), amount: fc.integer({ min: 1, max: 50 }) }),
    fc.record({ kind: fc.constant('spend' as const), amount: fc.integer({ min: 1, max: 60 }) }),
    fc.record({ kind: fc.constant('wait' as const), amount: fc.integer({ min: 1, max: 400 }) }),
    fc.record({ kind: fc.constant('back' as const), amount: fc.integer({ min: 1, max: 40 }) }),
  );

  it('keeps the balance equal to the entries and to the lots, and never below zero', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        made += 1;
        accountId = `lots-${made}`;
        server.clock.set(START);
        const spent: string[] = [];
        for (const [index, { kind, amount }] of steps.entries()) {
          const ref = `${index}`;
          if (kind === 'earn') await gain(amount, ref);
          if (kind === 'spend')
            await use(amount, ref).then(
              () => spent.push(ref),
              () => undefined,
            );
          if (kind === 'wait') server.clock.advance(amount * DAY_MS);
          const of = spent[amount % Math.max(1, spent.length)];
          if (kind === 'back' && of) await back(Math.ceil(amount / 2), of, ref).catch(() => undefined);
          await upkeep();
          const [sums] = await rows(
            `select coalesce(sum(delta), 0) as entries, coalesce(sum(remaining), 0) as lots, min(balance_after) as lowest,
               (select points from points_balance where account_id = $1) as balance from points_entry where account_id = $1`,
          );
          const { entries, lots: held, lowest, balance: stored } = sums ?? {};
          expect([Number(held), Number(stored ?? 0)]).toEqual([Number(entries), Number(entries)]);
          expect(Number(lowest ?? 0)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 60 },
    );
  });
});
