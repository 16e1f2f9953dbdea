import { and, eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import { driveInvitations } from './drive-invitation.tables';

export type InvitationRow = typeof driveInvitations.$inferSelect;

const isLetter = (code: string) => eq(driveInvitations.code, code);

/** Adds an invitation; one that exists stays as it is. */
export async function insertInvitation(db: Db, row: InvitationRow): Promise<void> {
  await db.insert(driveInvitations).values(row).onConflictDoNothing();
}

export async function selectInvitation(db: Db, code: string): Promise<InvitationRow | undefined> {
  const [row] = await db.select().from(driveInvitations).where(isLetter(code));
  return row;
}

/** Answers an invitation that is open, in one statement: of several callers one gets it. */
export async function answerInvitation(
  db: Db,
  code: string,
  changes: Partial<InvitationRow> & Pick<InvitationRow, 'state' | 'updatedAt'>,
): Promise<InvitationRow | undefined> {
  const isOpen = and(isLetter(code), eq(driveInvitations.state, 'open'));
  const [row] = await db.update(driveInvitations).set(changes).where(isOpen).returning();
  return row;
}

const newestFirst = keyset(driveInvitations.createdAt, driveInvitations.code);

/** Invitations, of a store or of all, newest first. */
export const selectInvitations = (
  db: Db,
  storeId: string | undefined,
  { after, limit }: PageRange,
): Promise<InvitationRow[]> =>
  db
    .select()
    .from(driveInvitations)
    .where(and(storeId === undefined ? undefined : eq(driveInvitations.storeId, storeId), newestFirst.after(after)))
    .orderBy(...newestFirst.order)
    .limit(limit);
