import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runUpkeep } from '../../kernel/upkeep';
import { coupon, grantCoupon, putOnOrder } from '.';
import { CouponShop } from './coupon.fixture';

/** As many as call at once; the pool has fewer connections. */
const CALLERS = 40;

let shop: CouponShop;
beforeAll(async () => {
  shop = await CouponShop.open();
});
afterAll(() => shop.close());

const times = <T>(n: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => make(i)));

/** People who log in one after the other. */
async function people(n: number) {
  const made = [];
  for (let i = 0; i < n; i += 1) made.push(await shop.server.login());
  return made;
}

const succeeded = (answers: { name: string | null }[]) => answers.filter(({ name }) => name === 'SUCCESS').length;

const issued = async (id: string) => {
  const { rows } = await shop.server.database.executeSql(
    `select issued, (select count(*) from coupon_coupons where template_id = $1) as held
     from coupon_templates where id = $1`,
    [id],
  );
  return [Number(rows[0]?.issued), Number(rows[0]?.held)];
};

describe('callers at once', () => {
  it('claim no more welfare coupons than there are, one each', async () => {
    await shop.template('scarce', { total: 5 });
    await shop.offer('scarce');
    const all = await people(CALLERS);
    const answers = await Promise.all(all.flatMap((person) => [shop.claim(person, 'scarce'), shop.claim(person)]));
    expect(succeeded(answers)).toBe(5);
    expect(await issued('scarce')).toEqual([5, 5]);
  });

  it('are a thousand who want one of a hundred coupons: a hundred get one', async () => {
    await shop.template('hundred', { total: 100 });
    const made = await times(1000, (i) =>
      grantCoupon(shop.server.ctx(), { accountId: `fan-${i}`, template: 'hundred', reason: 'level', ref: 'level-2' }),
    );
    expect(made.filter((each) => each !== null)).toHaveLength(100);
    expect(await issued('hundred')).toEqual([100, 100]);
  });

  it('get one coupon for one occasion', async () => {
    await shop.template('once');
    const grant = { accountId: 'racer', template: 'once', reason: 'level', ref: 'level-2' };
    const made = await times(20, () => grantCoupon(shop.server.ctx(), grant));
    expect(new Set(made.map((each) => each?.couponId)).size).toBe(1);
    expect(await issued('once')).toEqual([1, 1]);
  });

  it('use a code as often as it may be used, each once', async () => {
    await shop.template('coded', { perPerson: 9 });
    await shop.code('RACE-CODE', 'coded', 3);
    const all = await people(6);
    const answers = await Promise.all(
      all.flatMap((person) => [shop.enter(person, 'RACE-CODE'), shop.enter(person, 'RACE-CODE')]),
    );
    expect(succeeded(answers)).toBe(3);
    expect(await issued('coded')).toEqual([3, 3]);
  });

  it('receive a gift once, also while its giver takes it back', async () => {
    const [anna, ...others] = await people(1 + CALLERS);
    if (!anna) return;
    const couponId = await shop.give(anna, { isGiftable: true });
    const giftCode = await shop.gift(anna, couponId);
    const body = { giftCode };
    const [back, ...answers] = await Promise.all([
      shop.server.call('POST /api/mpintegral/v1/coupons/gift/takeBack', { token: anna.token, body }),
      ...others.map((person) => shop.receive(person, giftCode)),
    ]);
    expect(succeeded([back, ...answers])).toBe(1);
    const { state } = await shop.detail(anna, couponId);
    expect(state).toBe(back.name === 'SUCCESS' ? 'unused' : 'givenAway');
    const { rows } = await shop.server.database.executeSql('select 1 from coupon_coupons where ref = $1', [
      `gift:${giftCode}`,
    ]);
    expect(rows).toHaveLength(back.name === 'SUCCESS' ? 0 : 1);
  });

  it('spend a code of a store once', async () => {
    const [anna] = await people(1);
    if (!anna) return;
    const staff = await times(4, (i) => shop.consultant(`r${i}`));
    const number = await shop.number(anna, await shop.give(anna));
    const answers = await Promise.all(staff.flatMap((one) => [shop.redeem(one, number), shop.redeem(one, number)]));
    expect(succeeded(answers)).toBe(1);
  });

  it('put a coupon on one order', async () => {
    const [anna] = await people(1);
    if (!anna) return;
    const { accountId } = anna;
    const couponId = await shop.give(anna, { kind: 'cashOff', amountFen: 100 });
    const results = await Promise.allSettled(
      Array.from({ length: CALLERS }, (_, i) =>
        shop.server.database.transaction((db) =>
          putOnOrder({ ...shop.server.ctx(), db }, couponId, { accountId, orderNo: `VO${i}` }),
        ),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('give a gift back once when upkeep runs twice', async () => {
    const [anna] = await people(1);
    if (!anna) return;
    const couponId = await shop.give(anna, { isGiftable: true });
    await shop.gift(anna, couponId);
    shop.server.clock.advance(DAY_MS);
    await times(2, () => runUpkeep(shop.server.ctx().app, [coupon]));
    const { history, state } = await shop.detail(anna, couponId);
    expect([state, history.map(({ title }) => title)]).toEqual(['unused', ['赠送超时退回', '已发起赠送', '卡券到账']]);
  });
});
