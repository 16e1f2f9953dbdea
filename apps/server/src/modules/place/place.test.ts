import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { seedRegions } from '../store';

const NAME = 'POST /{product}-mp-account/v1/account/getMapPositionDTO' as const;
const NEARBY = 'GET /api/mpaccount/v1/place/nearby' as const;
const SEARCH = 'GET /api/mpaccount/v1/place/search' as const;
/** West Lake in GCJ-02. */
const LAKE = { latitude: 30.2431, longitude: 120.1489 };

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  const city = {
    cityCode: '330100',
    cityName: '杭州市',
    provinceCode: '330000',
    provinceName: '浙江省',
    isServed: true,
  };
  const store = {
    storeId: 'hz',
    cityCode: '330100',
    name: '湖滨中心',
    address: '上城区湖滨路 1 号',
    phone: '1',
    hours: '10:00',
  };
  await seedRegions(server.ctx(), {
    cities: [{ ...city, extraWeeks: 0, ...LAKE }],
    stores: [
      { ...store, picture: '/assets/stores/front-01.webp', services: ['超级充电'], latitude: 30.25, longitude: 120.16 },
    ],
    advisers: [],
  });
});
afterAll(() => server.close());

describe('chargers', () => {
  it('are public ones and stores that have them, nearest first and none that is far', async () => {
    const query = { ...LAKE, kind: 'charging' as const };
    const { items } = await server.ask(NEARBY, { query });
    expect(items.length).toBeGreaterThan(3);
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['charging', 'store']));
    const far = items.map(({ distanceM }) => distanceM ?? 0);
    expect(far).toEqual([...far].sort((a, b) => a - b));
    expect(Math.max(...far)).toBeLessThan(50_000);
    const ocean = await server.ask(NEARBY, { query: { latitude: 0, longitude: 0, kind: 'charging' } });
    expect(ocean.items).toEqual([]);
    expect((await server.call(NEARBY, { query: { ...LAKE, kind: 'fuel' as 'charging' } })).name).toBe('BAD_INPUT');
  });
});

describe('the name of a point', () => {
  it('is that of the place it lies at', async () => {
    expect(await server.ask(NAME, { body: LAKE })).toMatchObject({
      name: '西湖',
      provinceName: '浙江省',
      cityName: '杭州市',
      cityCode: '330100',
      districtName: '西湖区',
    });
  });

  it('is told for satellite coordinates too, in GCJ-02', async () => {
    const seen = await server.ask(NAME, { body: { latitude: 30.24553, longitude: 120.14427, system: 'wgs84' } });
    expect(seen.latitude).toBeCloseTo(LAKE.latitude, 3);
    expect(seen.name).toContain('西湖');
  });

  it('is empty in the sea, and refused for points that do not exist', async () => {
    expect((await server.ask(NAME, { body: { latitude: 0, longitude: 0 } })).name).toBe('');
    expect((await server.call(NAME, { body: { latitude: 91, longitude: 0 } })).name).toBe('BAD_INPUT');
  });
});

describe('places nearby', () => {
  it('come nearest first, own stores among them', async () => {
    const { items } = await server.ask(NEARBY, { query: LAKE });
    expect(items[0]).toMatchObject({ name: '西湖', distanceM: 0 });
    expect(items.length).toBeLessThanOrEqual(20);
    const metres = items.map(({ distanceM }) => distanceM ?? 0);
    expect(metres).toEqual([...metres].sort((a, b) => a - b));
    expect(items.some(({ kind, placeId }) => kind === 'store' && placeId === 'store-hz')).toBe(true);
  });

  it('are none in the sea', async () => {
    expect(await server.ask(NEARBY, { query: { latitude: 0, longitude: 0 } })).toEqual({ items: [] });
  });
});

describe('search', () => {
  it('finds own stores first, then places of the city asked for', async () => {
    const { items } = await server.ask(SEARCH, { query: { keywords: '湖滨' } });
    expect(items[0]?.placeId).toBe('store-hz');
    const parks = await server.ask(SEARCH, { query: { keywords: '人民公园', cityCode: '330100', ...LAKE } });
    expect(parks.items[0]).toMatchObject({ cityName: '杭州市', distanceM: expect.any(Number) });
    expect(parks.items).toHaveLength(20);
  });

  it('finds nothing for words that nothing is called, and wants two characters', async () => {
    expect(await server.ask(SEARCH, { query: { keywords: '不存在的地方' } })).toEqual({ items: [] });
    expect((await server.call(SEARCH, { query: { keywords: ' 湖 ' } })).name).toBe('BAD_INPUT');
  });
});

it('without a map service nothing is found, and the answer says so', async () => {
  const real = await createTestServer({ config: { isDemo: false } });
  expect((await real.call(NEARBY, { query: LAKE })).name).toBe('PROVIDER_DOWN');
  await real.close();
});
