import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../order/order.fixture';
import { insertRewards } from './reward.repository';

const SHOW = 'GET /api/mporder/v1/order/rewards' as const;
const CLAIM = 'POST /api/mporder/v1/order/rewards/claim' as const;
const POINTS = 'GET /api/mpintegral/v1/points' as const;

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
  const row = { week: null, points: null, template: null, picture: null };
  await insertRewards(shop.server.ctx().db, [
    { ...row, rewardId: 'deposit', milestone: 'deposit', kind: 'points', title: '500 积分', points: 500, position: 0 },
    { ...row, rewardId: 'lock', milestone: 'lock', kind: 'goods', title: '车模', position: 1 },
    { ...row, rewardId: 'coupon', milestone: 'deposit', kind: 'coupon', title: '券', template: 'none', position: 2 },
    {
      ...row,
      rewardId: 'week-1',
      milestone: 'week',
      week: 1,
      kind: 'points',
      title: '20 积分',
      points: 20,
      position: 3,
    },
  ]);
});
afterAll(() => shop.close());

type Person = Awaited<ReturnType<Shop['server']['login']>>;

const show = (person: Person, orderNo?: string) =>
  shop.server.ask(SHOW, { token: person.token, query: orderNo ? { orderNo } : {} });
const claim = (person: Person, orderNo: string, rewardId: string, addressId?: string) =>
  shop.server.call(CLAIM, { token: person.token, body: { orderNo, rewardId, ...(addressId ? { addressId } : {}) } });
const states = async (person: Person, orderNo: string) =>
  Object.fromEntries((await show(person, orderNo)).rewards.map(({ rewardId, state }) => [rewardId, state]));

async function waiting(): Promise<{ person: Person; orderNo: string }> {
  const person = await shop.server.login();
  const { orderNo } = await shop.paidOrder(person);
  return { person, orderNo };
}

describe('the calendar', () => {
  it('shows the newest order with a deposit, and nothing without one', async () => {
    const { person, orderNo } = await waiting();
    const shown = await show(person);
    expect(shown.order).toMatchObject({ orderNo, state: 'depositPaid', isGivenUp: false });
    expect(shown.rewards.map(({ rewardId }) => rewardId)).toEqual(['deposit', 'lock', 'coupon', 'week-1']);
    const other = await shop.server.login();
    await shop.order(other);
    expect(await show(other)).toEqual({ orders: [], order: null, rewards: [] });
  });

  it('tells what can be claimed, what is to come and what is over', async () => {
    const { person, orderNo } = await waiting();
    expect(await states(person, orderNo)).toMatchObject({ deposit: 'claimable', lock: 'notYet', 'week-1': 'notYet' });
    shop.server.clock.advance(14 * DAY_MS);
    await shop.server.runJobs();
    const after = await shop.server.login({ mobile: person.mobile });
    expect(await states(after, orderNo)).toMatchObject({
      deposit: 'expired',
      lock: 'claimable',
      'week-1': 'claimable',
    });
  });

  it('is not shown to somebody else', async () => {
    const { orderNo } = await waiting();
    const stranger = await shop.server.login();
    const call = await shop.server.call(SHOW, { token: stranger.token, query: { orderNo } });
    expect(call.name).toBe('NOT_FOUND');
  });
});

describe('a claim', () => {
  it('books points once', async () => {
    const { person, orderNo } = await waiting();
    const before = await shop.server.ask(POINTS, { token: person.token });
    expect((await claim(person, orderNo, 'deposit')).data).toMatchObject({ state: 'claimed' });
    expect((await claim(person, orderNo, 'deposit')).name).toBe('ALREADY_DONE');
    const after = await shop.server.ask(POINTS, { token: person.token });
    expect(after.balance - before.balance).toBe(500);
  });

  it('of goods wants an own address', async () => {
    const { person, orderNo } = await waiting();
    await shop.server.ask('POST /api/mporder/v1/order/lock', { token: person.token, body: { orderNo } });
    expect((await claim(person, orderNo, 'lock')).name).toBe('BAD_INPUT');
    expect((await claim(person, orderNo, 'lock', 'nobody')).name).toBe('BAD_INPUT');
    const address = await shop.server.ask('POST /api/mpaccount/v1/addresses', {
      token: person.token,
      body: {
        receiver: '林夏',
        mobile: '13812345678',
        cityCode: '330100',
        districtCode: '330106',
        street: '文三路 100 号',
        label: 'home',
        isDefault: true,
      },
    });
    const stranger = await waiting();
    await shop.server.ask('POST /api/mporder/v1/order/lock', {
      token: stranger.person.token,
      body: { orderNo: stranger.orderNo },
    });
    expect((await claim(stranger.person, stranger.orderNo, 'lock', address.addressId)).name).toBe('BAD_INPUT');
    expect((await claim(person, orderNo, 'lock', address.addressId)).data).toMatchObject({ state: 'claimed' });
  });

  it('is refused before the day, after its time, and for an order of somebody else', async () => {
    const { person, orderNo } = await waiting();
    expect((await claim(person, orderNo, 'lock')).name).toBe('STATE_CHANGED');
    expect((await claim(person, orderNo, 'nothing')).name).toBe('NOT_FOUND');
    const stranger = await shop.server.login();
    expect((await claim(stranger, orderNo, 'deposit')).name).toBe('NOT_FOUND');
    shop.server.clock.advance(14 * DAY_MS);
    const later = await shop.server.login({ mobile: person.mobile });
    expect((await claim(later, orderNo, 'deposit')).name).toBe('STATE_CHANGED');
  });

  it('leaves nothing behind when the coupon has run out', async () => {
    const { person, orderNo } = await waiting();
    expect((await claim(person, orderNo, 'coupon')).name).toBe('SOLD_OUT');
    expect(await states(person, orderNo)).toMatchObject({ coupon: 'claimable' });
  });
});
