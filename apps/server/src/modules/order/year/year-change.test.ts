import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balances, spend } from '../../points';
import { type ChangeShop, createChangeShop, type Person } from '../change/change.fixture';

let shop: ChangeShop;
beforeAll(async () => {
  shop = await createChangeShop();
});
afterAll(() => shop.close());

const ORDERS = 'GET /api/mporder/v1/order/year/orders' as const;
const OFFER = 'GET /api/mporder/v1/order/year/offer' as const;
const PREVIEW = 'POST /api/mporder/v1/order/year/preview' as const;
const HOLD = 'POST /api/mporder/v1/order/year/hold' as const;
const PROTOCOL = 'GET /api/mporder/v1/order/year/protocol' as const;
const TEXT = 'GET /api/mporder/v1/order/agreement/text' as const;
const DAY_MS = 86_400_000;

/** A paid order from before the new model year, with options that the year replaces. */
async function affected(person: Person): Promise<string> {
  const configuration = await shop.configuration('YL01-pro', { 'paint-mist': 'paint-carbon' }, [
    'pkg-sound',
    'pkg-winter',
  ]);
  const { orderNo } = await shop.deposit(person, configuration);
  await shop.openYear();
  return orderNo;
}

const points = async (person: Person) => (await balances(shop.server.ctx(), person.accountId)).points;

const protocol = (person: Person, orderNo: string) =>
  shop.server.ask(PROTOCOL, { token: person.token, query: { orderNo } });

describe('the decision about a new model year', () => {
  it('is offered to orders of before its start, with deadline, compensation and the mapped price', async () => {
    const person = await shop.server.login();
    const orderNo = await affected(person);
    const later = await shop.deposit(person);
    const orders = await shop.server.ask(ORDERS, { token: person.token });
    expect(orders.map(({ order, state }) => [order.orderNo, state])).toEqual([[orderNo, 'open']]);
    const offer = await shop.offer(person, orderNo);
    expect(offer).toMatchObject({ fromYear: 2026, toYear: 2027, state: 'open', choice: null, refusal: null });
    expect(offer.deadlineAt).toBe(shop.server.clock.now() + 4 * DAY_MS);
    expect(offer.change).toMatchObject({ versionName: '长续航版' });
    expect(offer.keep.compensations.map(({ kind }) => kind)).toEqual(['points', 'optionCoupon']);
    expect((await shop.detail(person, orderNo)).actions).toContain('yearlyChange');
    expect((await shop.detail(person, later.orderNo)).actions).not.toContain('yearlyChange');
    const none = await shop.server.call(OFFER, { token: person.token, query: { orderNo: later.orderNo } });
    expect([none.name, none.message]).toEqual(['NOT_FOUND', '该订单不在年款变更范围内']);
  });

  it('keeps the year with points, granted once however often it is chosen', async () => {
    const person = await shop.server.login();
    const orderNo = await affected(person);
    const before = await points(person);
    const first = await shop.choose(person, orderNo, 'yearKeepPoints');
    const second = await shop.choose(person, orderNo, 'yearKeepPoints');
    expect(second.data).toEqual(first.data);
    expect(await points(person)).toBe(before + 5000);
    expect((await shop.choose(person, orderNo, 'yearKeepCoupon')).name).toBe('ALREADY_DONE');
    expect(await shop.offer(person, orderNo)).toMatchObject({
      state: 'kept',
      choice: 'keep',
      keep: { grantedCode: 'yearKeepPoints' },
    });
    await shop.choose(person, orderNo, 'yearChange');
    await shop.choose(person, orderNo, 'yearKeepPoints');
    expect(await points(person)).toBe(before + 5000);
  });

  it('keeps the year with a coupon, which is a line of the price and of the history', async () => {
    const person = await shop.server.login();
    const orderNo = await affected(person);
    const { totalFen } = await shop.detail(person, orderNo);
    await shop.choose(person, orderNo, 'yearKeepCoupon');
    await shop.choose(person, orderNo, 'yearKeepCoupon');
    const detail = await shop.detail(person, orderNo);
    expect(detail.totalFen).toBe(totalFen - 3_000_00);
    expect(detail.lines.at(-1)).toMatchObject({ code: 'yearKeepCoupon', amountFen: -3_000_00 });
    const { changes } = await shop.sheet(person, orderNo);
    expect(changes).toMatchObject([{ title: '已选择保留现款', differenceFen: -3_000_00 }]);
  });

  it('is over with the window, by time alone: the current year is kept and nothing can be chosen', async () => {
    const person = await shop.server.login();
    const orderNo = await affected(person);
    await shop.hold(person, orderNo, { way: 'mapped' });
    shop.server.clock.advance(4 * DAY_MS);
    expect(await shop.offer(person, orderNo)).toMatchObject({ state: 'expired', refusal: { code: 'windowClosed' } });
    expect(await protocol(person, orderNo)).toMatchObject({ state: 'over' });
    for (const code of ['yearKeepPoints', 'yearChange'])
      expect((await shop.choose(person, orderNo, code)).message).toBe('年款变更已截止，已为您保留现款');
    expect((await shop.signYear(person, orderNo)).name).toBe('STATE_CHANGED');
    const body = { orderNo, way: 'mapped' };
    expect((await shop.server.call(PREVIEW, { token: person.token, body })).name).toBe('STATE_CHANGED');
    expect((await shop.detail(person, orderNo)).configuration.versionId).toBe('YL01-pro');
  });

  it('ends with the lock, and with a refund', async () => {
    const person = await shop.server.login();
    const orderNo = await affected(person);
    await shop.server.ask('POST /api/mporder/v1/order/lock', { token: person.token, body: { orderNo } });
    expect(await shop.offer(person, orderNo)).toMatchObject({ state: 'locked', refusal: { code: 'locked' } });
    expect((await shop.choose(person, orderNo, 'yearKeepPoints')).name).toBe('ORDER_LOCKED');
    await shop.refund(person, orderNo);
    expect(await shop.offer(person, orderNo)).toMatchObject({ state: 'closed', refusal: { code: 'refunding' } });
  });
});

describe('a change to the new model year', () => {
  it('maps the configuration row by row: 相同, 升级, 替代, 取消', async () => {
    const person = await shop.server.login();
    const orderNo = await affected(person);
    const body = { orderNo, way: 'mapped' };
    const shown = await shop.server.ask(PREVIEW, { token: person.token, body });
    const marks = shown.rows.map(({ before, after, mark }) => [before?.productCode, after?.productCode, mark]);
    expect(marks).toEqual([
      ['YL01-pro', 'YL01-pro-2027', 'upgrade'],
      ['battery-standard', 'battery-standard', 'upgrade'],
      ['paint-carbon', 'paint-ink', 'replace'],
      ['wheel-aero', 'wheel-aero', 'same'],
      ['interior-black', 'interior-black', 'same'],
      ['pkg-sound', 'pkg-sound-pro', 'upgrade'],
      ['pkg-winter', 'pkg-winter', 'upgrade'],
    ]);
    expect(shown.released.map(({ name }) => name)).toContain('限时优惠');
    expect(shown.differenceFen).toBe(shown.after.totalFen - shown.before.totalFen);
  });

  it('is held, read and signed: then the order is of the new year, for good', async () => {
    const person = await shop.server.login();
    const orderNo = await affected(person);
    const before = await shop.detail(person, orderNo);
    const { data: held } = await shop.hold(person, orderNo, { way: 'mapped' });
    expect(held).toMatchObject({
      state: 'toSign',
      isPriceChanged: false,
      offer: { state: 'pending', choice: 'change' },
    });
    expect((await shop.detail(person, orderNo)).configuration.versionId).toBe('YL01-pro');
    const query = { agreementId: 'yearChange', orderNo };
    const { clauses } = await shop.server.ask(TEXT, { token: person.token, query });
    const text = JSON.stringify(clauses);
    expect(text).toContain(orderNo);
    expect(text).toContain('2027 款');
    expect(text).not.toMatch(/\{\{|____/);
    const kinds = async () => (await shop.detail(person, orderNo)).agreements.map(({ kind }) => kind);
    expect(await kinds()).not.toContain('yearChange');
    expect((await shop.signYear(person, orderNo)).data).toMatchObject({ state: 'signed', kind: 'yearChange' });
    expect(await kinds()).toContain('yearChange');
    const after = await shop.detail(person, orderNo);
    expect(after).toMatchObject({ orderNo, paidFen: 500_000, locksAt: before.locksAt, state: 'depositPaid' });
    expect(after.configuration.versionId).toBe('YL01-pro-2027');
    expect(after.totalFen).toBe(held.preview?.after.totalFen);
    expect(after.actions).not.toContain('yearlyChange');
    expect(await protocol(person, orderNo)).toMatchObject({ state: 'signed', offer: { state: 'changed' } });
    expect((await shop.sheet(person, orderNo)).changes[0]).toMatchObject({ kind: 'year', title: '已换为新年款' });
    expect((await shop.choose(person, orderNo, 'yearKeepPoints')).name).toBe('ALREADY_DONE');
    const again = { orderNo, way: 'mapped' };
    expect((await shop.server.call(PREVIEW, { token: person.token, body: again })).name).toBe('ALREADY_DONE');
    expect((await shop.signYear(person, orderNo)).data.state).toBe('signed');
    expect((await shop.detail(person, orderNo)).timeline.filter(({ title }) => title === '已换为新年款')).toHaveLength(
      1,
    );
  });

  it('lets the configuration be changed within the new year afterwards, never back', async () => {
    const person = await shop.server.login();
    const orderNo = await affected(person);
    await shop.hold(person, orderNo, { way: 'mapped' });
    await shop.signYear(person, orderNo);
    const next = await shop.configuration('YL01-max-2027');
    expect((await shop.change(person, orderNo, next)).name).toBe('SUCCESS');
    const back = { orderNo, ...(await shop.configuration('YL01-pro')) };
    const key = 'POST /api/mporder/v1/order/configuration/preview' as const;
    expect((await shop.server.call(key, { token: person.token, body: back })).name).toBe('VERSION_WITHDRAWN');
  });

  it('can be chosen from scratch among the versions of the new year', async () => {
    const person = await shop.server.login();
    const orderNo = await affected(person);
    const key = 'GET /api/mporder/v1/order/year/versions' as const;
    const { versions } = await shop.server.ask(key, { token: person.token, query: { orderNo } });
    expect(versions.map(({ versionId, isEquivalent }) => [versionId, isEquivalent])).toEqual([
      ['YL01-pro-2027', true],
      ['YL01-max-2027', false],
    ]);
    const { productCodes } = await shop.configuration('YL01-max-2027', { 'paint-mist': 'paint-ember' });
    const target = { way: 'free' as const, versionId: 'YL01-max-2027', productCodes };
    expect((await shop.hold(person, orderNo, target)).data).toMatchObject({ state: 'toSign' });
    await shop.signYear(person, orderNo);
    const { configuration } = await shop.detail(person, orderNo);
    expect(configuration).toMatchObject({ versionId: 'YL01-max-2027', productCodes });
  });

  it('takes the compensation for keeping back when it is signed', async () => {
    const person = await shop.server.login();
    const orderNo = await affected(person);
    const before = await points(person);
    await shop.choose(person, orderNo, 'yearKeepPoints');
    const { data } = await shop.hold(person, orderNo, { way: 'mapped' });
    expect(data.preview?.released.map(({ code }) => code)).toContain('yearKeepPoints');
    expect(await points(person)).toBe(before + 5000);
    await shop.signYear(person, orderNo);
    expect(await points(person)).toBe(before);
    expect((await shop.offer(person, orderNo)).keep.grantedCode).toBeNull();
  });

  it('is refused while the points that were granted for keeping are spent', async () => {
    const person = await shop.server.login();
    const orderNo = await affected(person);
    await shop.choose(person, orderNo, 'yearKeepPoints');
    await shop.hold(person, orderNo, { way: 'mapped' });
    const had = await points(person);
    await spend(shop.server.ctx(), { accountId: person.accountId, amount: had, reason: 'test', ref: orderNo });
    const refused = await shop.signYear(person, orderNo);
    expect([refused.name, refused.message]).toEqual([
      'LIMIT_REACHED',
      '保留现款的补偿积分已使用，补足积分后才能换新款',
    ]);
    expect((await shop.offer(person, orderNo)).state).toBe('pending');
    expect(await points(person)).toBe(0);
  });

  it('takes a granted coupon off the price with it', async () => {
    const person = await shop.server.login();
    const orderNo = await affected(person);
    const plain = await shop.server.ask(PREVIEW, { token: person.token, body: { orderNo, way: 'mapped' } });
    await shop.choose(person, orderNo, 'yearKeepCoupon');
    const { data } = await shop.hold(person, orderNo, { way: 'mapped' });
    expect(data.preview?.after.totalFen).toBe(plain.after.totalFen);
    await shop.signYear(person, orderNo);
    const { lines } = await shop.detail(person, orderNo);
    expect(lines.map(({ code }) => code)).not.toContain('yearKeepCoupon');
  });

  it('stops at the signature when the price is another by now, and shows the new difference', async () => {
    const person = await shop.server.login();
    const orderNo = await affected(person);
    await shop.hold(person, orderNo, { way: 'mapped' });
    await shop.changeRights(person, orderNo, [{ groupCode: 'purchase', rightCode: 'purchase-offset' }]);
    const shown = await protocol(person, orderNo);
    expect(shown).toMatchObject({ state: 'toSign', isPriceChanged: true });
    const refused = await shop.signYear(person, orderNo);
    expect(refused).toMatchObject({
      name: 'PRICE_CHANGED',
      data: { after: { totalFen: shown.preview?.after.totalFen } },
    });
    expect((await shop.detail(person, orderNo)).configuration.versionId).toBe('YL01-pro');
    expect(
      (await shop.server.call(TEXT, { token: person.token, query: { agreementId: 'yearChange', orderNo } })).data
        .agreement.state,
    ).toBe('unsigned');
    await shop.hold(person, orderNo, { way: 'mapped' });
    expect((await shop.signYear(person, orderNo)).name).toBe('SUCCESS');
  });

  it('does not keep the order from being locked as it is while it waits', async () => {
    const person = await shop.server.login();
    const orderNo = await affected(person);
    await shop.hold(person, orderNo, { way: 'mapped' });
    const locked = await shop.server.call('POST /api/mporder/v1/order/lock', {
      token: person.token,
      body: { orderNo },
    });
    expect(locked.name).toBe('SUCCESS');
    expect((await shop.signYear(person, orderNo)).name).toBe('ORDER_LOCKED');
  });

  it('refuses a version without equivalent, of another year, another price, strangers and visitors', async () => {
    const [person, stranger] = [await shop.server.login(), await shop.server.login()];
    const orderNo = await affected(person);
    const hold = (body: object, token: string | undefined = person.token) =>
      shop.server.call(HOLD, { ...(token ? { token } : {}), body: { orderNo, way: 'free', totalFen: 1, ...body } });
    expect((await hold({})).name).toBe('BAD_INPUT');
    expect((await hold({ versionId: 'YL01-max' })).name).toBe('VERSION_WITHDRAWN');
    expect((await hold({ versionId: 'YLX-pro-2027' })).name).toBe('VERSION_WITHDRAWN');
    expect((await hold({ versionId: 'YL01-max-2027' })).name).toBe('PRICE_CHANGED');
    expect((await hold({ way: 'mapped' }, stranger.token)).name).toBe('NOT_FOUND');
    expect((await shop.server.call(HOLD, { body: { orderNo, way: 'mapped', totalFen: 1 } })).name).toBe(
      'LOGIN_EXPIRED',
    );
    expect((await shop.signYear(stranger, orderNo)).name).toBe('NOT_FOUND');
    expect((await shop.signYear(person, orderNo)).name).toBe('NOT_FOUND');
    const query = { orderNo };
    for (const key of [OFFER, PROTOCOL] as const) {
      expect((await shop.server.call(key, { token: stranger.token, query })).name).toBe('NOT_FOUND');
      expect((await shop.server.call(key, { query })).name).toBe('LOGIN_EXPIRED');
    }
  });
});
