import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isVin, makeVin } from './vin';

const parts = { descriptor: 'LZ0EV30A', modelYear: 2026, plant: 'B', serial: 42 };

describe('a vehicle identification number', () => {
  it('has 17 characters, the model year, the serial and a check digit that is known', () => {
    expect(isVin('11111111111111111')).toBe(true);
    expect(isVin('1M8GDM9AXKP042788')).toBe(true);
    expect(makeVin(parts)).toMatch(/^LZ0EV30A.TB000042$/);
  });

  it('is valid for every serial, and no other check digit is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 2010, max: 2060 }), (serial, modelYear) => {
        const vin = makeVin({ ...parts, serial, modelYear });
        const others = [...'0123456789X'].filter((sign) => sign !== vin[8]);
        return isVin(vin) && others.every((sign) => !isVin(`${vin.slice(0, 8)}${sign}${vin.slice(9)}`));
      }),
    );
  });

  it('is not a text of another length or with letters that look like numbers', () => {
    for (const text of ['', '1M8GDM9AXKP04278', '1M8GDM9AXKPO42788', 'IM8GDM9AXKP042788'])
      expect(isVin(text)).toBe(false);
  });
});
