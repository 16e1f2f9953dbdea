import type { SignedClient } from '../signed-client';

/** Phones of the demo people who look at pages: a customer with an order in every state, an employee, and a business partner. */
export const MOBILES = { customer: '13800000002', employee: '13800000004', partner: '13800000010' } as const;

/** A demo person who looks at pages. */
export type Person = keyof typeof MOBILES;

/** One page with real parameters, and what only that page says. */
export interface Visit {
  /** Route without leading slash, as mini-programs name it; home is `pages/community/index`. */
  route: string;
  query: Record<string, string>;
  shows: RegExp;
  /** Text of the first screen that comes with what no first page waits for. */
  late?: string;
  /** Who looks at it when somebody is logged in; default: the customer. */
  person?: Person;
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

/** A page that only employees see. */
export const ofEmployee = { needsLogin: true, person: 'employee' as const };

/** A page that only business partners see. */
export const ofPartner = { needsLogin: true, person: 'partner' as const };
