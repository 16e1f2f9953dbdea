import { expect, test } from 'vitest';
import { listFooter } from './list-footer';

test.each([
  [
    { itemCount: 10, isLoading: true, hasMore: true },
    { kind: 'text', text: '加载中', canLoadMore: false },
  ],
  [{ itemCount: 0, isLoading: true, hasMore: true }, { kind: 'none' }],
  [
    { itemCount: 0, isLoading: false, hasMore: false },
    { kind: 'text', text: '暂无数据哦~~', canLoadMore: false },
  ],
  [{ itemCount: 0, isLoading: false, hasMore: false, hasEmptyView: true }, { kind: 'emptyView' }],
  [{ itemCount: 5, isLoading: false, hasMore: false }, { kind: 'none' }],
  [{ itemCount: 5, isLoading: false, hasMore: true }, { kind: 'none' }],
  [
    { itemCount: 6, isLoading: false, hasMore: true },
    { kind: 'text', text: '点击加载更多', canLoadMore: true },
  ],
  [
    { itemCount: 6, isLoading: false, hasMore: false },
    { kind: 'text', text: '-- 我也是有底线的 --', canLoadMore: false },
  ],
  [{ itemCount: 9, isLoading: false, hasMore: false, minimumCount: 10 }, { kind: 'none' }],
])('under the list %j stands %j', (input, footer) => {
  expect(listFooter(input)).toEqual(footer);
});
