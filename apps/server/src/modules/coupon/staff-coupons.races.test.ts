import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { putOnOrder } from '.';
import { CouponShop } from './coupon.fixture';

/** As many as call at once; the pool has fewer connections. */
const CALLERS = 40;

let shop: CouponShop;
let operator: TestPerson;
let owner: TestPerson;
beforeAll(async () => {
  shop = await CouponShop.open();
  operator = await shop.server.login({ roles: ['operator'] });
  owner = await shop.server.login();
});
afterAll(() => shop.close());

const times = <T>(n: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => make(i)));

const takeBack = (couponId: string) =>
  shop.server.call('POST /api/mpintegral/v1/staff/coupons/takeBack', {
    token: operator.token,
    body: { accountId: owner.accountId, couponId, reason: '发放有误' },
  });

describe('staff at once', () => {
  it('issue no more coupons of a template than it has', async () => {
    await shop.template('desk', { total: 7, perPerson: CALLERS });
    const answers = await times(CALLERS, () =>
      shop.server.call('POST /api/mpintegral/v1/staff/coupons/issue', {
        token: operator.token,
        body: { accountId: owner.accountId, templateId: 'desk' },
      }),
    );
    const names = answers.map(({ name }) => name);
    expect(names.filter((name) => name === 'SUCCESS')).toHaveLength(7);
    expect(names.filter((name) => name === 'SOLD_OUT')).toHaveLength(CALLERS - 7);
    const { rows } = await shop.server.database.executeSql(
      `select issued, (select count(*)::int from coupon_coupons where template_id = 'desk') as held
       from coupon_templates where id = 'desk'`,
      [],
    );
    expect(rows).toEqual([{ issued: 7, held: 7 }]);
  });

  it('take a coupon back once', async () => {
    const couponId = await shop.give(owner);
    const names = (await times(CALLERS, () => takeBack(couponId))).map(({ name }) => name);
    expect(names.filter((name) => name === 'SUCCESS')).toHaveLength(1);
    expect(names.filter((name) => name === 'STATE_CHANGED')).toHaveLength(CALLERS - 1);
    const { history } = await shop.detail(owner, couponId);
    expect(history.map(({ title }) => title)).toEqual(['客服已收回', '卡券到账']);
  });

  it('take a coupon back, or its owner orders with it or gives it away: one of them', async () => {
    for (let round = 0; round < 10; round += 1) {
      const couponId = await shop.give(owner, { kind: 'cashOff', amountFen: 100, isGiftable: true });
      const [back, given, ordered] = await Promise.all([
        takeBack(couponId).then(({ name }) => name === 'SUCCESS'),
        shop.gift(owner, couponId).then(
          (code) => code !== '',
          () => false,
        ),
        shop.server.database
          .transaction((db) =>
            putOnOrder({ ...shop.server.ctx(), db }, couponId, { accountId: owner.accountId, orderNo: `VO${round}` }),
          )
          .then(
            () => true,
            () => false,
          ),
      ]);
      const { state } = await shop.detail(owner, couponId);
      expect([back, given, ordered].filter(Boolean)).toHaveLength(1);
      expect(state).toBe(back ? 'expired' : given ? 'giftPending' : 'locked');
    }
  });
});
