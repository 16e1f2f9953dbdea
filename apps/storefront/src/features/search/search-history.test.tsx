import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { stored } from '@/session';
import { useSearchHistory } from './search-history';

beforeEach(() => stored.remove('SEARCH_HISTORY'));

test('keeps the latest ten searches, each once', () => {
  const { result } = renderHook(useSearchHistory);
  act(() => {
    for (let at = 1; at <= 12; at += 1) result.current.add(`词${at}`);
    result.current.add('词9');
  });
  expect(result.current.words).toHaveLength(10);
  expect(result.current.words.slice(0, 3)).toEqual(['词9', '词12', '词11']);
});

test('forgets one or all, on the device as well', () => {
  const { result } = renderHook(useSearchHistory);
  act(() => {
    result.current.add('充电');
    result.current.add('露营');
  });
  act(() => result.current.remove('充电'));
  expect(stored.get('SEARCH_HISTORY')).toEqual(['露营']);
  act(() => result.current.clear());
  expect(stored.get('SEARCH_HISTORY')).toBeUndefined();
});

test('takes nothing over that is no list of words', () => {
  stored.set('SEARCH_HISTORY', [1, '充电'] as never);
  expect(renderHook(useSearchHistory).result.current.words).toEqual(['充电']);
});
