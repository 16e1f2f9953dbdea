import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../kernel/columns';
import { personal } from '../../kernel/personal-data';

/** Second factors of staff; one per account. */
export const staffFactors = pgTable('staff_factors', {
  accountId: text('account_id').primaryKey(),
  /** Secret of the authenticator app, encrypted. */
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: createdAt(),
  /** Null until a code of the app was given. */
  confirmedAt: moment('confirmed_at'),
  /** Step of the newest code that was used; it and earlier ones are refused. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** Wrong codes since the last right one or the last pause. */
  wrongTries: integer('wrong_tries').notNull().default(0),
  pausedUntil: moment('paused_until'),
});

/** Recovery codes that stand in for a lost app, each once. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    accountId: text('account_id').notNull(),
    /** Keyed hash (HMAC). */
    codeHash: text('code_hash').notNull(),
    createdAt: createdAt(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

personal(staffFactors, {
  owner: staffFactors.accountId,
  exported: {
    title: '二次验证',
    columns: { createdAt: staffFactors.createdAt, confirmedAt: staffFactors.confirmedAt },
  },
  erased: { delete: true },
});
personal(staffRecoveryCodes, {
  owner: staffRecoveryCodes.accountId,
  exported: {
    title: '恢复代码',
    columns: { createdAt: staffRecoveryCodes.createdAt, usedAt: staffRecoveryCodes.usedAt },
  },
  erased: { delete: true },
});
