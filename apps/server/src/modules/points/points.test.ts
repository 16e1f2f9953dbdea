import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { account } from '../account';
import { balances, checkInStatus, earn, earnFrom, points, seedPoints, spend } from '.';

const CHECK_IN = 'POST /api/mpintegral/v1/checkIn' as const;
const DAY_MS = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [account, points] });
});
afterAll(() => server.close());

// The first test: afterwards the rules are kept already.
it('points of a moment before the first rules go by those', async () => {
  const { accountId } = await server.login();
  const ctx = { ...server.ctx(), now: () => Date.parse('2026-08-01T12:00+08:00') };
  await earn(ctx, { accountId, amount: 30, reason: 'gift', ref: 'early' });
  expect(await balances(server.ctx(), accountId)).toMatchObject({ points: 30 });
});

describe('check-in', () => {
  it('earns more each day for seven days, then the same', async () => {
    const { token } = await server.login();
    const earned: number[] = [];
    for (let day = 1; day <= 9; day += 1) {
      earned.push((await server.ask(CHECK_IN, { token })).pointsEarned);
      server.clock.advance(DAY_MS);
    }
    expect(earned).toEqual([5, 6, 8, 10, 12, 15, 20, 20, 20]);
  });

  it('is refused the second time on a day in Shanghai and allowed after its midnight', async () => {
    server.clock.set(Math.ceil(server.clock.now() / DAY_MS) * DAY_MS + 15 * 3600_000);
    const { token } = await server.login();
    await server.ask(CHECK_IN, { token });
    expect((await server.call(CHECK_IN, { token })).name).toBe('ALREADY_DONE');
    server.clock.advance(3600_000);
    expect(await server.ask(CHECK_IN, { token })).toEqual({
      pointsEarned: 6,
      extraPoints: 0,
      points: 11,
      streakDays: 2,
    });
  });

  it('starts again after a day without', async () => {
    const { token, accountId } = await server.login();
    await server.ask(CHECK_IN, { token });
    server.clock.advance(2 * DAY_MS);
    expect(await checkInStatus(server.ctx(), accountId)).toEqual({ isDoneToday: false, streakDays: 0, pointsNext: 5 });
    expect((await server.ask(CHECK_IN, { token })).streakDays).toBe(1);
    expect(await checkInStatus(server.ctx(), accountId)).toEqual({ isDoneToday: true, streakDays: 1, pointsNext: 6 });
  });

  it('rewards the tenth day of a month, whatever days they are', async () => {
    server.clock.set(Date.parse('2027-01-02T12:00+08:00'));
    const { token } = await server.login();
    const extras: number[] = [];
    for (let day = 1; day <= 11; day += 1) {
      extras.push((await server.ask(CHECK_IN, { token })).extraPoints);
      server.clock.advance((day === 3 ? 2 : 1) * DAY_MS);
    }
    expect(extras).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0]);
  });

  it('wants a login', async () => {
    expect((await server.call(CHECK_IN)).name).toBe('LOGIN_EXPIRED');
  });
});

describe('making up for yesterday', () => {
  const RESTORE = 'POST /api/mpintegral/v1/checkIn/restore' as const;

  /** A person with points, who checked in on two days in a row and missed the third. Today is the fourth. */
  async function missed(from: string) {
    server.clock.set(Date.parse(from));
    const { token, accountId } = await server.login();
    await earn(server.ctx(), { accountId, amount: 100, reason: 'gift', ref: 'start' });
    for (const days of [1, 2]) {
      await server.ask(CHECK_IN, { token });
      server.clock.advance(days * DAY_MS);
    }
    return { token, accountId };
  }

  it('lets the row go on before today’s check-in', async () => {
    const { token } = await missed('2027-03-10T09:00+08:00');
    const { checkIn } = await server.ask('GET /api/mpintegral/v1/points', { token });
    expect(checkIn.restore).toEqual({ day: '2027-03-12', cost: 20, streakDays: 2 });
    expect(await server.ask(RESTORE, { token })).toEqual({ points: 91, streakDays: 3 });
    expect((await server.ask(CHECK_IN, { token })).streakDays).toBe(4);
  });

  it('and after it: today counts on from the days before', async () => {
    const { token } = await missed('2027-05-10T09:00+08:00');
    expect((await server.ask(CHECK_IN, { token })).streakDays).toBe(1);
    expect((await server.ask(RESTORE, { token })).streakDays).toBe(4);
    server.clock.advance(DAY_MS);
    expect((await server.ask(CHECK_IN, { token })).streakDays).toBe(5);
  });

  it('is possible once a month, not without a row to go on with, not without points', async () => {
    const { token } = await missed('2027-06-10T09:00+08:00');
    await server.ask(RESTORE, { token });
    expect((await server.call(RESTORE, { token })).name).toBe('STATE_CHANGED');
    await server.ask(CHECK_IN, { token });
    server.clock.advance(2 * DAY_MS);
    expect((await server.call(RESTORE, { token })).name).toBe('STATE_CHANGED');
    expect((await server.ask('GET /api/mpintegral/v1/points', { token })).checkIn.restore).toBeNull();
    const poor = await server.login();
    expect((await server.call(RESTORE, { token: poor.token })).name).toBe('STATE_CHANGED');
    await server.ask(CHECK_IN, { token: poor.token });
    server.clock.advance(2 * DAY_MS);
    expect((await server.call(RESTORE, { token: poor.token })).name).toBe('LIMIT_REACHED');
    expect((await server.ask('GET /api/mpintegral/v1/points', { token: poor.token })).balance).toBe(5);
  });
});

describe('what the page shows', () => {
  const SHOW = 'GET /api/mpintegral/v1/points' as const;
  const LIST = 'GET /api/mpintegral/v1/points/entries' as const;

  it('to somebody without movements', async () => {
    const { token } = await server.login();
    const shown = await server.ask(SHOW, { token });
    expect(shown).toMatchObject({
      balance: 0,
      expiring: null,
      checkIn: { streakDays: 0, monthDays: 0, restore: null },
    });
    expect(shown.tasks[0]).toEqual({ code: 'comment', title: '发表评论', amount: 2, dailyLimit: 5, doneToday: 0 });
    expect(await server.ask(LIST, { token })).toEqual({ items: [], nextCursor: null });
  });

  it('points that expire within 30 days, and tasks done today', async () => {
    server.clock.set(Date.parse('2027-07-01T09:00+08:00'));
    const mobile = '13911180077';
    const { accountId } = await server.login({ mobile });
    await earn(server.ctx(), { accountId, amount: 40, reason: 'gift', ref: 'old' });
    server.clock.set(Date.parse('2029-06-15T09:00+08:00'));
    const { token } = await server.login({ mobile });
    await earnFrom(server.ctx(), { accountId, code: 'comment', ref: 'c' });
    const shown = await server.ask(SHOW, { token });
    expect(shown.balance).toBe(42);
    expect(shown.expiring).toEqual({ points: 40, at: Date.parse('2029-07-02T00:00+08:00') });
    expect(shown.tasks[0]?.doneToday).toBe(1);
  });

  it('the ledger by direction and month, with the balance after each entry', async () => {
    server.clock.set(Date.parse('2027-08-31T23:55+08:00'));
    const { token, accountId } = await server.login();
    await earn(server.ctx(), { accountId, amount: 40, reason: 'gift', ref: 'a' });
    server.clock.set(Date.parse('2027-09-01T00:00+08:00'));
    await spend(server.ctx(), { accountId, amount: 15, reason: 'draw', ref: 'b' });
    const list = async (query: Record<string, string>) =>
      (await server.ask(LIST, { token, query })).items.map(({ title, delta, balanceAfter }) => [
        title,
        delta,
        balanceAfter,
      ]);
    expect(await list({})).toEqual([
      ['积分抽奖', -15, 25],
      ['赠送', 40, 40],
    ]);
    expect(await list({ direction: 'in' })).toEqual([['赠送', 40, 40]]);
    expect(await list({ direction: 'out' })).toEqual([['积分抽奖', -15, 25]]);
    expect(await list({ month: '2027-08' })).toEqual([['赠送', 40, 40]]);
    expect(await list({ month: '2027-09', direction: 'in' })).toEqual([]);
    const other = await server.login();
    expect((await server.ask(LIST, { token: other.token })).items).toEqual([]);
    expect((await server.call(LIST)).name).toBe('LOGIN_EXPIRED');
    expect((await server.call(LIST, { token, query: { month: '2027-13' } })).name).toBe('BAD_INPUT');
  });

  it('the rules to everybody', async () => {
    const rules = await server.ask('GET /api/mpintegral/v1/points/rules');
    expect(rules).toMatchObject({ version: '2026-11', checkInLadder: [5, 6, 8, 10, 12, 15, 20], expiryMonths: 24 });
    expect(rules.sources[0]).toEqual({ code: 'comment', title: '发表评论', amount: 2, dailyLimit: 5, isDaily: true });
  });
});

describe('ledger', () => {
  it('books the same reason and thing once', async () => {
    const movement = { accountId: 'a-once', amount: 10, reason: 'comment', ref: 'c-1' };
    expect(await earn(server.ctx(), movement)).toEqual({ booked: 10, balance: 10 });
    expect(await earn(server.ctx(), movement)).toEqual({ booked: 0, balance: 10 });
  });

  it('stops at the daily limit and goes on the next day', async () => {
    const book = (ref: string) =>
      earn(server.ctx(), { accountId: 'a-daily', amount: 2, reason: 'comment', ref, dailyLimit: 2 });
    expect([(await book('1')).booked, (await book('2')).booked, (await book('3')).booked]).toEqual([2, 2, 0]);
    server.clock.advance(DAY_MS);
    expect(await book('4')).toEqual({ booked: 2, balance: 6 });
  });

  it('never goes below zero', async () => {
    const accountId = 'a-poor';
    await earn(server.ctx(), { accountId, amount: 10, reason: 'gift', ref: '1' });
    const tooMuch = spend(server.ctx(), { accountId, amount: 11, reason: 'draw', ref: '1' });
    await expect(tooMuch).rejects.toMatchObject({ rowName: 'LIMIT_REACHED' });
    expect(await spend(server.ctx(), { accountId, amount: 10, reason: 'draw', ref: '2' })).toEqual({
      booked: 10,
      balance: 0,
    });
  });

  it('keeps points, growth and KR apart', async () => {
    const accountId = 'a-rich';
    await seedPoints(server.ctx(), [{ accountId, points: 5, growth: 7, kr: 3 }]);
    expect(await balances(server.ctx(), accountId)).toEqual({ points: 5, growth: 7, kr: 3 });
  });
});
