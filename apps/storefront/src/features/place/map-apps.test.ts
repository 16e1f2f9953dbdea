import { convertCoordinate } from '@voltfront/rules/coordinates';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MapApp, mapAppAddress, readCoordinate } from './map-apps';

const store = { latitude: 31.2293, longitude: 121.4547, name: '上海中心 & 静安', address: '南京西路 L118' };

describe('addresses of map apps', () => {
  test.each([
    [
      'amap',
      'https://uri.amap.com/navigation?to=121.454700,31.229300,%E4%B8%8A%E6%B5%B7%E4%B8%AD%E5%BF%83%20%26%20%E9%9D%99%E5%AE%89&mode=car&src=us&coordinate=gaode&callnative=1',
    ],
    [
      'tencent',
      'https://apis.map.qq.com/uri/v1/routeplan?type=drive&to=%E4%B8%8A%E6%B5%B7%E4%B8%AD%E5%BF%83%20%26%20%E9%9D%99%E5%AE%89&tocoord=31.229300,121.454700&policy=0&referer=us',
    ],
    [
      'apple',
      'https://maps.apple.com/?daddr=31.229300,121.454700&q=%E4%B8%8A%E6%B5%B7%E4%B8%AD%E5%BF%83%20%26%20%E9%9D%99%E5%AE%89&dirflg=d',
    ],
  ] as const)('%s takes GCJ-02 as it is', (app, address) => {
    expect(mapAppAddress(app, store, 'us')).toBe(address);
  });

  test('Baidu gets its own degrees, some hundred metres away on paper', () => {
    const url = new URL(mapAppAddress('baidu', store, 'us'));
    const [latitude, longitude] = (url.searchParams.get('location') ?? '').split(',').map(Number);
    expect(latitude).toBeCloseTo(31.2352, 3);
    expect(longitude).toBeCloseTo(121.4612, 3);
    expect(url.searchParams.get('coord_type')).toBe('bd09ll');
    const back = convertCoordinate({ latitude: latitude ?? 0, longitude: longitude ?? 0 }, 'bd09', 'gcj02');
    expect(back.latitude).toBeCloseTo(store.latitude, 4);
  });

  test('whatever a place is called, nothing of its name becomes a parameter', () => {
    const apps: MapApp[] = ['amap', 'baidu', 'tencent', 'apple'];
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...apps), (name, app) => {
        const plain = new URL(mapAppAddress(app, { ...store, name: 'x', address: 'x' }, 'us'));
        const url = new URL(mapAppAddress(app, { ...store, name, address: name }, 'us'));
        expect([...url.searchParams.keys()]).toEqual([...plain.searchParams.keys()]);
        expect(url.host).toBe(plain.host);
      }),
    );
  });
});

test.each([
  ['31.2', '121.4', { latitude: 31.2, longitude: 121.4 }],
  ['-90', '180', { latitude: -90, longitude: 180 }],
  ['91', '0', null],
  ['0', '0', null],
  ['', '121', null],
  ['abc', '121', null],
  [undefined, undefined, null],
])('degrees %s and %s are %j', (latitude, longitude, expected) => {
  expect(readCoordinate(latitude, longitude)).toEqual(expected);
});
