import type { GrantedRole } from '@voltfront/contract/permissions';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn } from '../../kernel/columns';
import { personal } from '../../kernel/personal-data';

/** What staff changed. Triggers of its migration refuse every update and deletion. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: idColumn(),
    staffId: text('staff_id').notNull(),
    roles: jsonb('roles').$type<GrantedRole[]>().notNull(),
    call: text('call').notNull(),
    subject: jsonb('subject').$type<Record<string, string>>().notNull(),
    /** Why, in the words of the member of staff; empty where the call asks for none. */
    reason: text('reason').notNull().default(''),
    requestId: text('request_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_entries_newest').on(t.createdAt, t.id),
    index('audit_entries_of_staff').on(t.staffId, t.createdAt, t.id),
  ],
);

personal(auditEntries, {
  owner: auditEntries.staffId,
  exported: {
    title: '员工操作记录',
    columns: {
      call: auditEntries.call,
      subject: auditEntries.subject,
      reason: auditEntries.reason,
      createdAt: auditEntries.createdAt,
    },
    newest: auditEntries.createdAt,
  },
  erased: { keep: 'proof of what staff changed' },
});
