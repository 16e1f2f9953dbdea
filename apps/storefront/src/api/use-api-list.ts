import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { api } from './api';
import { apiKey } from './api-query';
import type { CallArguments, ItemOf, ListKey, QueryInputOf, ReplyOf } from './api-types';
import { embeddedAt, embeddedReply } from './embedded-data';
import { queryClient } from './query-client';

/** Default number of items per page. */
export const LIST_PAGE_SIZE = 10;

export interface ListState {
  /** The list is reloading from its start. */
  refreshing: boolean;
  /** Anything is being loaded. */
  loading: boolean;
  /** More items are to come. */
  more: boolean;
  /** Loaded, and there is nothing. */
  empty: boolean;
}

/** A paged list. It also serves as one of a page's queries; returning to the page keeps it as it is. */
export interface ApiList<Item> {
  items: readonly Item[];
  state: ListState;
  /** Loads the next page; does nothing while loading or at the end. */
  loadMore: () => void;
  /** Reloads the list from its start. */
  refresh: () => Promise<unknown>;
  data: unknown;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
  keepsOnReturn: true;
}

interface Part {
  items: unknown[];
  nextCursor: string | null;
}

type Parts = InfiniteData<Part, string | undefined>;

const firstPart = (parts: Parts): Parts => ({
  pages: parts.pages.slice(0, 1),
  pageParams: parts.pageParams.slice(0, 1),
});

/** Input of a list without its cursor, which the list keeps itself. */
export type ListInput<K extends ListKey> = Omit<NonNullable<QueryInputOf<K>>, 'cursor'>;

function initialParts(key: ListKey, input: object): { initialData?: Parts; initialDataUpdatedAt?: number } {
  const embedded = embeddedReply(key, input) as Part | undefined;
  if (!embedded) return {};
  return { initialData: { pages: [embedded], pageParams: [undefined] }, initialDataUpdatedAt: embeddedAt };
}

/**
 * Cursor paging of an endpoint that answers with `{ items, nextCursor }`.
 *
 * @example const feed = useApiList('GET /api/mpmkt/v1/community/feed', { tab: 'recommend' })
 */
export function useApiList<K extends ListKey>(
  key: K,
  input: ListInput<K>,
  options: { enabled?: boolean } = {},
): ApiList<ItemOf<K>> {
  const sized = { size: LIST_PAGE_SIZE, ...input };
  const queryKey = ['list', ...apiKey(key, sized)];
  const query = useInfiniteQuery({
    queryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }): Promise<Part> => {
      // The first part shows its failure in the page, a later one as a toast.
      const settings = { silent: pageParam === undefined, signal };
      // Filters and cursor are in the query, also of a list that is asked for by POST.
      const call = [{ query: { ...sized, cursor: pageParam }, ...settings }] as unknown as CallArguments<K>;
      const reply: ReplyOf<K> = await api(key, ...call);
      return reply as unknown as Part;
    },
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    enabled: options.enabled,
    ...initialParts(key, sized),
  });
  const items = useMemo(() => (query.data?.pages ?? []).flatMap((part) => part.items) as ItemOf<K>[], [query.data]);
  const { fetchNextPage, hasNextPage, isFetching, refetch } = query;
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching) fetchNextPage();
  }, [fetchNextPage, hasNextPage, isFetching]);
  const refresh = () => {
    // Only the first part is asked for again; the others follow as the customer scrolls.
    queryClient.setQueryData<Parts>(queryKey, (parts) => parts && firstPart(parts));
    return refetch();
  };
  return {
    items,
    state: {
      refreshing: isFetching && !query.isFetchingNextPage,
      loading: isFetching,
      more: hasNextPage,
      empty: query.isSuccess && items.length === 0,
    },
    loadMore,
    refresh,
    data: query.data,
    error: query.data === undefined ? query.error : null,
    isFetching,
    refetch: refresh,
    keepsOnReturn: true,
  };
}
