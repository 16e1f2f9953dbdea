import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { EndpointKey, QueryInputOf, ReplyOf } from '@voltfront/contract';
import { useTexts } from '../texts/texts';
import { type CallError, call } from './call';

/** How a call is read. */
interface CallReading<Reply> {
  isOff?: boolean;
  isPaged?: boolean;
  /** How often it is read again, by the last answer. */
  everyMs?: (reply: Reply | undefined) => number | false;
}

/** Reads a call; the answer is kept while the page is open, by call, input and language. */
export function useCall<K extends EndpointKey>(
  key: K,
  query?: QueryInputOf<K>,
  options: CallReading<ReplyOf<K>> = {},
): UseQueryResult<ReplyOf<K>, CallError> {
  const { language } = useTexts();
  return useQuery<ReplyOf<K>, CallError>({
    queryKey: [key, query ?? null, language],
    queryFn: () => call(key, query === undefined ? {} : { query }),
    enabled: !options.isOff,
    ...(options.everyMs ? { refetchInterval: ({ state }) => options.everyMs?.(state.data) ?? false } : {}),
    // The page before stays while the next one loads.
    ...(options.isPaged ? { placeholderData: (before: ReplyOf<K> | undefined) => before } : {}),
  } as Parameters<typeof useQuery<ReplyOf<K>, CallError>>[0]);
}
