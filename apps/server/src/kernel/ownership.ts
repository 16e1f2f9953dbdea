import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AppServices } from './context';

/** Tells whose car was delivered; given by the order module. */
export interface Ownership {
  /** SQL: the account of this column has a delivered car. */
  isOwner(accountId: PgColumn): SQL<boolean>;
}

declare module './context' {
  interface AppServices {
    /** Missing where the order module is not loaded (tests of single modules): nobody is an owner there. */
    ownership?: Ownership;
  }
}

/** SQL column: whether the account is an owner now. Read in the statement that reads the account, and stored nowhere. */
export const isOwnerSql = (app: AppServices, accountId: PgColumn): SQL<boolean> =>
  app.ownership?.isOwner(accountId) ?? sql<boolean>`false`;
