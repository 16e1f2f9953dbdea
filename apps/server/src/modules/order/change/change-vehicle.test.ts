import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateOrder } from '../order.repository';
import { type ChangeShop, createChangeShop, type Person } from './change.fixture';

let shop: ChangeShop;
beforeAll(async () => {
  shop = await createChangeShop();
});
afterAll(() => shop.close());

const MODELS = 'GET /api/mporder/v1/order/vehicle/models' as const;
const PREVIEW = 'POST /api/mporder/v1/order/vehicle/preview' as const;
const CHANGE = 'POST /api/mporder/v1/order/vehicle/change' as const;

const models = (person: Person, orderNo: string) =>
  shop.server.ask(MODELS, { token: person.token, query: { orderNo } });

describe('a change of the model', () => {
  it('offers the models on sale with price from, difference and delivery', async () => {
    const person = await shop.server.login();
    const { orderNo, totalFen } = await shop.deposit(person);
    const shown = await models(person, orderNo);
    expect(shown).toMatchObject({ refusal: null, changesUsed: 0, changesLimit: 2 });
    expect(shown.models.map(({ modelId, isCurrent, refusal }) => [modelId, isCurrent, refusal?.code ?? null])).toEqual([
      ['YL01', true, null],
      ['YLX', false, null],
      ['YL09', false, null],
      ['CS1E', false, 'notOnSale'],
    ]);
    const ylx = shown.models.find(({ modelId }) => modelId === 'YLX');
    expect(ylx?.differenceFen).toBe((ylx?.fromTotalFen ?? 0) - totalFen);
  });

  it('moves the paid amount over, keeps number and lock, and counts', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.deposit(person);
    const before = await shop.detail(person, orderNo);
    const target = await shop.configuration('YLX-pro');
    const { data } = await shop.changeVehicle(person, orderNo, target);
    expect(data.change).toMatchObject({ kind: 'vehicle', after: { versionName: '长续航版' } });
    const after = await shop.detail(person, orderNo);
    expect(after).toMatchObject({ paidFen: 500_000, dueFen: 0, locksAt: before.locksAt, state: 'depositPaid' });
    expect(after.configuration.modelId).toBe('YLX');
    expect((await models(person, orderNo)).changesUsed).toBe(1);
    expect(data.toSign.map(({ kind }: { kind: string }) => kind)).toEqual(['purchase']);
  });

  it('is made twice at most; configuration and version go on as before', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.deposit(person);
    const first = await shop.previewVehicle(person, orderNo, await shop.configuration('YLX-core'));
    expect(first.changesLeft).toBe(1);
    await shop.changeVehicle(person, orderNo, await shop.configuration('YLX-core'));
    await shop.changeVehicle(person, orderNo, await shop.configuration('YL09-pro'));
    const body = { orderNo, ...(await shop.configuration('YL01-pro')) };
    expect((await shop.server.call(PREVIEW, { token: person.token, body })).name).toBe('LIMIT_REACHED');
    expect(await models(person, orderNo)).toMatchObject({ refusal: { code: 'limit' }, changesUsed: 2 });
    expect((await shop.detail(person, orderNo)).actions).not.toContain('changeVehicle');
    expect((await shop.change(person, orderNo, await shop.configuration('YL09-max'))).name).toBe('SUCCESS');
  });

  it('is open to an intention order, which gives up the benefits of the old model', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.deposit(person, { kind: 'intention' });
    await shop.earlyBirds(person);
    const target = await shop.configuration('YLX-pro');
    const shown = await shop.previewVehicle(person, orderNo, target);
    expect(shown.mustSignAgain).toBe(false);
    const codes = shown.released.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['early-paint', 'early-sound', 'early-priority']));
    expect(codes).not.toContain('early-offset');
    await shop.changeVehicle(person, orderNo, target);
    expect(await shop.detail(person, orderNo)).toMatchObject({ state: 'intentionPaid', paidFen: 200_000, dueFen: 0 });
    const sheet = await shop.server.ask('POST /api/mporder/v1/order/equity/preview', {
      token: person.token,
      body: { fromOrderNo: orderNo },
    });
    expect(sheet.benefits.map(({ benefitCode, state }) => [benefitCode, state])).toEqual([
      ['early-offset', 'applied'],
      ['early-paint', 'notFitting'],
      ['early-sound', 'notFitting'],
      ['early-camp', 'notFitting'],
      ['early-tyre', 'notFitting'],
      ['early-priority', 'notFitting'],
    ]);
  });

  it.each([
    ['refunding', { state: 'refunding' as const }, '订单正在退款，无法修改'],
    ['locked', { state: 'locked' as const }, '订单已锁定，无法修改'],
    ['a flash sale', { kind: 'snapUp' as const }, '抢购订单为固定配置，不支持变更'],
    ['a stock car', { stockCarId: 'car-1' }, '现车订单的车辆与配置已确定，不支持变更'],
    ['under payment', { dueFen: 1, expiresAt: 9_999_999_999_999 }, '订单有待支付的款项，请先完成或取消支付'],
  ])('is refused for an order that is %s, with the reason', async (_what, columns, reason) => {
    const person = await shop.server.login();
    const { orderNo } = await shop.deposit(person);
    await updateOrder(shop.server.database.db, { userId: person.accountId, orderNo }, columns);
    expect((await models(person, orderNo)).refusal?.reason).toBe(reason);
    const body = { orderNo, ...(await shop.configuration('YLX-pro')), totalFen: 1 };
    const answer = await shop.server.call(CHANGE, { token: person.token, body });
    expect(answer.message).toBe(reason);
  });

  it('refuses the same model, one not on sale, a new model year, strangers and visitors', async () => {
    const [person, stranger] = [await shop.server.login(), await shop.server.login()];
    const { orderNo } = await shop.deposit(person);
    const send = async (versionId: string, token = person.token) => {
      const body = { orderNo, ...(await shop.configuration(versionId)), totalFen: 1 };
      return (await shop.server.call(CHANGE, { token, body })).name;
    };
    expect(await send('YL01-max')).toBe('BAD_INPUT');
    expect(await send('CS1E-pro')).toBe('VERSION_WITHDRAWN');
    expect(await send('YLX-pro-2027')).toBe('VERSION_WITHDRAWN');
    expect(await send('YLX-pro', stranger.token)).toBe('NOT_FOUND');
    expect(await send('YLX-pro')).toBe('PRICE_CHANGED');
    const body = { orderNo, ...(await shop.configuration('YLX-pro')), totalFen: 1 };
    expect((await shop.server.call(CHANGE, { body })).name).toBe('LOGIN_EXPIRED');
    expect((await shop.server.call(MODELS, { token: person.token, query: {} })).name).toBe('BAD_INPUT');
  });
});
