import type { ReplyOf } from '@voltfront/contract';
import { useRef } from 'react';
import { type ApiList, type ListKey, queryClient } from '@/api';
import { usePageShow } from '@/platform/page-events';

/** The first part of a list, which also says what is true of the whole; undefined until it has arrived. */
export const firstPart = <K extends ListKey>(_key: K, list: ApiList<unknown>): ReplyOf<K> | undefined =>
  (list.data as { pages: ReplyOf<K>[] } | undefined)?.pages[0];

/** A car that was taken, released or ordered meanwhile shows at once when the customer comes back to its list. */
export function useRenewalOnReturn(key: ListKey): void {
  const isFirst = useRef(true);
  usePageShow(() => {
    if (!isFirst.current) queryClient.invalidateQueries({ queryKey: ['list', key] });
    isFirst.current = false;
  });
}
