import { QueryClient } from '@tanstack/react-query';
import { SECOND_MS } from '@voltfront/rules/time';
import { onLogout } from '@/session';
import { ApiError } from './api-error';

/** Data younger than this (ms) is not asked for again when another component needs it. */
const FRESH_MS = 5 * SECOND_MS;

/** One retry, and only when there was no response. */
function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 1 && error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
}

/** Server state of the app. Pages decide themselves when to ask again, so focus and reconnect do not. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      retry: shouldRetry,
      refetchOnWindowFocus: false,
      // A call while offline fails and says so, instead of waiting in silence.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

// The loaded data belongs to the person who logged out.
onLogout(() => queryClient.clear());
