import { useQuery } from '@tanstack/react-query';
import { SECOND_MS } from '@voltfront/rules/time';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { usePageVisible } from '@/platform/page-events';
import { useOrderFinance } from '../use-order-finance';
import { isUndecided, jumpState } from './jump-state';

/** While the lender decides and the page is in front, its state is asked for this often (ms). */
const ASK_EVERY_MS = 8 * SECOND_MS;

/** Wish and application of an order, and what the page has to show for them. */
export function useJump(orderNo: string) {
  const detail = useOrderFinance(orderNo);
  const isVisible = usePageVisible();
  const [isNewWanted, setIsNewWanted] = useState(false);
  const known = detail.data?.application ?? null;
  const newest = useQuery({
    ...apiQuery('GET /api/mporder/v1/finance/application', { orderNo }),
    enabled: known !== null,
    refetchInterval: ({ state }) => {
      const application = state.data?.application ?? known;
      return isVisible && application && isUndecided(application) ? ASK_EVERY_MS : false;
    },
  });
  const application = newest.data?.application ?? known;
  return {
    detail: detail.data,
    application,
    state: detail.data ? jumpState(detail.data, application, isNewWanted) : null,
    queries: known ? [detail, newest] : [detail],
    refresh: () => Promise.all([detail.refetch(), ...(known ? [newest.refetch()] : [])]),
    applyAnew: () => setIsNewWanted(true),
    isStarted: () => setIsNewWanted(false),
  };
}
