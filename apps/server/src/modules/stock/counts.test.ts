import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { models } from '../vehicle/demo';
import { stockCars } from './demo/data';

const CARS = 'GET /api/mporder/v1/stock/cars' as const;
const SALE = 'GET /api/mporder/v1/stock/sale/cars' as const;
const QUICK = 'GET /api/mporder/v1/stock/quick/cars' as const;
const FACETS = 'GET /api/mporder/v1/stock/facets' as const;
const MODEL = 'GET /api/mporder/v1/stock/model' as const;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ demo: true });
});
afterAll(() => server.close());

const modelIds = models.map(({ modelId }) => modelId);
type Query = Record<string, string | number>;

const listed = (query: Query) => server.ask(CARS, { query: { size: 1, ...query } });
const offered = (query: Query) => server.ask(FACETS, { query });

describe.each(modelIds)('the numbers of %s', (modelId) => {
  it('are the same on the car tab, the model page, the list and in its filter', async () => {
    const tab = await server.ask('GET /api/mporder/v1/vehicle/models');
    const page = await server.ask(MODEL, { query: { modelId } });
    const list = await listed({ modelId });
    const filter = (await offered({ modelId })).models.find((model) => model.modelId === modelId);
    const everywhere = [
      tab.find((model) => model.modelId === modelId)?.stockCount,
      page.freeCount,
      list.freeCount,
      filter?.count,
      filter?.versions.reduce((sum, { count }) => sum + count, 0),
    ];
    expect(everywhere).toEqual(everywhere.map(() => page.freeCount));
    const sale = await server.ask(SALE, { query: { modelId, size: 1 } });
    expect(sale.freeCount).toBe(page.saleCount);
    const onSale = (await offered({ scope: 'sale' })).models.find((model) => model.modelId === modelId);
    expect(onSale?.count ?? 0).toBe(sale.total);
  });

  it('beside the options of its list are those of the list with that option', async () => {
    const facets = await offered({ modelId });
    for (const { productCode, count } of facets.paints) {
      expect((await listed({ modelId, paint: productCode })).freeCount, productCode).toBe(count);
      const narrowed = await offered({ modelId, paint: productCode });
      const cities = narrowed.cities.reduce((sum, city) => sum + city.count, 0);
      expect([narrowed.models.find((model) => model.modelId === modelId)?.count, cities]).toEqual([count, count]);
    }
    for (const { cityCode, count } of facets.cities)
      expect((await listed({ modelId, cityCode })).freeCount, cityCode).toBe(count);
    for (const { versionId, count } of facets.models.find((model) => model.modelId === modelId)?.versions ?? [])
      expect((await listed({ modelId, versionId })).freeCount, versionId).toBe(count);
  });
});

describe('the numbers of a list', () => {
  it('tell the cars that can be had, and the held ones apart', async () => {
    const list = await listed({});
    expect(list.total).toBeGreaterThan(list.freeCount);
    const stock = await server.ask('GET /api/mporder/v1/vehicle/models');
    expect(stock.reduce((sum, model) => sum + model.stockCount, 0)).toBe(list.freeCount);
  });

  it('keep a choice on offer that leaves no car', async () => {
    const facets = await offered({ modelId: 'YL01', versionId: 'YL01-pro', maxPriceFen: 1 });
    expect(facets.models).toEqual([
      { modelId: 'YL01', name: expect.any(String), count: 0, versions: [expect.objectContaining({ count: 0 })] },
    ]);
  });

  it('of quick pickup are those of the store that is shown', async () => {
    const { store } = await server.ask(QUICK, { query: { nearCityCode: '310100' } });
    const facets = await offered({ scope: 'quick', storeId: store.storeId });
    expect(facets.models.length).toBeGreaterThan(0);
    for (const { modelId, count } of facets.models)
      expect((await server.ask(QUICK, { query: { storeId: store.storeId, modelId } })).freeCount).toBe(count);
  });

  it('follow the phase of a sale', async () => {
    for (const phase of ['running', 'notStarted', 'over']) {
      const { total } = await server.ask(SALE, { query: { phase, size: 1 } });
      const facets = await offered({ scope: 'sale', phase });
      expect(facets.models.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    }
  });
});

describe('a saving', () => {
  it('is against building the same car, without what everybody gets', async () => {
    const onSale = models.flatMap(({ versions }) => versions).filter((version) => !version.isSoldOut);
    const built = stockCars.filter(
      ({ versionId, fate }) => !fate && onSale.some((each) => each.versionId === versionId),
    );
    expect(built.length).toBeGreaterThan(30);
    for (const { stockCarId } of built) {
      const car = await server.ask('GET /api/mporder/v1/stock/car', { query: { stockCarId } });
      const quote = await server.ask('POST /api/mporder/v1/vehicle/quote', {
        body: { ...car.configuration, subsidy: 'personal' },
      });
      expect(car.savingFen, stockCarId).toBe(Math.max(0, quote.totalFen - car.priceFen));
    }
  });
});
