import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { EndpointKey, QueryInputOf, ReplyOf } from '@voltfront/contract';
import { useTexts } from '../texts/texts';
import { type CallError, call } from './call';

/** Reads a call; the answer is kept while the page is open, by call, input and language. */
export function useCall<K extends EndpointKey>(
  key: K,
  query?: QueryInputOf<K>,
  options: { isOff?: boolean; isPaged?: boolean } = {},
): UseQueryResult<ReplyOf<K>, CallError> {
  const { language } = useTexts();
  return useQuery<ReplyOf<K>, CallError>({
    queryKey: [key, query ?? null, language],
    queryFn: () => call(key, query === undefined ? {} : { query }),
    enabled: !options.isOff,
    // The page before stays while the next one loads.
    ...(options.isPaged ? { placeholderData: (before: ReplyOf<K> | undefined) => before } : {}),
  } as Parameters<typeof useQuery<ReplyOf<K>, CallError>>[0]);
}
