import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Coordinate, convertCoordinate, distanceM, wgs84ToGcj02 } from './coordinates';

const inChina: fc.Arbitrary<Coordinate> = fc.record({
  latitude: fc.double({ min: 18, max: 50, noNaN: true }),
  longitude: fc.double({ min: 78, max: 130, noNaN: true }),
});
const system = fc.constantFrom('wgs84' as const, 'gcj02' as const, 'bd09' as const);

describe('coordinate conversion', () => {
  test.each([
    [31.1774276, 121.5272106, 31.175304, 121.531542],
    [22.543847, 113.912316, 22.540796, 113.917176],
    [39.911954, 116.377817, 39.913345, 116.384047],
    [39.915, 116.404, 39.916404, 116.410244],
  ])('WGS-84 %d, %d is GCJ-02 %d, %d', (latitude, longitude, toLatitude, toLongitude) => {
    const shifted = wgs84ToGcj02({ latitude, longitude });
    expect(shifted.latitude).toBeCloseTo(toLatitude, 5);
    expect(shifted.longitude).toBeCloseTo(toLongitude, 5);
  });

  test('GCJ-02 39.915, 116.404 is BD-09 39.9213, 116.4104', () => {
    const baidu = convertCoordinate({ latitude: 39.915, longitude: 116.404 }, 'gcj02', 'bd09');
    expect(baidu.latitude).toBeCloseTo(39.921_336_99, 6);
    expect(baidu.longitude).toBeCloseTo(116.410_369_49, 6);
  });

  test('outside China WGS-84 and GCJ-02 are the same', () => {
    const paris = { latitude: 48.8584, longitude: 2.2945 };
    expect(convertCoordinate(paris, 'wgs84', 'gcj02')).toEqual(paris);
    expect(convertCoordinate(paris, 'gcj02', 'wgs84')).toEqual(paris);
  });

  test('there and back ends within two metres, without BD-09 within a millimetre', () => {
    fc.assert(
      fc.property(inChina, system, system, (point, from, to) => {
        const back = convertCoordinate(convertCoordinate(point, from, to), to, from);
        const toleranceM = from === 'bd09' || to === 'bd09' ? 2 : 0.001;
        expect(distanceM(point, back)).toBeLessThan(toleranceM);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('distance', () => {
  test('Shanghai to Hangzhou is about 165 km, half the equator about 20 015 km', () => {
    const shanghai = { latitude: 31.2304, longitude: 121.4737 };
    expect(distanceM(shanghai, { latitude: 30.2741, longitude: 120.1551 }) / 1000).toBeCloseTo(164.8, 0);
    const half = distanceM({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 });
    expect(half / 1000).toBeCloseTo(20_015.1, 0);
  });

  test('is zero to itself, the same both ways, and no detour is shorter', () => {
    fc.assert(
      fc.property(inChina, inChina, inChina, (a, b, c) => {
        expect(distanceM(a, a)).toBe(0);
        expect(distanceM(a, b)).toBeCloseTo(distanceM(b, a), 6);
        expect(distanceM(a, c)).toBeLessThanOrEqual(distanceM(a, b) + distanceM(b, c) + 0.001);
      }),
    );
  });
});
