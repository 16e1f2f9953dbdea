import type { ReactNode } from 'react';
import type { ApiList } from '@/api';
import { ListFooter } from '@/page';
import { Skeleton } from '@/ui';

export interface ListBodyProps {
  list: ApiList<unknown>;
  /** The cards. */
  children: ReactNode;
  empty: ReactNode;
}

/** The cards of a list with its states: their shape while the first part loads, what follows, nothing at all. */
export function ListBody({ list, children, empty }: ListBodyProps) {
  const isFirstLoad = list.items.length === 0 && (list.state.loading || (!list.data && !list.error));
  return (
    <>
      <div role="list">{children}</div>
      {isFirstLoad ? <Skeleton variant="card" count={3} /> : <ListFooter list={list} empty={empty} />}
    </>
  );
}
