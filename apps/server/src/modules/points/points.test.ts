import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { account } from '../account';
import { balances, checkInStatus, earn, growthLevel, points, seedPoints, spend } from '.';
import { checkInPoints } from './check-in-points';

const CHECK_IN = 'POST /api/mpintegral/v1/checkIn' as const;
const DAY_MS = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [account, points] });
});
afterAll(() => server.close());

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
    expect(await server.ask(CHECK_IN, { token })).toEqual({ pointsEarned: 6, points: 11, streakDays: 2 });
  });

  it('starts again after a day without', async () => {
    const { token, accountId } = await server.login();
    await server.ask(CHECK_IN, { token });
    server.clock.advance(2 * DAY_MS);
    expect(await checkInStatus(server.ctx(), accountId)).toEqual({ isDoneToday: false, streakDays: 0, pointsNext: 5 });
    expect((await server.ask(CHECK_IN, { token })).streakDays).toBe(1);
    expect(await checkInStatus(server.ctx(), accountId)).toEqual({ isDoneToday: true, streakDays: 1, pointsNext: 6 });
  });

  it('wants a login', async () => {
    expect((await server.call(CHECK_IN)).name).toBe('LOGIN_EXPIRED');
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

  it('keeps points, growth and KR apart and counts usable coupons', async () => {
    const accountId = 'a-rich';
    const coupon = { kind: 'cashOff', title: '现金券', amountFen: 100_00 };
    await seedPoints(server.ctx(), [
      {
        accountId,
        points: 5,
        growth: 7,
        kr: 3,
        coupons: [
          { ...coupon, days: 30 },
          { ...coupon, days: -1 },
        ],
      },
    ]);
    expect(await balances(server.ctx(), accountId)).toEqual({ points: 5, growth: 7, kr: 3, coupons: 1 });
  });
});

describe('rules', () => {
  it('gives levels 1 to 6', () => {
    expect([0, 499, 500, 1999, 2000, 6000, 15_000, 40_000, 1e9].map(growthLevel)).toEqual([1, 1, 2, 2, 3, 4, 5, 6, 6]);
  });

  it('never gives less for a longer streak', () => {
    const ladder = [1, 2, 3, 4, 5, 6, 7, 8, 365].map(checkInPoints);
    expect(ladder).toEqual([...ladder].sort((a, b) => a - b));
  });
});
