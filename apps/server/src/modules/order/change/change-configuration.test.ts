import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standard } from '../order.fixture';
import { type ChangeShop, createChangeShop } from './change.fixture';

let shop: ChangeShop;
beforeAll(async () => {
  shop = await createChangeShop();
});
afterAll(() => shop.close());

const PREVIEW = 'POST /api/mporder/v1/order/configuration/preview' as const;
const CHANGE = 'POST /api/mporder/v1/order/configuration/change' as const;
const VERSIONS = 'GET /api/mporder/v1/order/configuration/versions' as const;
const LOCK = 'POST /api/mporder/v1/order/lock' as const;
const SIGN = 'POST /api/mporder/v1/special/sign/agreement' as const;

describe('a change of configuration', () => {
  it('shows what is gained and lost, the difference, and that it waits for the final payment', async () => {
    const person = await shop.server.login();
    const { orderNo, totalFen } = await shop.deposit(person);
    const target = await shop.configuration('YL01-pro', { 'paint-mist': 'paint-pine' }, ['pkg-sound']);
    const shown = await shop.preview(person, orderNo, target);
    expect(shown).toMatchObject({ kind: 'configuration', isSame: false, differenceFen: 15_000_00, changesLeft: null });
    expect(shown.before.totalFen).toBe(totalFen);
    expect(shown.after.totalFen).toBe(totalFen + 15_000_00);
    expect(shown.gained.map(({ productCode }) => productCode)).toEqual(['paint-pine', 'pkg-sound']);
    expect(shown.lost.map(({ productCode, reason }) => [productCode, reason])).toEqual([
      ['paint-mist', '由松林绿替代'],
    ]);
    expect(shown.money).toMatchObject({ paidFen: 500_000, restAfterFen: totalFen + 15_000_00 - 500_000 });
    expect(shown.money.note).toContain('随尾款支付');
  });

  it('rewrites what is frozen, keeps the deposit and the lock, and wants the purchase agreement signed again', async () => {
    const person = await shop.server.login();
    const order = await shop.deposit(person);
    const before = await shop.detail(person, order.orderNo);
    const target = await shop.configuration('YL01-pro', { 'paint-mist': 'paint-pine' });
    const { data } = await shop.change(person, order.orderNo, target);
    expect(data.change).toMatchObject({ kind: 'configuration', differenceFen: 6_000_00 });
    expect(data.toSign.map(({ kind }) => kind)).toEqual(['purchase']);
    const after = await shop.detail(person, order.orderNo);
    expect(after.configuration.productCodes).toContain('paint-pine');
    expect(after.totalFen).toBe(before.totalFen + 6_000_00);
    expect(after.lines.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(after.totalFen);
    expect(after).toMatchObject({ paidFen: 500_000, dueFen: 0, locksAt: before.locksAt, state: 'depositPaid' });
    expect(after.timeline[0]).toMatchObject({ title: '配置已变更' });
    const locked = await shop.server.call(LOCK, { token: person.token, body: { orderNo: order.orderNo } });
    expect(locked.name).toBe('AGREEMENT_UNSIGNED');
    const purchase = after.agreements.find(({ kind }) => kind === 'purchase');
    const code = await shop.shop.signCode(person);
    const body = { agreementId: 'purchase', version: purchase?.version, orderNo: order.orderNo, code };
    expect((await shop.server.call(SIGN, { token: person.token, body })).name).toBe('SUCCESS');
    expect((await shop.server.ask(LOCK, { token: person.token, body: { orderNo: order.orderNo } })).state).toBe(
      'locked',
    );
  });

  it('is made as often as wanted, and each change is a line of the history', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.deposit(person);
    const paints = ['paint-pine', 'paint-ember', 'paint-ink', 'paint-pearl'];
    for (const paint of paints) {
      const target = await shop.configuration('YL01-pro', { 'paint-mist': paint });
      expect((await shop.change(person, orderNo, target)).name).toBe('SUCCESS');
    }
    const { timeline } = await shop.detail(person, orderNo);
    expect(timeline.filter(({ title }) => title === '配置已变更')).toHaveLength(4);
  });

  it('refuses a price that is not the one of now with the new preview, and nothing to change', async () => {
    const person = await shop.server.login();
    const { orderNo, totalFen } = await shop.deposit(person);
    const target = await shop.configuration('YL01-pro', { 'paint-mist': 'paint-pine' });
    const wrong = await shop.server.call(CHANGE, { token: person.token, body: { orderNo, ...target, totalFen } });
    expect(wrong.name).toBe('PRICE_CHANGED');
    expect(wrong.data).toMatchObject({ differenceFen: 6_000_00, after: { totalFen: totalFen + 6_000_00 } });
    expect((await shop.change(person, orderNo, await shop.configuration('YL01-pro'))).name).toBe('ALREADY_DONE');
    expect((await shop.detail(person, orderNo)).totalFen).toBe(totalFen);
  });

  it('refuses another model, an impossible choice, strangers, visitors and bad input', async () => {
    const [person, stranger] = [await shop.server.login(), await shop.server.login()];
    const { orderNo, totalFen } = await shop.deposit(person);
    const send = (body: object, token: string | undefined = person.token) =>
      shop.server.call(CHANGE, { ...(token ? { token } : {}), body: { orderNo, ...standard, totalFen, ...body } });
    expect((await send(await shop.configuration('YLX-pro'))).name).toBe('BAD_INPUT');
    expect((await send({ productCodes: ['paint-mist'] })).name).toBe('CONFIG_INVALID');
    expect((await send({ versionId: 'YL01-none' })).name).toBe('NOT_FOUND');
    expect((await send({ totalFen: 1.5 })).name).toBe('BAD_INPUT');
    expect((await send({}, stranger.token)).name).toBe('NOT_FOUND');
    const body = { orderNo, ...standard, totalFen };
    expect((await shop.server.call(CHANGE, { body })).name).toBe('LOGIN_EXPIRED');
    expect((await shop.server.call(PREVIEW, { body })).name).toBe('LOGIN_EXPIRED');
  });

  it('is over with the lock, also when it happens by itself, and not yet open before the deposit', async () => {
    const person = await shop.server.login();
    const unpaid = await shop.shop.order(person);
    const target = await shop.configuration('YL01-pro', { 'paint-mist': 'paint-pine' });
    const refused = (orderNo: string) =>
      shop.server.call(CHANGE, { token: person.token, body: { orderNo, ...target, totalFen: 1 } });
    const early = await refused(unpaid.orderNo);
    expect([early.name, early.message]).toEqual(['STATE_CHANGED', '订单尚未支付，请先完成支付']);
    const { orderNo } = await shop.deposit(person);
    shop.server.clock.set((await shop.detail(person, orderNo)).locksAt ?? 0);
    expect((await refused(orderNo)).name).toBe('ORDER_LOCKED');
    expect((await shop.sheet(person, orderNo)).state).toBe('locked');
  });
});

describe('the sheet of an order', () => {
  it('shows the price at order time, every change, and what is permitted with the reason why not', async () => {
    const person = await shop.server.login();
    const { orderNo, totalFen } = await shop.deposit(person);
    const plain = await shop.sheet(person, orderNo);
    expect(plain).toMatchObject({ changes: [], ordered: { totalFen }, paidFen: 500_000, restFen: totalFen - 500_000 });
    expect(plain.permissions.map(({ action, isAllowed }) => [action, isAllowed])).toEqual([
      ['changeConfiguration', true],
      ['switchVersion', true],
      ['changeRights', true],
      ['changeVehicle', true],
      ['yearlyChange', false],
    ]);
    await shop.change(person, orderNo, await shop.configuration('YL01-pro', { 'paint-mist': 'paint-pine' }));
    await shop.change(person, orderNo, await shop.configuration('YL01-max'));
    const sheet = await shop.sheet(person, orderNo);
    expect(sheet.ordered).toMatchObject({ versionName: '长续航版', totalFen });
    expect(sheet.changes.map(({ kind }) => kind)).toEqual(['version', 'configuration']);
    expect(sheet.changes[1]?.items).toEqual([{ label: '外观', before: '雾屿蓝', after: '松林绿' }]);
    expect(sheet.current.totalFen).toBe(totalFen + sheet.changes.reduce((sum, each) => sum + each.differenceFen, 0));
    expect(sheet.rights.map(({ group }) => group)).toEqual(['购车权益', '充电权益', '服务权益']);
  });

  it('is read-only after the lock, and nobody else can see it', async () => {
    const [person, stranger] = [await shop.server.login(), await shop.server.login()];
    const { orderNo } = await shop.deposit(person);
    await shop.server.ask(LOCK, { token: person.token, body: { orderNo } });
    const { permissions } = await shop.sheet(person, orderNo);
    expect(permissions.map(({ refusal }) => refusal?.code)).toEqual(permissions.map(() => 'locked'));
    const key = 'GET /api/mporder/v1/order/sheet';
    expect((await shop.server.call(key, { token: stranger.token, query: { orderNo } })).message).toBe('订单不存在');
    expect((await shop.server.call(key, { query: { orderNo } })).name).toBe('LOGIN_EXPIRED');
  });
});

describe('a switch of version', () => {
  it('lists the versions at their price for this order, with what is kept, lost and sold out', async () => {
    const person = await shop.server.login();
    const { orderNo, totalFen } = await shop.deposit(person);
    const { versions, refusal } = await shop.server.ask(VERSIONS, { token: person.token, query: { orderNo } });
    expect(refusal).toBeNull();
    expect(versions.map(({ versionId, isCurrent }) => [versionId, isCurrent])).toEqual([
      ['YL01-pro', true],
      ['YL01-max', false],
      ['YL01-ultra', false],
    ]);
    const [pro, max, ultra] = versions;
    expect(pro).toMatchObject({ totalFen, differenceFen: 0, keptCount: 4 });
    expect(ultra).toMatchObject({ totalFen: null, refusal: { code: 'soldOut' } });
    expect(max?.totalFen).toBe(totalFen + (max?.differenceFen ?? 0));
    expect(max?.lostCount).toBe(1);
  });

  it('carries options over, includes what the version brings, and changes the order', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.deposit(person);
    const shown = await shop.preview(person, orderNo, { modelId: 'YL01', versionId: 'YL01-max' });
    expect(shown.kind).toBe('version');
    expect(shown.after.configuration.productCodes).toEqual(
      expect.arrayContaining(['battery-long', 'paint-mist', 'wheel-aero', 'pkg-pilot']),
    );
    expect(shown.rows[0]).toMatchObject({ groupCode: 'version', mark: 'replace' });
    const lost = shown.lost.find(({ productCode }) => productCode === 'battery-standard');
    expect(lost?.reason).not.toBe('');
    const { data } = await shop.change(person, orderNo, shown.after.configuration);
    expect(data.order).toMatchObject({ versionName: '四驱版', totalFen: shown.after.totalFen });
  });

  it('refuses a version that is sold out, and one that only some orders may have', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.deposit(person);
    const body = { orderNo, modelId: 'YL01', versionId: 'YL01-ultra' };
    expect((await shop.server.call(PREVIEW, { token: person.token, body })).name).toBe('SOLD_OUT');
    const next = { ...body, versionId: 'YL01-pro-2027' };
    expect((await shop.server.call(PREVIEW, { token: person.token, body: next })).name).toBe('VERSION_WITHDRAWN');
    const draft = { ...standard, versionId: 'YL01-pro-2027', kind: 'deposit', subsidy: 'none' };
    const key = 'POST /api/mporder/v1/order/draft';
    expect((await shop.server.call(key, { token: person.token, body: draft })).name).toBe('VERSION_WITHDRAWN');
  });
});
