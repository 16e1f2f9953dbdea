import { totalFen } from '@voltfront/rules/price';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APPROVE, CatalogueDesk, REVERT } from './catalogue.fixture';

const CARS = 'GET /api/mporder/v1/staff/catalogue/cars';
const CAR = 'GET /api/mporder/v1/staff/catalogue/car';
const YUAN = 100;

let desk: CatalogueDesk;
beforeAll(async () => {
  desk = await CatalogueDesk.open();
});
afterAll(() => desk.yard.close());

const carFor = (stockCarId: string, person = desk.anna) =>
  desk.yard.server.ask(CAR, { token: person.token, query: { stockCarId } });

async function setPrice(id: string, after: number) {
  const { priceFen: before } = await carFor(id);
  const change = await desk.propose(0, { kind: 'car', items: [{ id, before, after }] });
  return desk.decide(APPROVE, desk.ben, change);
}

const setSale = (id: string, before: 'onSale' | 'withdrawn', after: 'onSale' | 'withdrawn') =>
  desk.sale({ kind: 'car', items: [{ id, before, after }] });

describe('the price of a stock car', () => {
  it('changes by its own saving, and customers see it', async () => {
    const id = await desk.yard.receive();
    const { priceFen } = await carFor(id);
    const { data } = await setPrice(id, priceFen - 800 * YUAN);
    expect(data).toMatchObject({ kind: 'carPrice', state: 'applied', stockCarId: id });
    const car = await desk.yard.car(id);
    expect(car.priceFen).toBe(priceFen - 800 * YUAN);
    expect(totalFen(car.lines as never)).toBe(car.priceFen);
    await desk.decide(REVERT, desk.anna, data);
  });

  it('does not follow the price of its version', async () => {
    const id = await desk.yard.receive();
    const { priceFen } = await carFor(id);
    await desk.setPrice((await desk.version()).priceFen + 500 * YUAN);
    expect((await carFor(id)).priceFen).toBe(priceFen);
  });

  it('is at most its list price, and that of a sold car stays', async () => {
    const [id, person] = [await desk.yard.receive(), await desk.yard.server.login()];
    const { priceFen, listPriceFen } = await carFor(id);
    const above = await desk.body(0, { kind: 'car', items: [{ id, before: priceFen, after: listPriceFen + 1 }] });
    expect((await desk.call(desk.anna, above)).name).toBe('BAD_INPUT');
    const change = await desk.propose(0, { kind: 'car', items: [{ id, before: priceFen, after: priceFen - YUAN }] });
    const order = await desk.yard.orderCar(person, id);
    await desk.yard.payAtCashier(person, order);
    await desk.yard.server.runJobs();
    expect((await desk.decide(APPROVE, desk.ben, change)).name).toBe('CAR_SOLD');
    expect((await desk.change(change)).actions).toEqual(['reject']);
    expect((await carFor(id)).state).toBe('sold');
    expect((await desk.yard.detail(person, order.orderNo)).totalFen).toBe(priceFen);
  });

  it('that changes while somebody holds the car is asked about before they order', async () => {
    const [id, person] = [await desk.yard.receive(), await desk.yard.server.login()];
    await desk.yard.hold(person, id);
    const draft = await desk.yard.signedDraft(person, { stockCarId: id });
    const { priceFen } = await carFor(id);
    const { data: effect } = await desk.effect({ kind: 'car', ids: id, afterFen: priceFen - YUAN });
    expect(effect).toMatchObject({ isHeld: true, drafts: 1, items: [{ standard: { beforeFen: priceFen } }] });
    await setPrice(id, priceFen - YUAN);
    const body = { draftId: draft.draftId, totalFen: draft.quote.totalFen, dueFen: draft.dueFen };
    const answer = await desk.yard.server.call('POST /api/mporder/v1/order/confirm', { token: person.token, body });
    expect(answer.name).toBe('PRICE_CHANGED');
  });
});

describe('the sale of a stock car', () => {
  it('ends and goes on', async () => {
    const id = await desk.yard.receive();
    expect((await setSale(id, 'onSale', 'withdrawn')).data).toMatchObject({ kind: 'carSale', state: 'applied' });
    expect(await desk.yard.stateOf(id)).toBe('withdrawn');
    expect((await setSale(id, 'withdrawn', 'onSale')).name).toBe('SUCCESS');
    expect(await desk.yard.stateOf(id)).toBe('free');
    expect((await desk.sale({ kind: 'car', items: [{ id, before: 'onSale', after: 'soldOut' }] })).name).toBe(
      'BAD_INPUT',
    );
  });

  it('does not end while somebody holds or orders the car, or has bought it', async () => {
    const [id, person] = [await desk.yard.receive(), await desk.yard.server.login()];
    await desk.yard.hold(person, id);
    expect((await setSale(id, 'onSale', 'withdrawn')).name).toBe('CAR_TAKEN');
    const order = await desk.yard.orderCar(person, id);
    expect((await setSale(id, 'onSale', 'withdrawn')).name).toBe('CAR_TAKEN');
    await desk.yard.payAtCashier(person, order);
    await desk.yard.server.runJobs();
    expect((await setSale(id, 'onSale', 'withdrawn')).name).toBe('CAR_SOLD');
  });
});

describe('the list', () => {
  it('finds cars by their last digits, state, model and store, without saying who holds them', async () => {
    const [id, person] = [await desk.yard.receive(), await desk.yard.server.login()];
    await desk.yard.hold(person, id);
    const car = await carFor(id);
    const find = async (query: Record<string, string>) =>
      (await desk.yard.server.ask(CARS, { token: desk.anna.token, query })).items.map(({ stockCarId }) => stockCarId);
    for (const search of [car.vin, car.vin.slice(-6), car.vin.slice(-6).toLowerCase()])
      expect(await find({ search })).toEqual([id]);
    expect(await find({ search: '999999' })).toEqual([]);
    expect(await find({ status: 'onSale', modelId: 'YL01', storeId: 'sh-jingan', kind: 'new' })).toContain(id);
    expect(await find({ status: 'withdrawn' })).not.toContain(id);
    expect(car).toMatchObject({ state: 'held', orderNo: null });
    expect(JSON.stringify(car)).not.toContain(person.accountId);
    const { token } = desk.anna;
    expect((await desk.yard.server.call(CARS, { token, query: { search: '%' } })).name).toBe('BAD_INPUT');
    expect((await desk.yard.server.call(CAR, { token, query: { stockCarId: 'none' } })).name).toBe('NOT_FOUND');
  });

  it('is for those who see the catalogue', async () => {
    const { server } = desk.yard;
    const [auditor, finance] = [await server.login({ roles: ['auditor'] }), await server.login({ roles: ['finance'] })];
    expect((await server.call(CARS, { token: auditor.token })).name).toBe('SUCCESS');
    expect((await server.call(CARS, { token: finance.token })).name).toBe('FORBIDDEN');
    expect((await server.call(CAR, { token: finance.token, query: { stockCarId: 'x' } })).name).toBe('FORBIDDEN');
  });
});
