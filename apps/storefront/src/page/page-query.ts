import { FORBIDDEN, NOT_FOUND } from '@voltfront/contract/error-codes';
import { reactionOf } from '@voltfront/contract/error-reactions';
import { ApiError, hasCode } from '@/api';

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

/**
 * What a page shows. `missing`: there is no such thing, or not for this customer. `forbidden`: it is not theirs to see.
 * `loggedOut`: it needs a login. `failed`: asking again may help.
 */
export type PageStatus = 'loading' | 'missing' | 'forbidden' | 'loggedOut' | 'failed' | 'ready';

/** Why a query without data has none, as a page tells it. */
function faultOf(error: unknown): PageStatus {
  if (hasCode(error, NOT_FOUND)) return 'missing';
  if (hasCode(error, FORBIDDEN)) return 'forbidden';
  const asksForLogin = error instanceof ApiError && ['relogin', 'forceLogout'].includes(reactionOf(error.code));
  return asksForLogin ? 'loggedOut' : 'failed';
}

/** A page is ready when every query has data; the first failure of one without data says what it shows instead. */
export function pageStatus(queries: readonly PageQuery[]): PageStatus {
  const missing = queries.filter((query) => query.data === undefined);
  if (missing.length === 0) return 'ready';
  const failed = missing.find((query) => query.error && !query.isFetching);
  return failed ? faultOf(failed.error) : 'loading';
}

/** Whether a query has found out that there is nothing to show. */
export const foundNothing = (query: PageQuery): boolean => pageStatus([query]) === 'missing';

/** Asks again for everything, or for what has no data yet. */
export const refetchAll = (queries: readonly PageQuery[]): Promise<unknown> =>
  Promise.all(queries.map((query) => query.refetch()));
