/** Default minimum: fewer items show no footer. */
export const LIST_FOOTER_MINIMUM = 6;

/** The same for a list that loads by pages: one that ends within its first page needs no word about its end. */
export const LIST_MINIMUM = 10;

/** State of a list. */
export interface ListFooterInput {
  itemCount: number;
  isLoading: boolean;
  hasMore: boolean;
  /** Whether the page has its own empty state. */
  hasEmptyView?: boolean;
  /** Minimum of the list; default `LIST_FOOTER_MINIMUM`. */
  minimumCount?: number;
}

/** Footer of a list: nothing, the page's empty view, or a text. `canLoadMore` marks the text as a button. */
export type ListFooter =
  | { kind: 'none' }
  | { kind: 'emptyView' }
  | { kind: 'text'; text: string; canLoadMore: boolean };

const text = (value: string, canLoadMore = false): ListFooter => ({ kind: 'text', text: value, canLoadMore });

/**
 * Footer of a list, first match wins: loading with items `加载中`; no items the empty view or `暂无数据哦~~`; fewer items
 * than the minimum nothing; more to come `点击加载更多`; otherwise `-- 我也是有底线的 --`.
 * While the first page of a list loads there is no footer, because it may be empty.
 */
export function listFooter(input: ListFooterInput): ListFooter {
  const { itemCount, isLoading, hasMore, hasEmptyView = false, minimumCount = LIST_FOOTER_MINIMUM } = input;
  if (isLoading) return itemCount > 0 ? text('加载中') : { kind: 'none' };
  if (itemCount === 0) return hasEmptyView ? { kind: 'emptyView' } : text('暂无数据哦~~');
  if (itemCount < minimumCount) return { kind: 'none' };
  return hasMore ? text('点击加载更多', true) : text('-- 我也是有底线的 --');
}
