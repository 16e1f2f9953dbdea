import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runUpkeep } from '../../kernel/upkeep';
import type { TestPerson } from '../../testing';
import { coupon } from '.';
import { CouponShop } from './coupon.fixture';

let shop: CouponShop;
beforeAll(async () => {
  shop = await CouponShop.open();
});
afterAll(() => shop.close());

const view = (giftCode: string, person?: TestPerson) =>
  shop.server.ask('GET /api/mpintegral/v1/coupons/gift', {
    query: { giftCode },
    ...(person ? { token: person.token } : {}),
  });
const takeBack = ({ token }: TestPerson, giftCode: string) =>
  shop.server.call('POST /api/mpintegral/v1/coupons/gift/takeBack', { token, body: { giftCode } });

async function pending() {
  const [anna, bert] = [await shop.server.login(), await shop.server.login()];
  const couponId = await shop.give(anna, { isGiftable: true });
  return { anna, bert, couponId, giftCode: await shop.gift(anna, couponId, '生日快乐') };
}

describe('a gift', () => {
  it('is seen by anybody with its link, and received once', async () => {
    const { anna, bert, couponId, giftCode } = await pending();
    expect(await view(giftCode)).toMatchObject({
      state: 'open',
      relation: 'other',
      message: '生日快乐',
      couponId: null,
    });
    expect(await view(giftCode, anna)).toMatchObject({ relation: 'giver', couponId });
    const got = await shop.receive(bert, giftCode);
    expect(await shop.detail(bert, got.data.couponId)).toMatchObject({
      state: 'unused',
      source: '好友赠送',
      canGive: false,
    });
    expect(await shop.detail(anna, couponId)).toMatchObject({ state: 'givenAway', gift: { state: 'received' } });
    expect(await view(giftCode, bert)).toMatchObject({ relation: 'receiver', couponId: got.data.couponId });
    expect((await shop.receive(bert, giftCode)).data).toEqual(got.data);
    const late = await shop.receive(await shop.server.login(), giftCode);
    expect([late.name, late.message]).toEqual(['STATE_CHANGED', '该卡券已被领取']);
    expect((await takeBack(anna, giftCode)).name).toBe('STATE_CHANGED');
  });

  it('cannot be used, given again or received by its giver while it is under way', async () => {
    const { anna, couponId, giftCode } = await pending();
    const { token } = anna;
    const code = await shop.server.call('GET /api/mpintegral/v1/coupons/storeCode', { token, query: { couponId } });
    const again = await shop.server.call('POST /api/mpintegral/v1/coupons/gift', { token, body: { couponId } });
    const own = await shop.receive(anna, giftCode);
    expect([code.name, again.name, own.message]).toEqual(['STATE_CHANGED', 'STATE_CHANGED', '不能领取自己赠送的卡券']);
  });

  it('comes back by its giver only, and can be given anew', async () => {
    const { anna, bert, couponId, giftCode } = await pending();
    expect((await takeBack(bert, giftCode)).name).toBe('NOT_FOUND');
    expect((await takeBack(anna, giftCode)).name).toBe('SUCCESS');
    expect((await shop.receive(bert, giftCode)).message).toBe('赠送者已收回该卡券');
    expect((await shop.detail(anna, couponId)).state).toBe('unused');
    expect(await shop.gift(anna, couponId)).not.toBe(giftCode);
  });

  it.each(['job', 'upkeep'] as const)('ends after 24 hours and the coupon is usable again, by the %s', async (way) => {
    const { anna, bert, couponId, giftCode } = await pending();
    shop.server.clock.advance(DAY_MS - 1);
    expect((await view(giftCode)).state).toBe('open');
    shop.server.clock.advance(1);
    expect((await view(giftCode)).state).toBe('expired');
    expect((await shop.receive(bert, giftCode)).message).toBe('赠送链接已过期');
    if (way === 'job') await shop.server.runJobs();
    else await runUpkeep(shop.server.ctx().app, [coupon]);
    expect(await shop.detail(anna, couponId)).toMatchObject({ state: 'unused', gift: { state: 'expired' } });
  });

  it('is refused for a coupon that may not be given, or is somebody else’s, and for a wrong link', async () => {
    const [anna, bert] = [await shop.server.login(), await shop.server.login()];
    const couponId = await shop.give(anna);
    const give = ({ token }: TestPerson) =>
      shop.server.call('POST /api/mpintegral/v1/coupons/gift', { token, body: { couponId } });
    expect([(await give(anna)).name, (await give(bert)).name]).toEqual(['STATE_CHANGED', 'NOT_FOUND']);
    const query = { giftCode: 'A'.repeat(24) };
    expect((await shop.server.call('GET /api/mpintegral/v1/coupons/gift', { query })).name).toBe('NOT_FOUND');
    expect((await shop.server.call('GET /api/mpintegral/v1/coupons/gift', { query: { giftCode: 'x' } })).name).toBe(
      'BAD_INPUT',
    );
  });
});
