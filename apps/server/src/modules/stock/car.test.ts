import { selectionToLink } from '@voltfront/rules/configurator/selection-link';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CODES, createYard, type Yard } from './stock.fixture';

const CAR = 'GET /api/mporder/v1/stock/car' as const;
const SIMILAR = 'GET /api/mporder/v1/stock/similar' as const;
const PHOTOS = 'GET /api/mporder/v1/stock/photos' as const;
const LIST = 'GET /api/mporder/v1/stock/matching' as const;
const ADD = 'POST /api/mporder/v1/stock/matching/add' as const;
const DROP = 'POST /api/mporder/v1/stock/matching/delete' as const;
const SUMMARY = 'GET /api/mporder/v1/stock/matching/summary' as const;
const DAY_MS = 86_400_000;
const YLX_CODES = ['battery-long', 'paint-pearl', 'wheel-aero', 'interior-grey'];

let yard: Yard;
beforeAll(async () => {
  yard = await createYard();
});
afterAll(() => yard.close());

const link = (codes: readonly string[], versionId = 'YL01-pro') =>
  selectionToLink({ modelId: 'YL01', versionId, codes });

describe('one car', () => {
  it('shows configuration, price and how it compares with one built to order', async () => {
    const stockCarId = await yard.receive({ savingFen: 2_500_000, readyInDays: 3 });
    const car = await yard.car(stockCarId);
    // The version's price is 269 900 yuan, and all chosen options are included. Everybody gets a
    // discount of 5 000 and a subsidy of 15 000, so 5 000 of the 25 000 are the car's own saving.
    expect([car.listPriceFen, car.savingFen, car.priceFen]).toEqual([24_990_000, 500_000, 24_490_000]);
    expect(car.lines.at(-1)).toMatchObject({ kind: 'discount', amountFen: -2_500_000 });
    expect(car.options.map(({ productCode }) => productCode)).toEqual(CODES);
    expect(car.build).toMatchObject({ fromWeeks: 3, toWeeks: 5, daysFaster: 18 });
    expect(car.build?.earliestAt).toBe(yard.server.clock.now() + 21 * DAY_MS);
    expect([car.storedDays, car.vinTail]).toEqual([5, '100001']);
    expect(car.match).toBeNull();
  });

  it('of a version that is no longer built has nothing to compare with', async () => {
    const codes = ['battery-long', 'paint-ink', 'wheel-turbine', 'interior-sand'];
    const all = [...codes, 'pkg-pilot', 'pkg-nappa', 'pkg-sound', 'pkg-roof', 'pkg-winter'];
    const stockCarId = await yard.receive({ versionId: 'YL01-ultra', productCodes: all });
    expect((await yard.car(stockCarId)).build).toBeNull();
  });

  it('has a dated plan; a registered car changes hands', async () => {
    const plain = await yard.car(await yard.receive({ readyInDays: 5 }));
    expect(plain.plan.map(({ step }) => step)).toEqual(['deposit', 'finalPayment', 'insurance', 'plate', 'pickup']);
    expect(plain.plan.at(-1)?.dueAt).toBe(plain.readyAt);
    const used = await yard.car(await yard.receive({ registration: 'registered', warrantyStartsAt: 1 }));
    expect(used.plan.find(({ step }) => step === 'plate')?.title).toBe('过户');
    expect(used.warranty.startsAt).toBe(1);
  });

  it('is compared with a configuration line by line', async () => {
    const stockCarId = await yard.receive({ productCodes: [...CODES, 'pkg-v2l'] });
    const wished = ['battery-standard', 'paint-ember', 'wheel-aero', 'interior-black', 'pkg-sound'];
    const { match } = await yard.server.ask(CAR, { query: { stockCarId, c: link(wished) } });
    expect(match?.percent).toBe(65);
    expect(match?.same.map(({ groupCode }) => groupCode)).toEqual(['version', 'battery', 'wheel', 'interior']);
    expect(match?.different).toEqual([
      { groupCode: 'paint', groupName: '外观', stockName: '雾屿蓝', wishedName: '熔岩橙' },
      { groupCode: 'package', groupName: '选装', stockName: null, wishedName: '音响包' },
    ]);
    expect(match?.extra).toMatchObject([{ groupCode: 'package', stockName: '对外放电套件', wishedName: null }]);
  });

  it('is not found when it is not there', async () => {
    for (const key of [CAR, SIMILAR, PHOTOS] as const)
      expect((await yard.server.call(key, { query: { stockCarId: 'nowhere' } })).name).toBe('NOT_FOUND');
  });

  it('is sold: three similar free ones are offered, the most alike first', async () => {
    const other = await createYard();
    const codes = (paint: string) => ['battery-standard', paint, 'wheel-aero', 'interior-black'];
    const wanted = await other.receive();
    const alike = await other.receive({ productCodes: codes('paint-mist'), storeId: 'sz-nanshan' });
    const near = await other.receive({ productCodes: codes('paint-pearl') });
    const far = await other.receive({ productCodes: codes('paint-pearl'), storeId: 'cd-gaoxin' });
    const held = await other.receive();
    await other.receive({ modelId: 'YLX', versionId: 'YLX-pro', productCodes: YLX_CODES });
    await other.hold(await other.server.login(), held);
    const { items } = await other.server.ask(SIMILAR, { query: { stockCarId: wanted, nearCityCode: '310100' } });
    expect(items.map(({ stockCarId }) => stockCarId)).toEqual([alike, near, far]);
    expect(items.map(({ matchPercent }) => matchPercent)).toEqual([100, 80, 80]);
    await other.close();
  });
});

describe('the matching list', () => {
  it('keeps a car once, newest first, and takes it off', async () => {
    const { token } = await yard.server.login();
    const [first, second] = [await yard.receive(), await yard.receive()];
    expect(await yard.server.ask(ADD, { token, body: { stockCarId: first } })).toEqual({ count: 1, limit: 10 });
    yard.server.clock.advance(1000);
    await yard.server.ask(ADD, { token, body: { stockCarId: second } });
    expect(await yard.server.ask(ADD, { token, body: { stockCarId: first } })).toEqual({ count: 2, limit: 10 });
    const { items } = await yard.server.ask(LIST, { token, query: { c: link(CODES) } });
    expect(items.map(({ stockCarId }) => stockCarId)).toEqual([second, first]);
    expect(items[0]?.matchPercent).toBe(100);
    const car = await yard.server.ask(CAR, { token, query: { stockCarId: first } });
    expect(car.isInMatchingList).toBe(true);
    expect(await yard.server.ask(DROP, { token, body: { stockCarId: first } })).toEqual({ count: 1, limit: 10 });
    expect(await yard.server.ask(DROP, { token, body: { stockCarId: first } })).toEqual({ count: 1, limit: 10 });
  });

  it('has ten places', async () => {
    const { token } = await yard.server.login();
    for (let index = 0; index < 10; index += 1)
      await yard.server.ask(ADD, { token, body: { stockCarId: await yard.receive() } });
    const eleventh = await yard.receive();
    expect((await yard.server.call(ADD, { token, body: { stockCarId: eleventh } })).name).toBe('LIMIT_REACHED');
    expect((await yard.server.ask(LIST, { token })).items).toHaveLength(10);
  });

  it('is a person’s own, of cars that exist', async () => {
    expect((await yard.server.call(LIST)).name).toBe('LOGIN_EXPIRED');
    expect((await yard.server.call(ADD, { body: { stockCarId: 'x' } })).name).toBe('LOGIN_EXPIRED');
    const { token } = await yard.server.login();
    expect((await yard.server.call(ADD, { token, body: { stockCarId: 'x' } })).name).toBe('NOT_FOUND');
    expect((await yard.server.ask(LIST, { token })).items).toEqual([]);
  });

  it('is summed up for a configuration: free cars of 80 % and more', async () => {
    const other = await createYard();
    await other.receive();
    const best = await other.receive({ storeId: 'hz-qianjiang' });
    await other.receive({ productCodes: ['battery-long', 'paint-ember', 'wheel-aero', 'interior-black'] });
    await other.hold(await other.server.login(), 'test-1');
    expect(await other.server.ask(SUMMARY, { query: { c: link(CODES) } })).toMatchObject({
      count: 1,
      best: { stockCarId: best, matchPercent: 100 },
    });
    expect(await other.server.ask(SUMMARY)).toEqual({ count: 0, best: null });
    await other.close();
  });
});
