import { LIST_MINIMUM } from '@voltfront/rules/list-footer';
import type { ReactNode } from 'react';
import type { ApiList } from '@/api';
import { ListFooterView } from '@/ui';
import { LoadFailed, PageLoading } from './page-states';

export interface ListFooterProps {
  list: ApiList<unknown>;
  /** Lists with fewer items show no footer; default 10, while the footer component itself begins at 6. */
  min?: number;
  /** An `<EmptyState>` for a list without items; default "暂无数据哦~~". */
  empty?: ReactNode;
}

/** End of a list: loading, error, empty view, "more" button or end line. */
export function ListFooter({ list, min = LIST_MINIMUM, empty }: ListFooterProps) {
  const { state, items } = list;
  if (list.error && !state.loading) return <LoadFailed error={list.error} onRetry={list.refresh} />;
  if (items.length === 0 && state.loading) return <PageLoading />;
  if (state.empty && empty) return <>{empty}</>;
  return (
    <ListFooterView
      itemCount={items.length}
      isLoading={state.loading}
      hasMore={state.more}
      hasEmptyView={Boolean(empty)}
      minimumCount={min}
      onLoadMore={list.loadMore}
    />
  );
}
