import { expect, test } from 'vitest';
import { testConfig } from '../testing/stage-config';
import { paintedCodes } from './painted-codes';

test('a paint takes the place of the standard one and leaves the rest as it is', () => {
  expect(paintedCodes(testConfig, 'paint-ember')).toEqual(['paint-ember', 'wheel-aero', 'interior-black']);
});

test.each([
  ['none', undefined],
  ['one that is sold out', 'paint-pine'],
  ['one of another version', 'paint-gone'],
])('%s leaves the standard options', (_, paintCode) => {
  expect(paintedCodes(testConfig, paintCode)).toBeNull();
});

test('a paint that brings or needs other options is left to the configurator, which asks first', () => {
  const products = testConfig.products.map((each) =>
    each.productCode === 'paint-ember' ? { ...each, dependProduct: ['wheel-blade'] } : each,
  );
  expect(paintedCodes({ ...testConfig, products }, 'paint-ember')).toBeNull();
});
