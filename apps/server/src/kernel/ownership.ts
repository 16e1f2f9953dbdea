import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AppServices } from './context';

/** Tells which accounts have a delivered car; implemented by the order module. */
export interface Ownership {
  /** SQL: the account in this column has a delivered car. */
  isOwner(accountId: PgColumn): SQL<boolean>;
}

declare module './context' {
  interface AppServices {
    /**
     * Missing where the order module is not loaded (tests of single modules): then nobody is an
     * owner.
     */
    ownership?: Ownership;
  }
}

/**
 * SQL column: whether the account is an owner now. Computed in the statement that reads the
 * account, stored nowhere.
 */
export const isOwnerSql = (app: AppServices, accountId: PgColumn): SQL<boolean> =>
  app.ownership?.isOwner(accountId) ?? sql<boolean>`false`;
