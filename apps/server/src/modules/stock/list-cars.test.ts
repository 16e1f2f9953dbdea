import { selectionToLink } from '@voltfront/rules/configurator/selection-link';
import { distanceM } from '@voltfront/rules/coordinates';
import { matchPercent } from '@voltfront/rules/stock/match';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { stores } from '../store/demo';
import { loadVersion } from '../vehicle';
import { toMatchConfiguration } from './wish';

const CARS = 'GET /api/mporder/v1/stock/cars' as const;
const SALE = 'GET /api/mporder/v1/stock/sale/cars' as const;
const QUICK = 'GET /api/mporder/v1/stock/quick/cars' as const;
const CAR = 'GET /api/mporder/v1/stock/car' as const;
const SHANGHAI = { latitude: 31.2304, longitude: 121.4737 };

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ demo: true });
});
afterAll(() => server.close());

type Query = Record<string, string | number>;

/** All pages of the list. */
async function everyCar(query: Query = {}) {
  const items = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof ask>> = await ask({ ...query, ...(cursor ? { cursor } : {}) });
    items.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  return items;
}
const ask = (query: Query) => server.ask(CARS, { query });
const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b);

describe('the list of stock cars', () => {
  it('pages by ten without a gap or a repeat, in every order', async () => {
    const all = await everyCar();
    for (const sort of ['distance', 'price', 'priceDesc', 'days', 'match']) {
      const items = await everyCar({ sort, c: 'YL01.YL01-pro.paint-mist' });
      expect(new Set(items.map(({ stockCarId }) => stockCarId)).size, sort).toBe(all.length);
      expect(items, sort).toHaveLength(all.length);
    }
  });

  it('begins with the near ones, measured from a position in any system', async () => {
    const { items, from } = await ask({ ...SHANGHAI, system: 'gcj02' });
    const distances = items.map(({ distanceKm }) => distanceKm ?? -1);
    expect(distances).toEqual(sorted(distances));
    const store = stores.find(({ storeId }) => storeId === items[0]?.storeId);
    expect(items[0]?.distanceKm).toBe(Math.round(distanceM(SHANGHAI, store ?? SHANGHAI) / 100) / 10);
    expect(from).toEqual({ kind: 'position', cityCode: '310100', cityName: '上海市' });
    const shifted = await ask({ ...SHANGHAI, system: 'wgs84' });
    expect(shifted.items[0]?.distanceKm).not.toBe(items[0]?.distanceKm);
  });

  it('measures from the city named, else from that of the address', async () => {
    const named = await ask({ nearCityCode: '440300' });
    expect([named.from.kind, named.from.cityCode, named.items[0]?.cityCode]).toEqual(['city', '440300', '440300']);
    const guessed = await ask({});
    expect([guessed.from.kind, guessed.items[0]?.cityCode]).toEqual(['ip', guessed.from.cityCode]);
    expect((await ask({ nearCityCode: '999999' })).from.kind).toBe('ip');
    expect((await ask({ latitude: 31.2 })).from.kind).toBe('ip');
  });

  it('sorts by price, by days, and by match with a configuration', async () => {
    const prices = (await everyCar({ sort: 'price' })).map(({ priceFen }) => priceFen);
    expect(prices).toEqual(sorted(prices));
    const falling = (await everyCar({ sort: 'priceDesc' })).map(({ priceFen }) => priceFen);
    expect(falling).toEqual(sorted(prices).reverse());
    const days = (await everyCar({ sort: 'days' })).map(({ readyInDays }) => readyInDays);
    expect(days).toEqual(sorted(days));
    const c = 'YL01.YL01-pro.battery-standard.paint-mist.wheel-aero.interior-black';
    const matched = await everyCar({ sort: 'match', c });
    const percents = matched.map(({ matchPercent: percent }) => percent ?? -1);
    expect(percents).toEqual(sorted(percents).reverse());
    expect(percents[0]).toBe(100);
    expect(percents.at(-1)).toBe(0);
  });

  it('has the percent of the rule for every car, against any other car as the wish', async () => {
    const cars = await everyCar();
    for (const { stockCarId } of cars.slice(0, 8)) {
      const { configuration } = await server.ask(CAR, { query: { stockCarId } });
      const { modelId, versionId, productCodes } = configuration;
      const c = selectionToLink({ modelId, versionId, codes: productCodes });
      const wish = toMatchConfiguration(await loadVersion(server.ctx(), versionId), productCodes);
      const matched = await everyCar({ c, modelId, size: 50 });
      for (const card of matched.slice(0, 12)) {
        const other = await server.ask(CAR, { query: { stockCarId: card.stockCarId, c } });
        const version = await loadVersion(server.ctx(), card.versionId);
        const own = toMatchConfiguration(version, other.configuration.productCodes);
        expect(card.matchPercent).toBe(matchPercent(own, wish));
        expect(other.match?.percent).toBe(card.matchPercent);
      }
      expect(matched.find((card) => card.stockCarId === stockCarId)?.matchPercent).toBe(100);
    }
  });

  it('is narrowed by model, version, paint, city, store, kind, price, days and saving', async () => {
    const all = await everyCar();
    const [one] = all;
    if (!one) throw new TypeError('no cars');
    const expectOnly = async (query: Query, fits: (card: (typeof all)[number]) => boolean) => {
      const { total } = await ask(query);
      const found = await everyCar(query);
      expect(found.every(fits), JSON.stringify(query)).toBe(true);
      expect([found.length, total]).toEqual([all.filter(fits).length, found.length]);
      expect(found.length).toBeGreaterThan(0);
    };
    await expectOnly({ modelId: 'YLX' }, (card) => card.modelId === 'YLX');
    await expectOnly({ versionId: one.versionId }, (card) => card.versionId === one.versionId);
    await expectOnly({ paint: 'paint-pearl' }, (card) => card.paint.productCode === 'paint-pearl');
    await expectOnly({ cityCode: '310100' }, (card) => card.cityCode === '310100');
    await expectOnly({ storeId: one.storeId }, (card) => card.storeId === one.storeId);
    await expectOnly({ kind: 'display' }, (card) => card.kind === 'display');
    await expectOnly({ maxPriceFen: 25_000_000 }, (card) => card.priceFen <= 25_000_000);
    await expectOnly({ minPriceFen: 25_000_000 }, (card) => card.priceFen >= 25_000_000);
    await expectOnly({ maxDays: 3 }, (card) => card.readyInDays <= 3);
    await expectOnly({ minSavingFen: 800_000 }, (card) => card.savingFen >= 800_000);
  });

  it('holds cars that are taken, but none that are sold, withdrawn or in a sale', async () => {
    const items = await everyCar();
    expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['free', 'held']));
    expect(items.every(({ sale }) => sale === null)).toBe(true);
  });

  it('leaves the match out for a damaged or unknown configuration', async () => {
    for (const c of ['', 'x', 'YL01.nothing', '%%%', 'YL01.YL01-pro.~zz']) {
      const { items } = await ask({ c, sort: 'match' });
      expect(items[0]?.matchPercent, c).toBeNull();
    }
  });

  it('matches an own order, and knows nobody else’s', async () => {
    const { token } = await server.login({ mobile: '13800000002' });
    const { items } = await server.ask('GET /api/mporder/v1/order/list', { token, query: { size: 50 } });
    const orderNo = items.find(({ modelName, kind }) => kind === 'deposit' && modelName)?.orderNo ?? '';
    const page = await server.ask(CARS, { token, query: { orderNo, sort: 'match' } });
    expect(page.items[0]?.matchPercent).toBeGreaterThan(50);
    const stranger = await server.login();
    expect((await server.call(CARS, { token: stranger.token, query: { orderNo } })).name).toBe('NOT_FOUND');
    expect((await server.ask(CARS, { query: { orderNo } })).items[0]?.matchPercent).toBeNull();
  });

  it('refuses bad input', async () => {
    const bad: Query[] = [{ cursor: 'x' }, { latitude: 91 }, { sort: 'colour' }, { maxDays: -1 }, { size: 51 }];
    for (const query of bad) expect((await server.call(CARS, { query })).name, JSON.stringify(query)).toBe('BAD_INPUT');
  });
});

describe('what a filter sheet offers', () => {
  it('counts the free cars of the list by model, version, paint and city', async () => {
    const all = await everyCar();
    const facets = await server.ask('GET /api/mporder/v1/stock/facets');
    const sum = (list: readonly { count: number }[]) => list.reduce((total, { count }) => total + count, 0);
    const free = all.filter(({ state }) => state === 'free').length;
    expect([sum(facets.models), sum(facets.paints), sum(facets.cities)]).toEqual([free, free, free]);
    for (const { count, versions } of facets.models) expect(sum(versions)).toBe(count);
    expect(facets.price).toEqual({
      minFen: Math.min(...all.map(({ priceFen }) => priceFen)),
      maxFen: Math.max(...all.map(({ priceFen }) => priceFen)),
    });
    const sale = await server.ask('GET /api/mporder/v1/stock/facets', { query: { scope: 'sale' } });
    expect(sum(sale.models)).toBeLessThan(sum(facets.models));
  });
});

describe('official sales', () => {
  const list = (query: Query = {}) => server.ask(SALE, { query: { size: 50, ...query } });

  it('run from their start to just before their end', async () => {
    const { items, now } = await list();
    for (const { sale, priceFen } of items) {
      if (!sale) throw new TypeError('no sale');
      const phase = now < sale.startsAt ? 'notStarted' : now < sale.endsAt ? 'running' : 'over';
      expect([sale.phase, sale.discountPriceFen]).toEqual([phase, priceFen]);
    }
    for (const phase of ['notStarted', 'running', 'over']) {
      const some = await list({ phase });
      expect(some.items.length).toBeGreaterThan(0);
      expect(some.items.every(({ sale }) => sale?.phase === phase)).toBe(true);
    }
  });

  it('are sorted by window, saving, price and distance', async () => {
    const ranks = (await list()).items.map(({ sale, state }) => {
      if (sale?.phase === 'over') return 3;
      return state === 'sold' ? 2 : sale?.phase === 'notStarted' ? 1 : 0;
    });
    expect(ranks).toEqual(sorted(ranks));
    const savings = (await list({ sort: 'saving' })).items.map(({ savingFen }) => savingFen);
    expect(savings).toEqual(sorted(savings).reverse());
    const prices = (await list({ sort: 'price' })).items.map(({ priceFen }) => priceFen);
    expect(prices).toEqual(sorted(prices));
  });
});

describe('quick pickup', () => {
  it('shows what stands here first, then at the neighbours, equal cars once', async () => {
    const first = await server.ask(QUICK, { query: { storeId: 'sh-jingan' } });
    const second = await server.ask(QUICK, { query: { storeId: 'sh-jingan', cursor: first.nextCursor ?? '' } });
    const items = [...first.items, ...second.items];
    const places = items.map(({ isHere }) => Number(!isHere));
    expect(places).toEqual(sorted(places));
    expect(new Set(places).size).toBe(2);
    expect(items.every(({ readyInDays }) => readyInDays >= 1 && readyInDays <= 7)).toBe(true);
    const here = items.filter(({ isHere }) => isHere).map(({ readyInDays }) => readyInDays);
    expect(here).toEqual(sorted(here));
    expect(first.store.storeId).toBe('sh-jingan');
  });

  it('takes the nearest store that offers it when none is named', async () => {
    const { store } = await server.ask(QUICK, { query: { nearCityCode: '110100' } });
    expect(store.storeId).not.toBe('bj-chaoyang');
    expect(store.isQuickOffered).toBe(true);
    expect((await server.call(QUICK, { query: { storeId: 'nowhere' } })).name).toBe('NOT_FOUND');
  });

  it('is narrowed by model and days, and sorted by price', async () => {
    const { items } = await server.ask(QUICK, {
      query: { storeId: 'sh-jingan', maxDays: 4, sort: 'price', size: 50 },
    });
    expect(items.every(({ readyInDays }) => readyInDays <= 4)).toBe(true);
    const here = items.filter(({ isHere }) => isHere).map(({ priceFen }) => priceFen);
    expect(here).toEqual(sorted(here));
    const model = items[0]?.modelId ?? '';
    const narrowed = await server.ask(QUICK, { query: { storeId: 'sh-jingan', modelId: model, size: 50 } });
    expect(narrowed.items.every(({ modelId }) => modelId === model)).toBe(true);
  });
});

describe('stores and models', () => {
  it('say what stands where', async () => {
    const { items } = await server.ask('GET /api/mporder/v1/stock/stores', { query: { nearCityCode: '310100' } });
    expect(items[0]?.cityCode).toBe('310100');
    const all = await everyCar({ storeId: 'sh-jingan' });
    const free = all.filter(({ state }) => state === 'free');
    expect(items.find(({ storeId }) => storeId === 'sh-jingan')?.freeCount).toBe(free.length);
    const some = await server.ask('GET /api/mporder/v1/stock/stores', { query: { withCars: 'yes', modelId: 'YL09' } });
    expect(some.items.every(({ freeCount }) => freeCount > 0)).toBe(true);
  });

  it('count the free cars of a model and show the nearest', async () => {
    const all = (await everyCar({ modelId: 'YL01' })).filter(({ state }) => state === 'free');
    const stock = await server.ask('GET /api/mporder/v1/stock/model', {
      query: { modelId: 'YL01', nearCityCode: '330100' },
    });
    expect(stock.freeCount).toBe(all.length);
    expect(stock.cityCount).toBe(all.filter(({ cityCode }) => cityCode === '330100').length);
    expect(stock.fromPriceFen).toBe(Math.min(...all.map(({ priceFen }) => priceFen)));
    expect(stock.nearest).toHaveLength(3);
    expect(stock.nearest[0]?.cityCode).toBe('330100');
    const models = await server.ask('GET /api/mporder/v1/vehicle/models');
    expect(models.find(({ modelId }) => modelId === 'YL01')?.stockCount).toBe(all.length);
    const city = await server.ask('GET /api/mporder/v1/vehicle/models', { query: { cityCode: '330100' } });
    expect(city.find(({ modelId }) => modelId === 'YL01')?.stockCount).toBe(stock.cityCount);
  });
});
