import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { earn } from '../points';
import { CouponShop } from './coupon.fixture';

let shop: CouponShop;
beforeEach(async () => {
  await shop?.close();
  shop = await CouponShop.open();
});
afterAll(() => shop.close());

async function states(person: TestPerson) {
  const { offers } = await shop.server.ask('GET /api/mpintegral/v1/coupons/welfare', { token: person.token });
  return Object.fromEntries(offers.map(({ offerId, state }) => [offerId, state]));
}
const news = async ({ token }: TestPerson) =>
  (await shop.server.ask('GET /api/mpaccount/v1/account/overview', { token })).newWelfare;

describe('welfare', () => {
  it('is for whom it is meant, in its time, while there is some', async () => {
    const now = shop.server.clock.now();
    for (const id of ['all', 'new', 'level', 'owner', 'order', 'later', 'over']) await shop.template(id);
    await shop.template('gone', { total: 1, issued: 1 });
    await shop.offer('all');
    await shop.offer('new', { audience: 'newCustomer' });
    await shop.offer('level', { audience: 'level', minLevel: 3 });
    await shop.offer('owner', { audience: 'owner' });
    await shop.offer('order', { audience: 'order' });
    await shop.offer('later', { startsAt: now + 100 * DAY_MS });
    await shop.offer('over', { endsAt: now });
    await shop.offer('gone');
    const anna = await shop.server.login();
    const first = {
      all: 'claimable',
      new: 'claimable',
      level: 'notEligible',
      owner: 'notEligible',
      order: 'notEligible',
      later: 'notBegun',
      gone: 'soldOut',
    };
    expect(await states(anna)).toEqual(first);
    await earn(shop.server.ctx(), {
      accountId: anna.accountId,
      unit: 'growth',
      amount: 2000,
      reason: 'gift',
      ref: 'x',
    });
    shop.server.clock.advance(31 * DAY_MS);
    const { token } = await shop.server.login({ mobile: anna.mobile });
    expect(await states({ ...anna, token })).toEqual({ ...first, new: 'notEligible', level: 'claimable' });
    const names: (string | null)[] = [];
    for (const id of ['level', 'level', 'new', 'later', 'gone', 'over'])
      names.push((await shop.claim({ ...anna, token }, id)).name);
    expect(names).toEqual(['SUCCESS', 'ALREADY_DONE', 'FORBIDDEN', 'STATE_CHANGED', 'SOLD_OUT', 'NOT_FOUND']);
  });

  it('gives all that can be claimed at one tap, and nothing the second time', async () => {
    for (const id of ['a', 'b', 'c']) {
      await shop.template(id);
      await shop.offer(id, { audience: id === 'c' ? 'owner' : 'everyone' });
    }
    const anna = await shop.server.login();
    const { data } = await shop.claim(anna);
    expect(data.claimed.map(({ offerId }) => offerId)).toEqual(['a', 'b']);
    expect(await states(anna)).toEqual({ a: 'claimed', b: 'claimed', c: 'notEligible' });
    expect((await shop.claim(anna)).name).toBe('STATE_CHANGED');
  });

  it('counts a coupon of a code as the person’s share', async () => {
    await shop.template('one');
    await shop.offer('one');
    await shop.code('ONE-OF-TWO', 'one', 5);
    const anna = await shop.server.login();
    expect((await shop.enter(anna, 'ONE-OF-TWO')).name).toBe('SUCCESS');
    expect((await shop.claim(anna, 'one')).name).toBe('ALREADY_DONE');
  });

  it('is in the bubble of the mine tab until it was looked at, and again when there is more', async () => {
    await shop.template('a');
    await shop.offer('a');
    const anna = await shop.server.login();
    expect(await news(anna)).toBe(1);
    await shop.server.ask('POST /api/mpintegral/v1/coupons/welfare/seen', { token: anna.token });
    expect(await news(anna)).toBe(0);
    shop.server.clock.advance(1000);
    await shop.template('b');
    await shop.offer('b');
    expect(await news(anna)).toBe(1);
  });
});
