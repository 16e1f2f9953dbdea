import type { BindingState } from '@voltfront/rules/association/binding';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from '../../kernel/columns';
import { notPersonal, personal, pick } from '../../kernel/personal-data';

/** Partners whose members buy with rights. */
export const associations = pgTable('associations', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** What members get, a line each. */
  rights: jsonb('rights').$type<string[]>().notNull(),
  /** The first moment after the contract. */
  contractUntil: moment('contract_until').notNull(),
  position: integer('position').notNull(),
});

/** Requests of members to be bound, and what was decided. The answers are the entry of a form with the same id. */
export const associationBindings = pgTable(
  'association_bindings',
  {
    accountId: text('account_id').notNull(),
    id: text('id').notNull(),
    associationId: text('association_id')
      .notNull()
      .references(() => associations.id),
    state: text('state').$type<BindingState>().notNull(),
    /** What tells two member numbers apart, under the secret of the shop. */
    numberHash: text('number_hash').notNull(),
    maskedNumber: text('masked_number').notNull(),
    /** Why it was refused; empty else. */
    reason: text('reason').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: text('decided_by'),
    unboundAt: moment('unbound_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    uniqueIndex('association_bindings_id').on(t.id),
    uniqueIndex('association_bindings_of_person').on(t.accountId).where(sql`${t.state} in ('inReview', 'bound')`),
    uniqueIndex('association_bindings_of_number')
      .on(t.associationId, t.numberHash)
      .where(sql`${t.state} in ('inReview', 'bound')`),
    index('association_bindings_by_state').on(t.state, t.createdAt, t.id),
  ],
);

notPersonal('partners of the shop', associations);
personal(associationBindings, {
  owner: associationBindings.accountId,
  exported: {
    title: '协会会员绑定',
    columns: pick(
      associationBindings,
      ...(['associationId', 'state', 'maskedNumber', 'reason', 'decidedAt', 'unboundAt', 'createdAt'] as const),
    ),
    newest: associationBindings.createdAt,
  },
  erased: { delete: true },
});
