import { queryOptions } from '@tanstack/react-query';
import { api } from './api';
import type { CallArguments, EndpointKey, InputArguments, ReplyOf } from './api-types';
import { embeddedAt, embeddedReply } from './embedded-data';

/** Part of the keys of a call with any input, to mark all of its answers as outdated. */
export const everyInputOf = (key: EndpointKey): readonly [EndpointKey] => [key];

/** Key of an endpoint's data in the query cache. */
export const apiKey = (key: EndpointKey, input?: unknown): readonly [EndpointKey, unknown] => [key, input ?? null];

/** Options of a call that sends `input` where the endpoint's method wants it. */
export function callArguments<K extends EndpointKey>(key: K, input: unknown, settings: object): CallArguments<K> {
  const part = key.startsWith('GET ') ? { query: input } : { body: input };
  return [{ ...(input === undefined ? {} : part), ...settings }] as unknown as CallArguments<K>;
}

/**
 * Options for `useQuery`. Failures show in the page frame and not as a toast; data that the server wrote into the page is
 * used at once.
 *
 * @example const detail = useQuery(apiQuery('GET /api/mporder/v1/order/detail', { orderNo }))
 */
export function apiQuery<K extends EndpointKey>(key: K, ...[input]: InputArguments<K>) {
  const embedded = embeddedReply(key, input) as ReplyOf<K> | undefined;
  return queryOptions({
    queryKey: apiKey(key, input),
    queryFn: ({ signal }): Promise<ReplyOf<K>> => api(key, ...callArguments(key, input, { silent: true, signal })),
    ...(embedded === undefined ? {} : { initialData: embedded as never, initialDataUpdatedAt: embeddedAt }),
  });
}
