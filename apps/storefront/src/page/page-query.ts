/**
 * What a page waits for: results of `useQuery` and `useApiList` alike.
 */
export interface PageQuery {
  /** Undefined until it was loaded once. */
  data: unknown;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
  /** Not asked again when the customer returns to the page: lists keep what they have. */
  keepsOnReturn?: boolean;
}

export type PageStatus = 'loading' | 'failed' | 'ready';

/** A page is ready when every query has data; it has failed when one without data has an error. */
export function pageStatus(queries: readonly PageQuery[]): PageStatus {
  const missing = queries.filter((query) => query.data === undefined);
  if (missing.length === 0) return 'ready';
  return missing.some((query) => query.error && !query.isFetching) ? 'failed' : 'loading';
}

/** Asks again for everything, or for what has no data yet. */
export const refetchAll = (queries: readonly PageQuery[]): Promise<unknown> =>
  Promise.all(queries.map((query) => query.refetch()));
