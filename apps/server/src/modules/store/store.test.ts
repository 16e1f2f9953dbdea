import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../order/order.fixture';
import { findDelivery } from './find-delivery';
import { type CityPlace, deliverCitiesFor, distanceKm } from './nearest-cities';

const place = (cityCode: string, isServed: boolean, latitude: number, longitude: number): CityPlace => ({
  cityCode,
  provinceCode: `${cityCode.slice(0, 2)}0000`,
  isServed,
  latitude,
  longitude,
});
const codes = (cities: readonly { cityCode: string }[]) => cities.map(({ cityCode }) => cityCode);

describe('cities for a city of registration', () => {
  const wuhu = place('340200', false, 31.35, 118.43);
  const hefei = place('340100', true, 31.82, 117.23);
  const huangshan = place('341000', true, 29.71, 118.34);
  const nanjing = place('320100', true, 32.06, 118.8);

  it('are the city itself when it is served', () => {
    expect(codes(deliverCitiesFor([wuhu, hefei, nanjing], '340100'))).toEqual(['340100']);
  });

  it('are the served ones of the province, nearest first, although another province is nearer', () => {
    expect(codes(deliverCitiesFor([nanjing, huangshan, hefei, wuhu], '340200'))).toEqual(['340100', '341000']);
  });

  it('are the nearest of the country when the province has none, and those of the province for an unknown city', () => {
    expect(codes(deliverCitiesFor([nanjing, wuhu], '340200'))).toEqual(['320100']);
    expect(codes(deliverCitiesFor([nanjing, hefei], '349900'))).toEqual(['340100']);
  });

  it('measure as the crow flies: Shanghai to Hangzhou is about 165 km', () => {
    const km = distanceKm({ latitude: 31.2304, longitude: 121.4737 }, { latitude: 30.2741, longitude: 120.1551 });
    expect(Math.round(km)).toBe(165);
  });
});

describe('cities and stores over HTTP', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await createShop();
  });
  afterAll(() => shop.close());

  const ALL = 'GET /api/mporder/v1/order/pub/selectDeliverCity' as const;
  const NEAR = 'POST /{product}-mp-order/v1/order/pub/selectDeliverCityByRegisterCity' as const;
  const STORES = 'GET /api/mporder/v1/order/stores' as const;

  it('list every city with whether it is served', async () => {
    const cities = await shop.server.ask(ALL);
    expect(cities.find(({ cityCode }) => cityCode === '310100')).toMatchObject({ cityName: '上海市', isServed: true });
    expect(cities.some(({ isServed }) => !isServed)).toBe(true);
  });

  it('find a served city for every city, itself when it is served', async () => {
    const cities = await shop.server.ask(ALL);
    for (const { cityCode, isServed } of cities) {
      const near = await shop.server.ask(NEAR, { body: { registerCityCode: cityCode } });
      expect(near.length).toBeGreaterThan(0);
      expect(near.every((city) => city.isServed)).toBe(true);
      if (isServed) expect(codes(near)).toEqual([cityCode]);
    }
  });

  it('list the stores of a city; none where there are none', async () => {
    const stores = await shop.server.ask(STORES, { query: { cityCode: '310100' } });
    expect(stores.length).toBeGreaterThan(1);
    expect(JSON.stringify(stores)).not.toContain('{brand}');
    expect(await shop.server.ask(STORES, { query: { cityCode: '150700' } })).toEqual([]);
  });

  it('propose a centre before a space before a delivery centre', async () => {
    const stores = await shop.server.ask(STORES, { query: { cityCode: '310100' } });
    expect(stores.map(({ storeId }) => storeId)).toEqual(['sh-jingan', 'sh-hongqiao', 'sh-pudong']);
    const { store } = await findDelivery(shop.server.ctx(), '310100');
    expect(store?.storeId).toBe('sh-jingan');
  });

  it('propose the nearest to the position, in whatever system it is told', async () => {
    const airport = { latitude: 31.1979, longitude: 121.3363 };
    const near = await shop.server.ask(STORES, { query: { cityCode: '310100', ...airport } });
    expect(near.map(({ storeId }) => storeId)).toEqual(['sh-hongqiao', 'sh-jingan', 'sh-pudong']);
    const east = { latitude: 31.25, longitude: 121.62, system: 'wgs84' as const };
    const [first] = await shop.server.ask(STORES, { query: { cityCode: '310100', ...east } });
    expect(first?.storeId).toBe('sh-pudong');
  });

  it('tell how the names are spelt, and which are offered first', async () => {
    const cities = await shop.server.ask(ALL);
    expect(cities.find(({ cityCode }) => cityCode === '500100')?.pinyin).toBe('chong qing');
    expect(cities.every(({ pinyin }) => /^[a-z]+( [a-z]+)*$/.test(pinyin))).toBe(true);
    const hot = cities.filter(({ hotRank }) => hotRank !== null);
    expect(hot.map(({ hotRank }) => hotRank).sort()).toEqual(hot.map((_, at) => at + 1));
    expect(hot.length).toBeGreaterThan(5);
  });

  it('refuse bad input', async () => {
    expect((await shop.server.call(STORES, { query: { cityCode: '310100', latitude: 91 } })).name).toBe('BAD_INPUT');
    expect((await shop.server.call(STORES, { query: { cityCode: 'abc' } })).name).toBe('BAD_INPUT');
    expect((await shop.server.call(STORES)).name).toBe('BAD_INPUT');
    expect((await shop.server.call(NEAR, { body: { registerCityCode: 310100 } })).name).toBe('BAD_INPUT');
  });
});
