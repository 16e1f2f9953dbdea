import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from '../../kernel/columns';
import { personal, pick } from '../../kernel/personal-data';

/** Letters of consultants that invite to a test drive. */
export const driveInvitations = pgTable(
  'drive_invitations',
  {
    /** Unguessable; it is in the link. */
    code: text('code').primaryKey(),
    storeId: text('store_id').notNull(),
    /** Account of the consultant. */
    consultantId: text('consultant_id').notNull(),
    modelId: text('model_id').notNull(),
    /** Of the receiver; empty where it is not known. */
    surname: text('surname').notNull(),
    text: text('text').notNull(),
    /** Empty without one. */
    gift: text('gift').notNull(),
    /** Times that are proposed. */
    slots: jsonb('slots').$type<number[]>().notNull(),
    state: text('state').$type<'open' | 'accepted' | 'declined'>().notNull(),
    /** Why it was declined. */
    reason: text('reason').notNull().default(''),
    /** The drive that came of it, and its person. */
    driveNo: text('drive_no'),
    userId: text('user_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('drive_invitations_newest').on(t.createdAt, t.code),
    index('drive_invitations_newest_in').on(t.storeId, t.createdAt, t.code),
    index('drive_invitations_of').on(t.userId, t.createdAt),
  ],
);

personal(driveInvitations, {
  owner: driveInvitations.userId,
  exported: {
    title: '试驾邀请函',
    columns: pick(driveInvitations, 'surname', 'text', 'state', 'driveNo', 'createdAt'),
    newest: driveInvitations.createdAt,
  },
  erased: { delete: true },
});
