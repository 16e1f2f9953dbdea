import { expect, test } from 'vitest';
import { car } from './catalogue.fixture';
import { validateSelection } from './validate-selection';

test.each([
  [['WHITE', 'W19'], []],
  [['WHITE', 'W19', 'NOPE'], [{ code: 'unknownCode', productCode: 'NOPE' }]],
  [['GOLD', 'W19'], [{ code: 'soldOut', productCode: 'GOLD' }]],
  [['WHITE', 'W19', 'W19'], [{ code: 'repeatedCode', productCode: 'W19' }]],
  [['WHITE', 'W19', 'SPORT'], [{ code: 'missingCascade', productCode: 'SPORT', neededCode: 'BRAKE' }]],
  [['WHITE', 'W21'], [{ code: 'missingDepend', productCode: 'W21', neededCode: 'SPORT' }]],
  [['WHITE', 'W19', 'CALIPER'], [{ code: 'missingParent', productCode: 'CALIPER', neededCode: 'W21' }]],
  [['WHITE'], [{ code: 'emptyGroup', groupCode: 'WHEEL' }]],
  [['WHITE', 'BLUE', 'W19'], [{ code: 'crowdedGroup', groupCode: 'PAINT' }]],
])('%j has the violations %j', (selection, violations) => {
  expect(validateSelection(car, selection)).toEqual(violations);
});
