import { expect, it } from 'vitest';
import { versionAt } from './version-at';

const first = { effectiveAt: 100, name: 'first' };
const second = { effectiveAt: 200, name: 'second' };

it.each([
  ['before the first', 99, first],
  ['from the first', 100, first],
  ['until the second', 199, first],
  ['from the second', 200, second],
  ['long after', 9_999, second],
])('the version %s', (_, at, version) => {
  expect(versionAt([first, second], at)).toBe(version);
});

it('there is none without versions', () => {
  expect(versionAt([], 100)).toBeUndefined();
});
