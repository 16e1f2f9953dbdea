import { LIST_MINIMUM } from '@voltfront/rules/list-footer';
import type { ReactNode } from 'react';
import type { ApiList } from '@/api';
import { ListFooterView } from '@/ui';
import { LoadFailed, PageLoading } from './page-states';

export interface ListFooterProps {
  list: ApiList<unknown>;
  /** Lists with fewer items show no footer; 10 unless told, while a footer by itself begins at 6. */
  min?: number;
  /** An `<EmptyState>` for a list without items; "暂无数据哦~~" unless told. */
  empty?: ReactNode;
}

/** What stands under a list: its loading, failure, empty view, "more" button or end. */
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
