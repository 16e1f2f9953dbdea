import { useQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '@voltfront/rules/time';
import { useEffect } from 'react';
import { apiQuery } from './api-query';
import { serverNow, setServerTime } from './server-clock';

/** The server's clock is asked again after this time (ms). */
const CLOCK_FRESH_MS = 5 * MINUTE_MS;

/** The server's time in milliseconds, asked for anew where seconds count; what is known of it until the answer. */
export function useServerNow(): () => number {
  const { data, dataUpdatedAt } = useQuery({
    ...apiQuery('GET /api/basic/v1/pub/serverTime'),
    staleTime: CLOCK_FRESH_MS,
  });
  useEffect(() => {
    if (data) setServerTime(data.now, dataUpdatedAt);
  }, [data, dataUpdatedAt]);
  return serverNow;
}
