import { expect, test } from 'vitest';
import { idCardCheckCharacter } from '../validation/id-card';
import { driverProblem } from './driver';

const NOON = Date.parse('2026-11-26T12:00:00+08:00');
const number = (born: string) => {
  const first = `110105${born.replaceAll('-', '')}002`;
  return `${first}${idCardCheckCharacter(first)}`;
};

test.each([
  ['2008-11-26', '2026-05-26', null],
  ['2008-11-27', '2026-05-26', 'tooYoung'],
  ['1955-11-27', '1990-01-01', null],
  ['1955-11-26', '1990-01-01', 'tooOld'],
  ['1990-01-01', '2026-05-27', 'tooNew'],
  ['1990-01-01', '2026-11-27', 'day'],
  ['1990-01-01', '1989-01-01', 'day'],
  ['1990-01-01', '2026-02-30', 'day'],
] as const)('born on %s with a licence of %s: %s', (born, licensedOn, problem) => {
  expect(driverProblem(number(born), licensedOn, NOON)).toBe(problem);
});

test('a number with a wrong check character is none', () => {
  const right = number('1990-01-01');
  const last = right.endsWith('1') ? '2' : '1';
  expect(driverProblem(`${right.slice(0, 17)}${last}`, '2015-01-01', NOON)).toBe('number');
});
