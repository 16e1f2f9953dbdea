import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ApiList } from '@/api';
import { ListFooterView } from '@/ui';
import { ListFooter, type ListFooterProps } from './list-footer';

afterEach(cleanup);

const MORE = '点击加载更多';
const END = '-- 我也是有底线的 --';

interface Case {
  count: number;
  loading?: boolean;
  more?: boolean;
}

const listOf = ({ count, loading = false, more = false }: Case, loadMore = () => undefined): ApiList<unknown> => {
  const refetch = () => Promise.resolve();
  return {
    items: Array.from({ length: count }, (_, at) => at),
    state: { refreshing: false, loading, more, empty: count === 0 && !loading },
    loadMore,
    refresh: refetch,
    data: {},
    error: null,
    isFetching: loading,
    refetch,
    keepsOnReturn: true,
  };
};

const textUnder = (list: Case, props: Omit<ListFooterProps, 'list'> = {}) =>
  render(<ListFooter list={listOf(list)} {...props} />).container.textContent;

test.each([
  [{ count: 10, loading: true }, '加载中'],
  [{ count: 1, loading: true, more: true }, '加载中'],
  [{ count: 0 }, '暂无数据哦~~'],
  [{ count: 9 }, ''],
  [{ count: 9, more: true }, ''],
  [{ count: 10, more: true }, MORE],
  [{ count: 10 }, END],
])('under a list with %j stands %j', (list, text) => expect(textUnder(list)).toBe(text));

test('a list without items shows its own empty view, once it is known to have none', () => {
  expect(textUnder({ count: 0 }, { empty: <p>空空的</p> })).toBe('空空的');
  expect(textUnder({ count: 0, loading: true }, { empty: <p>空空的</p> })).not.toContain('空空的');
});

test('a list may say its own minimum', () => {
  expect(textUnder({ count: 3 }, { min: 3 })).toBe(END);
  expect(textUnder({ count: 2 }, { min: 3 })).toBe('');
});

test.each([
  [5, ''],
  [6, END],
])('a footer by itself, with %i items, says %j', (itemCount, text) =>
  expect(render(<ListFooterView itemCount={itemCount} isLoading={false} hasMore={false} />).container.textContent).toBe(
    text,
  ),
);

test('a tap on what offers more loads more', () => {
  const loadMore = vi.fn();
  const { getByText } = render(<ListFooter list={listOf({ count: 10, more: true }, loadMore)} />);
  fireEvent.click(getByText(MORE));
  expect(loadMore).toHaveBeenCalledOnce();
});
