import { afterEach, describe, expect, it } from 'vitest';
import { testConfig } from '../../../kernel/config';
import { createLog } from '../../../kernel/log';
import { openStandIn, type Reply, type Seen } from '../../../testing/stand-in';
import { createGeocoder } from '..';

const log = createLog({ logLevel: 'silent' });
const LAKE = { latitude: 30.2431, longitude: 120.1489 };
const poi = {
  id: 'B023B',
  name: '西湖',
  type: '风景名胜;公园',
  address: [],
  cityname: '杭州市',
  adname: '西湖区',
  location: '120.1489,30.2431',
};

let standIn: Awaited<ReturnType<typeof openStandIn>>;
afterEach(() => standIn.close());

async function open(answer: (request: Seen) => Reply) {
  standIn = await openStandIn(answer);
  return createGeocoder(testConfig({ isDemo: false, geocoderKey: 'key-1', geocoderUrl: standIn.origin }), log);
}

const lastQuery = () => Object.fromEntries(standIn.seen.at(-1)?.url.searchParams ?? []);

describe('Amap', () => {
  it('is asked for places around a point, longitude first', async () => {
    const geocoder = await open(() => ({ status: '1', pois: [poi] }));
    expect(await geocoder.nearby(LAKE)).toEqual([
      { placeId: 'B023B', name: '西湖', address: '西湖区', cityName: '杭州市', kind: 'landmark', ...LAKE },
    ]);
    expect(standIn.seen[0]?.url.pathname).toBe('/v3/place/around');
    expect(lastQuery()).toMatchObject({ key: 'key-1', location: '120.148900,30.243100' });
  });

  it('searches in the city asked for', async () => {
    const geocoder = await open(() => ({
      status: '1',
      pois: [{ ...poi, type: '汽车服务;充电站', address: '湖滨路 1 号' }],
    }));
    const [found] = await geocoder.search({ keywords: '西 湖&x=1', cityCode: '330100', point: LAKE });
    expect(found).toMatchObject({ kind: 'charging', address: '西湖区湖滨路 1 号' });
    expect(lastQuery()).toMatchObject({ keywords: '西 湖&x=1', city: '330100' });
  });

  it('names a point; a municipality is its own city', async () => {
    const addressComponent = { province: '上海市', city: [], district: '黄浦区', adcode: '310101' };
    const geocoder = await open(() => ({
      status: '1',
      regeocode: { formatted_address: '上海市黄浦区人民大道', addressComponent, pois: [{ name: '人民广场' }] },
    }));
    expect(await geocoder.positionOf({ latitude: 31.23, longitude: 121.47 })).toEqual({
      latitude: 31.23,
      longitude: 121.47,
      name: '人民广场',
      address: '上海市黄浦区人民大道',
      provinceName: '上海市',
      cityName: '上海市',
      cityCode: '310100',
      districtName: '黄浦区',
    });
  });

  it.each([
    ['refuses the key', { status: '0', infocode: '10001' }],
    ['answers something else', { status: '1', pois: 'none' }],
    ['breaks the connection', null],
  ])('is down when it %s', async (_case, reply) => {
    const geocoder = await open(() => reply);
    await expect(geocoder.nearby(LAKE)).rejects.toMatchObject({ rowName: 'PROVIDER_DOWN' });
  });
});
