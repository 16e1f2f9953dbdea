import type { SignedClient } from '../signed-client';

/** One page with real parameters, and what only that page says. */
export interface Visit {
  /** Route without leading slash, as mini-programs name it; home is `pages/community/index`. */
  route: string;
  query: Record<string, string>;
  shows: RegExp;
  /** Text of the first screen that comes with what no first page waits for. */
  late?: string;
  /** Visitors are sent to login. */
  needsLogin?: boolean;
  /** People who are logged in are sent on. */
  visitorsOnly?: boolean;
}

/** Visits of one subject; `customer` is logged in as the demo account. */
export type VisitList = (customer: SignedClient) => Promise<Visit[]>;

/** A visit by its route, what only that page says, and its query. */
export const visit = (
  route: string,
  shows: RegExp,
  query: Record<string, string> = {},
  more: Partial<Visit> = {},
): Visit => ({
  route,
  shows,
  query,
  ...more,
});

/** A page that wants a login. */
export const own = { needsLogin: true };
