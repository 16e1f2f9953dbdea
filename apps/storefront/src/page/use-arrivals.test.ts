import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MOTION_MS } from '@/ui';
import { useArrivals } from './use-arrivals';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function show(...first: string[]) {
  const { result, rerender } = renderHook((keys: readonly string[]) => ({ keys, arrival: useArrivals(keys) }), {
    initialProps: first,
  });
  return {
    with: (...keys: string[]) => rerender(keys),
    fading: () => result.current.keys.filter((key) => result.current.arrival(key) !== undefined),
  };
}

test('what the first render shows does not fade in', () => {
  expect(show('a', 'b').fading()).toEqual([]);
});

test('the first entries after a loading view fade in, and are done after a moment', () => {
  const list = show();
  list.with('a', 'b');
  expect(list.fading()).toEqual(['a', 'b']);
  act(() => vi.advanceTimersByTime(MOTION_MS.base));
  expect(list.fading()).toEqual([]);
});

test('a new entry fades in among those that were there, wherever it stands', () => {
  const list = show('a', 'b');
  list.with('new', 'a', 'b');
  expect(list.fading()).toEqual(['new']);
});

test('an entry that moves or comes back does not fade in again', () => {
  const list = show('a', 'b', 'c');
  list.with('a');
  list.with('c', 'b', 'a');
  expect(list.fading()).toEqual([]);
});

test('a list that was empty in between begins anew', () => {
  const list = show('a');
  list.with();
  list.with('a');
  expect(list.fading()).toEqual(['a']);
});
