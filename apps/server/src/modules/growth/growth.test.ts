import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../testing';
import { balances, earn } from '../points';
import { levelOf } from '.';
import { bookGrowth } from './book-growth';
import { createGrowthServer } from './growth.fixture';
import { reviewLastYear } from './review-year';

const SHOW = 'GET /api/mpintegral/v1/growth' as const;
const LIST = 'GET /api/mpintegral/v1/growth/entries' as const;
const CLAIM = 'POST /api/mpintegral/v1/growth/benefit/claim' as const;

let server: TestServer;
beforeAll(async () => {
  server = await createGrowthServer();
});
afterAll(() => server.close());

/** Somebody with a growth value; `mobile` to log in again after the session has ended. */
async function grown(amount: number, mobile?: string) {
  const person = await server.login(mobile ? { mobile } : {});
  const ref = `start-${server.clock.now()}`;
  await earn(server.ctx(), { accountId: person.accountId, unit: 'growth', amount, reason: 'activity', ref });
  return person;
}

const growthOf = async (accountId: string) => (await balances(server.ctx(), accountId)).growth;

describe('level', () => {
  it('is 1 without growth value, with nothing to keep and an empty ledger', async () => {
    const { token } = await server.login();
    const shown = await server.ask(SHOW, { token });
    expect(shown).toMatchObject({ growth: 0, level: 1, year: { keep: 0, missing: 0, earned: 0 }, fall: null });
    expect(shown.levels.map(({ startsAt }) => startsAt)).toEqual([0, 500, 2000, 6000, 15_000, 40_000]);
    expect(await server.ask(LIST, { token })).toEqual({ items: [], nextCursor: null });
  });

  it('rises with growth value, is the same in the profile, and opens benefits', async () => {
    const { token } = await grown(2000);
    const shown = await server.ask(SHOW, { token });
    expect(shown.level).toBe(3);
    expect(shown.benefits.filter(({ isOpen }) => isOpen).map(({ code }) => code)).toEqual([
      'badge',
      'wash',
      'early',
      'charge',
    ]);
    const { userInfo } = await server.ask('GET /api/mpaccount/v1/account/overview', { token });
    expect(JSON.stringify(userInfo)).toContain('"level":3');
    expect(await levelOf(server.ctx(), 1999)).toBe(2);
  });

  it('is told with its rules to everybody', async () => {
    const rules = await server.ask('GET /api/mpintegral/v1/growth/rules');
    expect(rules.levels).toHaveLength(6);
    expect(rules.sources[0]).toEqual({
      code: 'checkIn',
      title: '每日签到',
      amount: 2,
      dailyLimit: 1,
      yearlyLimit: 366,
    });
    expect(rules.benefits).toHaveLength(10);
  });
});

describe('growth value', () => {
  it('comes with a check-in, once a day, and is counted among the tasks', async () => {
    const { token, accountId } = await server.login();
    await server.ask('POST /api/mpintegral/v1/checkIn', { token });
    await server.runJobs();
    expect(await growthOf(accountId)).toBe(2);
    const { tasks } = await server.ask(SHOW, { token });
    expect(tasks[0]).toMatchObject({ code: 'checkIn', doneToday: 1, doneThisYear: 1 });
    const { items } = await server.ask(LIST, { token });
    expect(items.map(({ title, delta, balanceAfter }) => [title, delta, balanceAfter])).toEqual([['每日签到', 2, 2]]);
    const other = await server.login();
    expect((await server.ask(LIST, { token: other.token })).items).toEqual([]);
  });

  it('stops at the limits of a day and of a year', async () => {
    server.clock.set(Date.parse('2027-03-01T12:00+08:00'));
    const { accountId } = await server.login();
    const deed = (code: string, ref: string) => bookGrowth(server.ctx(), { accountId, code, ref });
    for (const ref of ['1', '2', '3', '4']) await deed('comment', ref);
    expect(await growthOf(accountId)).toBe(15);
    for (const [index] of ['first', 'second', 'third'].entries()) {
      await deed('orderLocked', `order-${index}`);
      server.clock.advance(DAY_MS);
    }
    expect(await growthOf(accountId)).toBe(15 + 4000);
    server.clock.set(Date.parse('2028-01-01T00:00+08:00'));
    await deed('orderLocked', 'next-year');
    expect(await growthOf(accountId)).toBe(15 + 6000);
  });
});

describe('gift of a benefit', () => {
  it('is claimed once per period and lies in the card bag', async () => {
    server.clock.set(Date.parse('2028-03-31T10:00+08:00'));
    const mobile = '13911180061';
    const { token } = await grown(6000, mobile);
    const body = { code: 'goods' };
    const claimed = await server.ask(CLAIM, { token, body });
    expect(claimed.title).toBe('会员周边礼券');
    const { balances: shown } = await server.ask('GET /api/mpaccount/v1/account/overview', { token });
    expect(shown.coupons).toBe(1);
    expect((await server.call(CLAIM, { token, body })).name).toBe('ALREADY_DONE');
    const { benefits } = await server.ask(SHOW, { token });
    expect(benefits.find(({ code }) => code === 'goods')?.isClaimed).toBe(true);
    server.clock.set(Date.parse('2028-04-01T00:00+08:00'));
    expect((await server.call(CLAIM, { token, body })).name).toBe('SUCCESS');
  });

  it('is refused below the level, without a gift, and for unknown benefits', async () => {
    const { token } = await grown(1999);
    const claim = async (code: string) => (await server.call(CLAIM, { token, body: { code } })).name;
    expect(await claim('charge')).toBe('STATE_CHANGED');
    expect(await claim('badge')).toBe('NOT_FOUND');
    expect(await claim('nothing')).toBe('NOT_FOUND');
    expect(await claim('*')).toBe('BAD_INPUT');
  });

  it('is not noted as claimed when the coupons have run out', async () => {
    const { token } = await grown(500);
    await server.database.executeSql(`update coupon_templates set id = 'away' where id = 'level-service'`, []);
    expect((await server.call(CLAIM, { token, body: { code: 'wash' } })).name).toBe('SOLD_OUT');
    await server.database.executeSql(`update coupon_templates set id = 'level-service' where id = 'away'`, []);
    expect((await server.call(CLAIM, { token, body: { code: 'wash' } })).name).toBe('SUCCESS');
  });
});

describe('yearly review', () => {
  it('takes one level from who gained too little, says so, and runs once', async () => {
    const mobile = '13911180062';
    server.clock.set(Date.parse('2029-06-01T12:00+08:00'));
    const { accountId } = await grown(7000, mobile);
    server.clock.set(Date.parse('2030-06-01T12:00+08:00'));
    await grown(400, mobile);
    server.clock.set(Date.parse('2031-01-01T00:00+08:00'));
    await reviewLastYear(server.ctx());
    await reviewLastYear(server.ctx());
    expect(await growthOf(accountId)).toBe(5400);
    const { token } = await server.login({ mobile });
    expect(await server.ask(SHOW, { token })).toMatchObject({ level: 3, fall: { year: '2030', from: 4, to: 3 } });
    const { items } = await server.ask(LIST, { token });
    expect([items[0]?.title, items[0]?.delta]).toEqual(['年度回顾调整', -2000]);
  });

  it('keeps a level reached within the year, and what was gained after its end', async () => {
    server.clock.set(Date.parse('2032-12-31T23:00+08:00'));
    const kept = await grown(2000);
    server.clock.set(Date.parse('2031-05-01T12:00+08:00'));
    const late = await grown(2000);
    server.clock.set(Date.parse('2033-01-01T00:10+08:00'));
    await earn(server.ctx(), {
      accountId: late.accountId,
      unit: 'growth',
      amount: 30,
      reason: 'activity',
      ref: 'late',
    });
    await reviewLastYear(server.ctx());
    expect(await growthOf(kept.accountId)).toBe(2000);
    expect(await growthOf(late.accountId)).toBe(1600 + 30);
  });

  it('is left out for a year that began without rules', async () => {
    server.clock.set(Date.parse('2026-01-02T12:00+08:00'));
    await reviewLastYear(server.ctx());
    const { rows } = await server.database.executeSql(
      `select count(*) as n from growth_review where year = '2025'`,
      [],
    );
    expect(Number(rows[0]?.n)).toBe(0);
  });
});
