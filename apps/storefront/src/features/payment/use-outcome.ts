import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { apiQuery, everyInputOf, queryClient, useServerNow } from '@/api';
import type { PartRef } from './part-in-address';
import { ASK_EVERY_MS, ASK_FOR_MS, type ResultState, resultState } from './result-state';

const PAID_FOR = [
  'GET /api/mporder/v1/order/list',
  'GET /api/mporder/v1/order/detail',
  'GET /api/mporder/v1/order/final',
] as const;

/** Marks what a payment changes as outdated: pages load it again when they are shown. */
function forgetPaidFor(): void {
  for (const key of PAID_FOR) void queryClient.invalidateQueries({ queryKey: everyInputOf(key), refetchType: 'none' });
}

/** The outcome of the newest payment of an order: asks every 2 seconds while it is open, for half a minute. */
export function useOutcome(orderNo: string, part: PartRef = {}) {
  const now = useServerNow();
  const [isPaused, setPaused] = useState(false);
  const outcome = useQuery({
    ...apiQuery('GET /api/mporder/v1/pay/state', { orderNo, ...part }),
    enabled: orderNo !== '',
    refetchInterval: ({ state: { data } }) =>
      data && resultState(data, now()) === 'processing' && !isPaused ? ASK_EVERY_MS : false,
  });
  const { data } = outcome;
  const state: ResultState | null = data ? resultState(data, now()) : null;
  useEffect(() => {
    if (state !== null) forgetPaidFor();
  }, [state]);
  usePause(state === 'processing' && !isPaused, () => setPaused(true));
  const askAgain = () => {
    setPaused(false);
    outcome.refetch();
  };
  // Responses of polling must not restart the page's loading state.
  const query = { ...outcome, isFetching: outcome.isFetching && !data };
  return { data, state, isPaused, askAgain, query };
}

/** Ends the asking after half a minute. */
function usePause(isAsking: boolean, onPause: () => void): void {
  const latest = useRef(onPause);
  latest.current = onPause;
  useEffect(() => {
    if (!isAsking) return undefined;
    const timer = setTimeout(() => latest.current(), ASK_FOR_MS);
    return () => clearTimeout(timer);
  }, [isAsking]);
}
