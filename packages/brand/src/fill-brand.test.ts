import { expect, test } from 'vitest';
import { brand } from './brand';
import { fillBrand } from './fill-brand';

test('puts the brand and model names into a text', () => {
  expect(fillBrand('{brand}用户试驾 {YL01} 与 {CS1E}')).toBe(
    `${brand.name}用户试驾 ${brand.models.YL01} 与 ${brand.models.CS1E}`,
  );
});

test('leaves other braces alone', () => {
  expect(fillBrand('{count} 张券, {}')).toBe('{count} 张券, {}');
});
