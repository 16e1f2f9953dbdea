import type { BodyOf } from '@voltfront/contract';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Who an audience of a message is; conditions add up. */
export type AudienceFilter = BodyOf<'POST /api/mpaccount/v1/staff/messages/preview'>['filter'];

declare module './hooks' {
  interface HookMap {
    /** SQL conditions on an account in a column, for the parts of a filter that a module knows. */
    audienceConditions: { input: { filter: AudienceFilter; accountId: PgColumn }; answer: SQL[] };
  }
}
