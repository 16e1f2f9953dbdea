import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { stored } from '@/session/storage-keys';
import { COMPARED_AT_MOST, useComparison } from '.';
import {
  addToComparison,
  cleanList,
  removeFromComparison,
  replaceInComparison,
  setComparison,
} from './comparison-list';

beforeEach(() => setComparison([]));

const list = () => renderHook(() => useComparison()).result.current;

test('versions are added once each, and no more than four', () => {
  expect(['a', 'b', 'a', 'c', 'd', 'e'].map(addToComparison)).toEqual([
    'added',
    'added',
    'there',
    'added',
    'added',
    'full',
  ]);
  expect(list().versionIds).toEqual(['a', 'b', 'c', 'd']);
  expect([list().has('b'), list().has('e'), list().isFull]).toEqual([true, false, true]);
});

test('a removed one makes room, a replaced one keeps its place', () => {
  setComparison(['a', 'b', 'c']);
  removeFromComparison('a');
  replaceInComparison('b', 'x');
  expect(list().versionIds).toEqual(['x', 'c']);
  replaceInComparison('x', 'c');
  expect(list().versionIds).toEqual(['c']);
});

test('the list is kept under the prefix of the app', () => {
  setComparison(['a', 'b']);
  expect(stored.get('COMPARISON_LIST')).toEqual(['a', 'b']);
});

test('of more than four ids in an address the first four are taken', () => {
  expect(cleanList(['a', 'b', 'a', 'c', 'd', 'e'])).toEqual(['a', 'b', 'c', 'd']);
});

test('whatever was kept or stands in an address gives a list without doubles of at most four ids', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('YL01-pro', 'YLX-max'), fc.integer())), (values) => {
      const ids = cleanList(values);
      expect(ids.length).toBeLessThanOrEqual(COMPARED_AT_MOST);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(values).toContain(id);
    }),
  );
});
