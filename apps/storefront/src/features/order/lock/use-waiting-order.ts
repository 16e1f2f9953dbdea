import { useState } from 'react';
import { useApiList } from '@/api';

/**
 * The order that a page is about: the one in its address, else the only one that waits for its lock, else the one that is
 * picked among several.
 */
export function useWaitingOrder(given: string | undefined) {
  const [picked, setPicked] = useState('');
  const list = useApiList('GET /api/mporder/v1/order/list', { tab: 'lock' }, { enabled: !given });
  const [first, second] = list.items;
  const only = first && !second ? first.orderNo : '';
  return {
    /** Empty until it is known, and where there is none. */
    orderNo: given || picked || only,
    /** To be waited for when the address names no order. */
    list: given ? null : list,
    orders: list.items,
    /** More orders to pick from. */
    loadMore: list.loadMore,
    pick: setPicked,
  };
}
