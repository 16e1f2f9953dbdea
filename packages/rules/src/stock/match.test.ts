import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MATCH_WEIGHTS, type MatchConfiguration, matchPercent, matchStock } from './match';

const wish: MatchConfiguration = {
  modelId: 'YL01',
  versionId: 'YL01-pro',
  batteryCode: 'battery-standard',
  paintCode: 'paint-mist',
  wheelCode: 'wheel-aero',
  interiorCode: 'interior-black',
  packageCodes: ['pkg-pilot', 'pkg-sound'],
};

const codes = (name: string, count: number) =>
  fc.constantFrom(...Array.from({ length: count }, (_, index) => `${name}-${index}`));

const configuration: fc.Arbitrary<MatchConfiguration> = fc.record({
  modelId: codes('model', 2),
  versionId: codes('version', 2),
  batteryCode: fc.option(codes('battery', 2), { nil: null }),
  paintCode: codes('paint', 3),
  wheelCode: codes('wheel', 2),
  interiorCode: codes('interior', 2),
  packageCodes: fc.uniqueArray(codes('package', 4)),
});

const sorted = (list: readonly string[]) => [...list].sort().join();
const isEqual = (a: MatchConfiguration, b: MatchConfiguration) =>
  JSON.stringify({ ...a, packageCodes: sorted(a.packageCodes) }) ===
  JSON.stringify({ ...b, packageCodes: sorted(b.packageCodes) });

describe('match of a stock car with a wish', () => {
  it('gives 40 % in the documented example', () => {
    const stock = {
      ...wish,
      versionId: 'YL01-max',
      paintCode: 'paint-ember',
      packageCodes: ['pkg-pilot', 'pkg-winter'],
    };
    expect(matchPercent(stock, wish)).toBe(40);
  });

  it('lists what is the same, what differs and what the car has on top', () => {
    const stock = { ...wish, paintCode: 'paint-ember', packageCodes: ['pkg-pilot', 'pkg-winter'] };
    const { percent, same, different, extra } = matchStock(stock, wish);
    expect(percent).toBe(70);
    expect(same.map(({ stockCode }) => stockCode)).toEqual([
      'YL01-pro',
      'battery-standard',
      'wheel-aero',
      'interior-black',
      'pkg-pilot',
    ]);
    expect(different).toEqual([
      { group: 'paint', stockCode: 'paint-ember', wishedCode: 'paint-mist' },
      { group: 'package', stockCode: null, wishedCode: 'pkg-sound' },
    ]);
    expect(extra).toEqual([{ group: 'package', stockCode: 'pkg-winter', wishedCode: null }]);
  });

  it('is 0 for another model, however alike the rest', () => {
    expect(matchPercent({ ...wish, modelId: 'YLX' }, wish)).toBe(0);
  });

  it('counts packages as equal when neither has any', () => {
    expect(matchPercent({ ...wish, packageCodes: [] }, { ...wish, packageCodes: [] })).toBe(100);
  });

  it('has weights that add up to 100', () => {
    expect(Object.values(MATCH_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });

  it('is 100 for equal configurations only, and lies between 0 and 100', () => {
    fc.assert(
      fc.property(configuration, configuration, (a, b) => {
        const percent = matchPercent(a, b);
        expect(matchPercent(a, { ...a, packageCodes: [...a.packageCodes].reverse() })).toBe(100);
        expect(percent === 100).toBe(isEqual(a, b));
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
      }),
    );
  });

  it('is the same both ways round; what one has on top the other lacks', () => {
    fc.assert(
      fc.property(configuration, configuration, (a, b) => {
        const there = matchStock(a, b);
        const back = matchStock(b, a);
        expect(back.percent).toBe(there.percent);
        expect(sorted(back.same.map(({ stockCode }) => stockCode ?? ''))).toBe(
          sorted(there.same.map(({ stockCode }) => stockCode ?? '')),
        );
        const lacking = back.different.filter(({ stockCode }) => stockCode === null);
        expect(sorted(there.extra.map(({ stockCode }) => stockCode ?? ''))).toBe(
          sorted(lacking.map(({ wishedCode }) => wishedCode ?? '')),
        );
      }),
    );
  });

  it('puts every code of either side in exactly one list', () => {
    fc.assert(
      fc.property(configuration, configuration, (stock, wished) => {
        const { same, different, extra } = matchStock(stock, wished);
        const lines = [...same, ...different, ...extra];
        const mine = lines.map(({ stockCode }) => stockCode).filter((code) => code !== null);
        const { versionId, batteryCode, paintCode, wheelCode, interiorCode, packageCodes } = stock;
        const all = [versionId, batteryCode, paintCode, wheelCode, interiorCode, ...packageCodes];
        expect(sorted(mine)).toBe(sorted(all.filter((code) => code !== null)));
        expect(extra.every(({ wishedCode }) => wishedCode === null)).toBe(true);
      }),
    );
  });
});
