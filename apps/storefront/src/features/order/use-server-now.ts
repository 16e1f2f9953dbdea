import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { apiQuery } from '@/api';

/** The server's clock is asked again after this time (ms). */
const CLOCK_FRESH_MS = 300_000;

/** The server's time in milliseconds; the device's until the server has answered. */
export function useServerNow(): () => number {
  const { data, dataUpdatedAt } = useQuery({
    ...apiQuery('GET /api/basic/v1/pub/serverTime'),
    staleTime: CLOCK_FRESH_MS,
  });
  const offsetMs = data ? data.now - dataUpdatedAt : 0;
  return useCallback(() => Date.now() + offsetMs, [offsetMs]);
}
