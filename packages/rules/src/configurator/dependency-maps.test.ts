import { expect, test } from 'vitest';
import { car } from './catalogue.fixture';
import { buildDependencyMaps } from './dependency-maps';

test('the dependency map names what a product brings, needs and refines', () => {
  const { dependencyMap } = buildDependencyMaps(car.products);
  expect(dependencyMap.get('SPORT')).toEqual([{ code: 'BRAKE', relation: 'cascade' }]);
  expect(dependencyMap.get('W21')).toEqual([{ code: 'SPORT', relation: 'depend' }]);
  expect(dependencyMap.get('CALIPER')).toEqual([{ code: 'W21', relation: 'parent' }]);
  expect(dependencyMap.get('WHITE')).toEqual([]);
});

test('the inverse map names what cannot stay without a product', () => {
  const { inverseMap } = buildDependencyMaps(car.products);
  expect(inverseMap.get('W19')).toEqual([
    { code: 'CAP', relation: 'parent' },
    { code: 'TOW', relation: 'depend' },
  ]);
  expect(inverseMap.get('BRAKE')).toEqual([{ code: 'SPORT', relation: 'cascade' }]);
});
